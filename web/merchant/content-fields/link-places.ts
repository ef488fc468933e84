import type { linkedPlaces } from '#shop/merchant-contents/link-target.ts'
import type { ContentWords } from '#web/words/merchant/contents/content-th.ts'

/** What pages of the shop are called where one is chosen. */
export const placeNames: Record<(typeof linkedPlaces)[number], keyof ContentWords> = {
  '/product': 'place.products',
  '/categories': 'place.categories',
  '/promotion': 'place.promotions',
  '/news': 'place.news',
  '/point_tcp': 'place.redeem',
  '/profile/mycoupon': 'place.coupons',
  '/profile/points': 'place.points',
  '/profile/wishlist': 'place.wishlist',
  '/history': 'place.history',
  '/cart': 'place.cart',
  '/cart/adv': 'place.advance',
  '/register': 'place.register',
  '/ordersubscription': 'place.subscription',
  '/pdpa': 'place.policy',
  '/release/notes': 'place.release',
}
