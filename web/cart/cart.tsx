export { AddToCart, useQuickUnit, useWhyNotAdd } from './add-to-cart.tsx'
export { CartBadge } from './cart-badge.tsx'
export type { ExchangeAnswer } from './cart-exchange-route.ts'
export { type CartFacts, type CartGoods, factsOf } from './cart-goods.ts'
export { CartKeeper, useKeepsCart } from './cart-keeper.tsx'
export { type CartKey, changeCart, currentCart, guestCarts, putInCart, setQuantity } from './cart-store.ts'
export { setTalk, subscribeTalk, talkOf } from './facts-store.ts'
export { heardAt } from './heard-at.ts'
export { loadSender } from './load-sender.ts'
export { forgetMovedIn, type MovedIn, readMovedIn } from './moved-in.ts'
export {
  type CartKind,
  type CartLine,
  isEmptyLine,
  mostOfOne,
  putBack,
  putLines,
  type Quantities,
  type StoredCart,
  takeOrdered,
} from './stored-cart.ts'
export { useCart, useCartKey, useCartLine } from './use-cart.ts'
