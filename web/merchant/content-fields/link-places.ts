import type { linkedPlaces } from '#shop/merchant-contents/link-target.ts'
import * as paths from '#web/paths/customer-paths.ts'
import type { ContentWords } from '#web/words/merchant/contents/content-th.ts'

/** What pages of the shop are called where one is chosen. */
export const placeNames: Record<(typeof linkedPlaces)[number], keyof ContentWords> = {
  [paths.products]: 'place.products',
  [paths.categories]: 'place.categories',
  [paths.promotions]: 'place.promotions',
  [paths.news]: 'place.news',
  [paths.pointProgramme]: 'place.redeem',
  [paths.myCoupons]: 'place.coupons',
  [paths.points]: 'place.points',
  [paths.wishlist]: 'place.wishlist',
  [paths.history]: 'place.history',
  [paths.cart]: 'place.cart',
  [paths.advanceCart]: 'place.advance',
  [paths.register]: 'place.register',
  [paths.pdpa]: 'place.policy',
  [paths.releaseNotes]: 'place.release',
}
