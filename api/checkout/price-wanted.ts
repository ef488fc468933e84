import type { Buyer } from '#api/buyers/buyer.ts'
import type { Context } from '#api/kit/calls/context.ts'
import { type LoadedCart, priceFor } from '#api/pricing/pricing.ts'
import type { CartKind, WantedLine } from '#shop/cart/cart.ts'
import { sumLines, whyTooMany } from '#shop/cart/sum-lines.ts'
import type { AreaTerms } from '#shop/centres/delivery-area.ts'
import type { DeliveryMethod } from '#shop/orders/delivery-method.ts'
import type { PaymentMethod } from '#shop/payments/payment-methods.ts'
import type { CartToPrice } from '#shop/priced-cart/cart-to-price.ts'
import type { PricedCart } from '#shop/priced-cart/priced-cart.ts'

type Chosen = {
  kind: CartKind
  lines: readonly WantedLine[]
  deliveryMethod: DeliveryMethod
  freeChoices: CartToPrice['freeChoices']
  /** The day an advance order's price is of. */
  priceDay: string | undefined
  couponPromotionId: string | undefined
  payment?: PaymentMethod | undefined
  area: AreaTerms | undefined
}
export type PricedOrder = LoadedCart & { priced: PricedCart; kind: CartKind }

/** The truth about what was chosen: everything is priced anew, nothing is taken from the request but what is wanted. */
export async function priceWanted(context: Context, buyer: Buyer, chosen: Chosen): Promise<PricedOrder> {
  const tooMany = whyTooMany(chosen.lines)
  if (tooMany) throw tooMany
  const wanted = sumLines(chosen.lines).filter(({ quantities }) =>
    quantities.some((quantity) => quantity > 0),
  )
  const loaded = await priceFor(context, buyer, {
    lines: wanted,
    mode: chosen.kind === 'points' ? 'points' : 'money',
    couponPromotionIds: chosen.couponPromotionId ? [chosen.couponPromotionId] : [],
    freeChoices: chosen.freeChoices,
    priceDay: chosen.kind === 'advance' ? chosen.priceDay : undefined,
    area: chosen.area,
    isPickup: chosen.deliveryMethod === 'PICKUP',
    paysCash: chosen.payment === 'COD',
  })
  return { ...loaded, kind: chosen.kind }
}
