export { sayCoupon } from './say-coupon.ts'
export {
  namePromotion,
  type OfferNames,
  offerNames,
  sayRibbon,
  sayTiers,
  type ToldOffer,
} from './say-offer.ts'
