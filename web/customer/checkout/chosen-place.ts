import type { Satang } from '#shop/money/satang.ts'
import type { CartToPrice } from '#shop/priced-cart/cart-to-price.ts'
import { priceCart } from '#shop/pricing/price-cart.ts'
import type { CheckoutDraft } from '#web/customer/placing/checkout-draft.ts'
import type { CheckoutData } from './load-checkout.ts'

type Options = CheckoutData['options']
type ChosenPlace = Pick<Options['places'][number], 'days' | 'minimumOrder' | 'outside'>

/** What holds where the goods go; for who fetches them, what holds at the centre. */
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

/** What delivery to a place costs these goods, as it would be shown: with VAT, or nothing from so much on. */
export function feeShown(
  toPrice: CartToPrice,
  { fee, freeFrom }: Pick<Options['places'][number], 'fee' | 'freeFrom'>,
): Satang {
  const delivery = { ...toPrice.delivery, fee, freeFrom: freeFrom > 0 ? freeFrom : null }
  return priceCart({ ...toPrice, delivery }).shown.delivery
}
