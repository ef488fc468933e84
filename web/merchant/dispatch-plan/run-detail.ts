import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { runDetailContract } from '#shop/dispatch/dispatch-contracts.ts'

export type RunDetail = AnswerOf<typeof runDetailContract>
