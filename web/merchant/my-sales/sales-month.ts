import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { salesMonthContract } from '#shop/my-sales/my-sales-contracts.ts'

export type SalesMonth = AnswerOf<typeof salesMonthContract>
