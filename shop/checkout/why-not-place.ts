import type { Satang } from '../money/satang.ts'
import { sayMoney, sayNumber } from '../money/say-money.ts'
import type { DeliveryMethod } from '../orders/delivery-method.ts'
import type { PaymentMethod } from '../payments/payment-methods.ts'
import type { PricedCart } from '../priced-cart/priced-cart.ts'
import { type Problem, refuse } from '../problems/problem.ts'
import { checkoutProblems } from './checkout-problems.ts'
import type { DeliveryDay } from './delivery-slots.ts'
import type { PlaceOrderRequest } from './place-order-contract.ts'
import { whyNotTaxInvoice } from './tax-invoice.ts'

/** A line that cannot be ordered, named in the reader's language. */
export type BlockedLine = {
  product: string
  why: 'notSold' | 'unpriced' | 'soldOut' | 'wrongDay' | 'notRedeemable'
}

/** All that decides whether an order can be placed: what is asked for, what it costs, and what holds now. */
export type OrderToPlace = {
  request: Omit<PlaceOrderRequest, 'key'>
  priced: Pick<PricedCart, 'total' | 'points' | 'missingToMinimum' | 'couponPromotionIdsUsed'>
  orderingOpen: boolean
  blocked: readonly BlockedLine[]
  minimumOrder: Satang
  /** `ownHands`: the customer orders, not somebody for them. */
  points: { have: number; redeemOpen: boolean; ownHands: boolean }
  /** Why the centre does not deliver to the chosen address, when the order goes there. */
  outside?: Problem | undefined
  deliveries: readonly DeliveryMethod[]
  days: readonly DeliveryDay[]
  payments: readonly PaymentMethod[]
  creditLeft: Satang
  /** What is so long overdue that nothing more is sold on credit. */
  creditHeld?: Satang
}
/**
 * The first reason this order cannot be placed, if any. Screens disable with it; the server refuses with it.
 */
export function whyNotPlace(order: OrderToPlace): Problem | undefined {
  return (
    whyNotAtAll(order) ?? order.outside ?? whyNotProducts(order) ?? whyNotDelivery(order) ?? whyNotPay(order)
  )
}

function whyNotAtAll({ orderingOpen, request }: OrderToPlace): Problem | undefined {
  if (!orderingOpen) return refuse(checkoutProblems.closed)
  const isEmpty = request.lines.every(({ quantities }) => quantities.every((quantity) => quantity === 0))
  return isEmpty ? refuse(checkoutProblems.empty) : undefined
}

function whyNotProducts({ blocked, request, minimumOrder, priced }: OrderToPlace): Problem | undefined {
  const [first] = blocked
  if (first) return refuse(checkoutProblems[first.why], { product: first.product })
  if (request.kind === 'points' || priced.missingToMinimum <= 0) return undefined
  return refuse(checkoutProblems.belowMinimum, {
    minimum: sayMoney(minimumOrder),
    missing: sayMoney(priced.missingToMinimum),
  })
}

function whyNotDelivery({ request, deliveries, days }: OrderToPlace): Problem | undefined {
  const { shipTo, billTo, deliverOn, deliveryMethod, slot, taxInvoice } = request
  if (!shipTo || !billTo) return refuse(checkoutProblems.noAddress)
  if (!deliveries.includes(deliveryMethod)) return refuse(checkoutProblems.noPickup)
  const day = days.find((each) => each.day === deliverOn)
  // Who fetches the order chooses a day, but no part of it.
  if (!day || (deliveryMethod === 'DELIVERY' && !day.slots.some((each) => each === slot)))
    return refuse(checkoutProblems.noDay)
  return taxInvoice && whyNotTaxInvoice(taxInvoice)
}

function whyNotPay({
  request,
  priced,
  points,
  payments,
  creditLeft,
  creditHeld = 0,
}: OrderToPlace): Problem | undefined {
  const { kind, payment, couponId } = request
  if (priced.points > 0) {
    if (!points.ownHands) return refuse(checkoutProblems.pointsByOwner)
    if (!points.redeemOpen) return refuse(checkoutProblems.redeemClosed)
    if (priced.points > points.have)
      return refuse(checkoutProblems.tooFewPoints, {
        have: sayNumber(points.have),
        need: sayNumber(priced.points),
      })
  }
  if (couponId && priced.couponPromotionIdsUsed.length === 0) return refuse(checkoutProblems.couponNoEffect)
  if ((kind === 'points') !== (payment === 'POINTS') || !payments.includes(payment))
    return refuse(checkoutProblems.noSuchPayment)
  if (payment === 'CREDIT' && creditHeld > 0)
    return refuse(checkoutProblems.creditHeld, { amount: sayMoney(creditHeld) })
  if (payment === 'CREDIT' && priced.total > creditLeft)
    return refuse(checkoutProblems.overCredit, {
      left: sayMoney(Math.max(0, creditLeft)),
      total: sayMoney(priced.total),
    })
  return undefined
}
