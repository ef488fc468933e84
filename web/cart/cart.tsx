export { AddToCart, useQuickUnit, useWhyNotAdd } from './add-to-cart.tsx'
export { CartBadge } from './cart-badge.tsx'
export { useCart, useCartLine } from './use-cart.ts'
