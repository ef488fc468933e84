export { type CardProduct, cardMaker } from './card-product.ts'
export { Heart } from './heart.tsx'
export { NotifyWhenBack } from './notify-when-back.tsx'
export { PointsCost, useNotForPoints, useSpendsPoints } from './points-cost.tsx'
export { ProductGrid } from './product-grid.tsx'
export { GoodsSection, ProductShelf } from './product-shelf.tsx'
export { afterHearing, nothingWished, type Wished, withGuestWishes } from './wished.ts'
export {
  changeWishes,
  currentWishes,
  forgetWishes,
  guestWishes,
  useWishes,
  useWishKey,
} from './wished-store.ts'
