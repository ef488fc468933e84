export { type CartPage, useCartPage } from './use-cart-page.ts'
