import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { checkoutContracts } from '#shop/checkout/checkout-contracts.ts'
import { checkoutOptions } from './checkout-options.ts'
import { checkoutPreview } from './checkout-preview.ts'
import { placeOrder } from './place-order.ts'
import { placedOrder } from './placed-order.ts'

export const checkoutHandlers: HandlersOf<typeof checkoutContracts> = {
  checkoutOptions,
  checkoutPreview,
  placeOrder,
  placedOrder,
}
