import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { merchantPromotionContracts } from '#shop/merchant-promotions/merchant-promotion-contracts.ts'
import type { promotionAdviceContracts } from '#shop/merchant-promotions/promotion-advice-contracts.ts'
import { checkPromotion } from './check-promotion.ts'
import { lookBack } from './look-back.ts'
import { promotionCustomers, promotionMaster } from './master-data.ts'
import { promotionDetail } from './promotion-detail.ts'
import { promotionsOfCentre } from './promotion-list.ts'
import { createPromotion, switchPromotion, updatePromotion } from './save-promotion.ts'
import { tryPromotion } from './try-promotion.ts'

export const merchantPromotionHandlers: HandlersOf<
  typeof merchantPromotionContracts & typeof promotionAdviceContracts
> = {
  promotionsOfCentre,
  promotionDetail,
  promotionMaster,
  promotionCustomers,
  createPromotion,
  updatePromotion,
  switchPromotion,
  tryPromotion,
  lookBack,
  checkPromotion,
}
