import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { buyAgainContracts } from '#shop/catalogue/buy-again-contract.ts'
import type { displayGroupContracts } from '#shop/catalogue/display-group-contract.ts'
import type { hierarchyContracts } from '#shop/catalogue/hierarchy-contract.ts'
import type { productCodesContracts } from '#shop/catalogue/product-codes-contract.ts'
import type { productItemsContracts } from '#shop/catalogue/product-items-contract.ts'
import type { promotionContracts } from '#shop/catalogue/promotion-contracts.ts'
import type { searchContracts } from '#shop/catalogue/search-contracts.ts'
import { buyAgain } from './buy-again.ts'
import { displayGroups } from './display-groups.ts'
import { hierarchy } from './hierarchy.ts'
import { productCodes } from './product-codes.ts'
import { productItems } from './product-items.ts'
import { promotionList, promotionProducts } from './promotion-list.ts'
import { autoComplete, nearestWords } from './suggest-words.ts'

export const catalogueHandlers: HandlersOf<
  typeof productItemsContracts &
    typeof displayGroupContracts &
    typeof buyAgainContracts &
    typeof searchContracts &
    typeof promotionContracts &
    typeof hierarchyContracts &
    typeof productCodesContracts
> = {
  productItems,
  displayGroups,
  buyAgain,
  autoComplete,
  nearestWords,
  promotionProducts,
  offers: promotionList,
  hierarchy,
  productCodes,
}
