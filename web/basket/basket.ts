export { missingLittle } from './missing-little.ts'
export { MovedNote } from './moved-note.tsx'
export { type CartPage, useCartPage } from './use-cart-page.ts'
