import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { staffPersonContract } from '#shop/people/people-contracts.ts'

/** A member of staff as their page shows them. */
export type PersonDetail = AnswerOf<typeof staffPersonContract>
