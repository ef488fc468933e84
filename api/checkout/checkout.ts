/** The door of checkout: what can be chosen, what it costs, and placing the order. */
export { checkoutOptions } from './checkout-options.ts'
export { checkoutPreview } from './checkout-preview.ts'
export { placeOrder } from './place-order.ts'
export { placedOrder } from './placed-order.ts'
