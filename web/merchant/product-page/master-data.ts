import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { masterDataContract } from '#shop/merchant-catalogue/merchant-catalogue-contracts.ts'
import type { materialTypesContract } from '#shop/merchant-products/merchant-product-contracts.ts'

export type MasterData = AnswerOf<typeof masterDataContract>
export type MaterialTypes = AnswerOf<typeof materialTypesContract>
