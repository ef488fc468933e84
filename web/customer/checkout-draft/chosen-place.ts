import type { Satang } from '#shop/money/satang.ts'
import type { CartToPrice } from '#shop/priced-cart/cart-to-price.ts'
import { priceCart } from '#shop/pricing/price-cart.ts'
import type { CheckoutDraft } from '#web/customer/placing/checkout-draft.ts'
import type { CheckoutData } from './load-checkout.ts'

type Options = CheckoutData['options']
type ChosenPlace = Pick<Options['places'][number], 'days' | 'minimumOrder' | 'outside'>

/** The terms of the chosen delivery address; of the centre itself for an order that is picked up. */
export function chosenPlace(
  options: Options,
  { shipTo, deliveryMethod }: Pick<CheckoutDraft, 'shipTo' | 'deliveryMethod'>,
): ChosenPlace {
  const place =
    deliveryMethod === 'DELIVERY'
      ? options.places.find(({ addressIds }) => addressIds.includes(shipTo))
      : undefined
  return place ?? { days: options.days, minimumOrder: options.minimumOrder, outside: null }
}

/** What delivery to a place would cost this cart, as shown: with VAT, or free from a certain amount. */
export function feeShown(
  toPrice: CartToPrice,
  { fee, freeFrom }: Pick<Options['places'][number], 'fee' | 'freeFrom'>,
): Satang {
  const delivery = { ...toPrice.delivery, fee, freeFrom: freeFrom > 0 ? freeFrom : null }
  return priceCart({ ...toPrice, delivery }).shown.delivery
}
