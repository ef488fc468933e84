import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { productDetailContracts } from '#shop/products/product-detail-contract.ts'
import { productDetail, relatedProducts } from './product-detail.ts'

export const productHandlers: HandlersOf<typeof productDetailContracts> = {
  productDetail,
  relatedProducts,
}
