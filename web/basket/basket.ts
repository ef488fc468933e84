export { MovedNote } from './moved-note.tsx'
export { type CartPage, useCartPage } from './use-cart-page.ts'
