import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { visitDayContract } from '#shop/my-sales/visit-contracts.ts'

export type VisitDay = AnswerOf<typeof visitDayContract>
