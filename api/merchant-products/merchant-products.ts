import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { merchantProductContracts } from '#shop/merchant-products/merchant-product-contracts.ts'
import { advancePrices, deleteAdvancePrice, saveAdvancePrice } from './advance-prices.ts'
import { materialTypes, merchantProduct, merchantProductList } from './product-list.ts'
import { productPicture } from './product-pictures.ts'
import { saveProduct } from './save-product.ts'
import { toggleActive } from './toggle-active.ts'

export const merchantProductHandlers: HandlersOf<typeof merchantProductContracts> = {
  merchantProductList,
  materialTypes,
  merchantProduct,
  toggleActive,
  saveProduct,
  productPicture,
  advancePrices,
  saveAdvancePrice,
  deleteAdvancePrice,
}
