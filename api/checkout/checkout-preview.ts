import { loadBuyer } from '#api/buyers/buyer.ts'
import { findCustomerPlace } from '#api/centres/customer-area.ts'
import { couponPromotion } from '#api/coupons/coupons.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { accountProblems } from '#shop/account/account-problems.ts'
import type { checkoutPreviewContract } from '#shop/checkout/checkout-contracts.ts'
import { checkoutProblems } from '#shop/checkout/checkout-problems.ts'
import { whyOutside } from '#shop/checkout/why-outside.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { type Problem, refuse } from '#shop/problems/problem.ts'
import { findOutsideAreaOptions } from './outside-area-options.ts'
import { findBlocked, priceOrder } from './price-order.ts'

export const checkoutPreview: Handler<typeof checkoutPreviewContract> = async (
  { couponId, requestedOn, shipTo, ...chosen },
  context,
) => {
  const { db, log, now, locale } = context
  const buyer = await loadBuyer(context)
  const { saleUnit, code: customerCode } = buyer
  const isDelivered = chosen.deliveryMethod === 'DELIVERY'
  const place =
    isDelivered || shipTo ? await findCustomerPlace(db, { saleUnit, customerCode }, shipTo) : undefined
  if (shipTo && !place) throw refuse(accountProblems.noAddress)
  const outside =
    isDelivered && place && !place.area
      ? await findOutsideAreaOptions(context, { saleUnit, customerCode }, place)
      : undefined
  const promotion = couponId
    ? await couponPromotion({ db, log, owner: { saleUnit, customerCode }, participant: buyer, couponId, now })
    : undefined
  const couponProblem = promotion instanceof Error ? promotion : undefined
  const order = await priceOrder(context, buyer, {
    ...chosen,
    priceDay: requestedOn,
    couponPromotionId: promotion instanceof Error ? undefined : promotion?.id,
    area: isDelivered ? place?.area : undefined,
  })
  const { toPrice, priced } = order
  const { lines, differences } = await findBlocked(context, buyer, order)
  const [blocked] = lines
  const unused = couponId && !couponProblem && priced.couponPromotionIdsUsed.length === 0
  const problem: Problem | undefined =
    (outside && whyOutside(outside, locale)) ??
    (blocked && refuse(checkoutProblems[blocked.why], { product: blocked.product })) ??
    couponProblem ??
    (unused ? refuse(checkoutProblems.couponNoEffect) : undefined) ??
    (priced.missingToMinimum > 0
      ? refuse(checkoutProblems.belowMinimum, {
          minimum: sayMoney(toPrice.minimumOrder),
          missing: sayMoney(priced.missingToMinimum),
        })
      : undefined)
  return {
    toPrice,
    total: priced.total,
    points: priced.points,
    whyNot: problem?.say(locale) ?? '',
    differences,
  }
}
