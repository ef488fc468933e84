import type { CartKind } from '#shop/cart/cart.ts'
import type { DeliveryDay } from '#shop/checkout/delivery-slots.ts'
import type { TaxInvoice } from '#shop/checkout/tax-invoice.ts'
import type { OrderToPlace } from '#shop/checkout/why-not-place.ts'
import type { DeliveryMethod } from '#shop/orders/delivery-method.ts'
import type { PaymentMethod } from '#shop/payments/payment-methods.ts'

/** An order told by what decides about it, so that a table of examples stays short. */
export type Example = {
  kind: CartKind
  orderingOpen: boolean
  lines: number
  blocked: OrderToPlace['blocked']
  total: number
  minimumOrder: number
  missingToMinimum: number
  points: { need: number; have: number; redeemOpen: boolean; ownHands: boolean }
  addressed: boolean
  outside?: OrderToPlace['outside']
  delivery: {
    method: DeliveryMethod
    open: readonly DeliveryMethod[]
    day: string
    slot: string
    days: readonly DeliveryDay[]
  }
  payment: { method: PaymentMethod; open: readonly PaymentMethod[]; creditLeft: number }
  coupon: { wanted: boolean; applies: boolean }
  taxInvoice: TaxInvoice | undefined
}

export function orderToPlace(example: Example): OrderToPlace {
  const { points, delivery, payment, coupon, taxInvoice } = example
  const address = example.addressed ? '00000000-0000-4000-8000-000000000001' : ''
  return {
    request: {
      kind: example.kind,
      lines: Array.from({ length: example.lines }, (_, at) => ({
        productCode: `P${at}`,
        quantities: [1, 0, 0],
      })),
      deliveryMethod: delivery.method,
      freeChoices: [],
      totalSeen: example.total,
      pointsSeen: points.need,
      linesSeen: [],
      shipTo: address,
      billTo: address,
      deliverOn: delivery.day,
      slot: delivery.slot as '08-12',
      payment: payment.method,
      remark: '',
      ...(coupon.wanted ? { couponId: 'C1' } : {}),
      ...(taxInvoice ? { taxInvoice } : {}),
    },
    priced: {
      total: example.total,
      points: points.need,
      missingToMinimum: example.missingToMinimum,
      couponPromotionIdsUsed: coupon.applies ? ['PR1'] : [],
    },
    orderingOpen: example.orderingOpen,
    blocked: example.blocked,
    minimumOrder: example.minimumOrder,
    points,
    outside: example.outside,
    deliveries: delivery.open,
    days: delivery.days,
    payments: payment.open,
    creditLeft: payment.creditLeft,
  }
}
