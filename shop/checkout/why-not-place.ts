import type { CartKind } from '../cart/cart.ts'
import type { Satang } from '../money/satang.ts'
import { sayMoney, sayNumber } from '../money/say-money.ts'
import type { DeliveryMethod } from '../orders/delivery-method.ts'
import type { PaymentMethod } from '../payments/payment-methods.ts'
import { type Problem, refuse } from '../problems/problem.ts'
import { checkoutProblems } from './checkout-problems.ts'
import type { DeliveryDay } from './delivery-slots.ts'
import { type TaxInvoice, whyNotTaxInvoice } from './tax-invoice.ts'

/** A line that cannot be ordered, named in the reader's language. */
export type BlockedLine = {
  product: string
  why: 'notSold' | 'unpriced' | 'soldOut' | 'wrongDay' | 'notRedeemable'
}

/** Everything that decides whether an order can be placed. */
export type ToPlace = {
  kind: CartKind
  orderingOpen: boolean
  lines: number
  blocked: readonly BlockedLine[]
  total: Satang
  minimumOrder: Satang
  missingToMinimum: Satang
  /** The order's price in points, and the customer's balance. */
  points: { need: number; have: number; redeemOpen: boolean; ownHands: boolean }
  addressed: boolean
  /** Why the centre does not deliver to the chosen address; only for delivery. */
  outside?: Problem | undefined
  delivery: { method: DeliveryMethod; day: string; slot: string; days: readonly DeliveryDay[] }
  payment: { method: PaymentMethod; open: readonly PaymentMethod[]; creditLeft: Satang }
  coupon: { wanted: boolean; applies: boolean }
  taxInvoice: TaxInvoice | undefined
}

/**
 * The first reason this order cannot be placed, if any. Screens disable with it; the server refuses with it.
 */
export function whyNotPlace(order: ToPlace): Problem | undefined {
  return (
    whyNotAtAll(order) ?? order.outside ?? whyNotGoods(order) ?? whyNotDelivery(order) ?? whyNotPay(order)
  )
}

function whyNotAtAll({ orderingOpen, lines }: ToPlace): Problem | undefined {
  if (!orderingOpen) return refuse(checkoutProblems.closed)
  return lines === 0 ? refuse(checkoutProblems.empty) : undefined
}

function whyNotGoods({ blocked, kind, minimumOrder, missingToMinimum }: ToPlace): Problem | undefined {
  const [first] = blocked
  if (first) return refuse(checkoutProblems[first.why], { product: first.product })
  if (kind === 'points' || missingToMinimum <= 0) return undefined
  return refuse(checkoutProblems.belowMinimum, {
    minimum: sayMoney(minimumOrder),
    missing: sayMoney(missingToMinimum),
  })
}

function whyNotDelivery({ addressed, delivery, taxInvoice }: ToPlace): Problem | undefined {
  if (!addressed) return refuse(checkoutProblems.noAddress)
  const day = delivery.days.find((each) => each.day === delivery.day)
  // A pick-up has a day, but no time slot.
  if (!day || (delivery.method === 'DELIVERY' && !day.slots.some((slot) => slot === delivery.slot)))
    return refuse(checkoutProblems.noDay)
  return taxInvoice && whyNotTaxInvoice(taxInvoice)
}

function whyNotPay({ kind, total, points, payment, coupon }: ToPlace): Problem | undefined {
  if (points.need > 0) {
    if (!points.ownHands) return refuse(checkoutProblems.pointsByOwner)
    if (!points.redeemOpen) return refuse(checkoutProblems.redeemClosed)
    if (points.need > points.have)
      return refuse(checkoutProblems.tooFewPoints, {
        have: sayNumber(points.have),
        need: sayNumber(points.need),
      })
  }
  if (coupon.wanted && !coupon.applies) return refuse(checkoutProblems.couponNoEffect)
  if ((kind === 'points') !== (payment.method === 'POINTS') || !payment.open.includes(payment.method))
    return refuse(checkoutProblems.noSuchPayment)
  if (payment.method === 'CREDIT' && total > payment.creditLeft)
    return refuse(checkoutProblems.overCredit, {
      left: sayMoney(Math.max(0, payment.creditLeft)),
      total: sayMoney(total),
    })
  return undefined
}
