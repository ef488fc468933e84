import type { Row } from '#database/seeds/insert-rows.ts'
import type { Order } from '#database/seeds/orders/order.ts'
import { isCancelled } from '#database/seeds/orders/order-steps.ts'
import { moneyStateOf, sumsOf } from '#shop/payments/money-state.ts'
import { slipCodeOf } from '#shop/thai-qr/slip-code.ts'
import { paymentIdOf, type SeedPayment, slipPictureOf } from './seed-payment.ts'

const providers = { LINEPAY: 'linepay', CARD: 'kbank-card', QR: 'kbank-qr' } as const
const bankCode = '014'
/** Of the demo's invented bank. */
export const slipOf = (payment: SeedPayment) => ({
  bankCode,
  reference: `2026${payment.key.replaceAll('-', '').slice(0, 20)}`.toUpperCase(),
})

const providerOf = ({ method, byHand }: SeedPayment) =>
  method === 'BANK' ? (byHand ? 'hand' : 'transfer') : providers[method]
const arrived = ({ state, order }: SeedPayment) => (state === 'paid' ? order.total : 0)

export const paymentRow = (payment: SeedPayment): Row => ({
  sale_unit: payment.order.saleUnit,
  id: paymentIdOf(payment),
  customer_code: payment.order.customer.code,
  method: payment.method,
  provider: providerOf(payment),
  amount: payment.order.total,
  state: payment.state,
  received: arrived(payment),
  returned: payment.refund ?? 0,
  reference: payment.method === 'BANK' ? null : `20261${payment.key.replaceAll(/\D/g, '').slice(0, 14)}`,
  key: payment.key,
  made_at: payment.madeAt,
  made_by_kind: payment.byHand ? 'staff' : 'customer',
  made_by: payment.byHand ? payment.by : payment.order.customer.shop,
  paid_at: payment.state === 'paid' ? payment.at : null,
  trouble: payment.slip === 'refused' ? 'slipRefused' : '',
})

export const shareRow = (payment: SeedPayment): Row => ({
  sale_unit: payment.order.saleUnit,
  payment_id: paymentIdOf(payment),
  order_number: payment.order.number,
  amount: payment.order.total,
  received: arrived(payment),
  returned: payment.refund ?? 0,
})

/** Who did what when. */
export function eventRows(payment: SeedPayment): Row[] {
  const staff = { by_kind: 'staff', by_name: payment.by }
  const customer = { by_kind: 'customer', by_name: payment.order.customer.shop }
  const system = { by_kind: 'job', by_name: 'ระบบ' }
  const decider = payment.method === 'BANK' ? staff : system
  const events: Row[] = [
    { what: 'made', at: payment.madeAt, ...(payment.byHand ? staff : customer), amount: payment.order.total },
    ...(payment.slip ? [{ what: 'slip sent', at: payment.madeAt, ...customer }] : []),
    ...(payment.slip === 'refused'
      ? [{ what: 'slipRefused', at: payment.at, ...staff, why: 'ไม่พบเงินเข้า' }]
      : []),
    ...(payment.state === 'waiting' || payment.slip === 'refused'
      ? []
      : [{ what: payment.state, at: payment.at, ...decider, amount: arrived(payment) || null }]),
    ...(payment.refund
      ? [{ what: 'refunded', at: payment.at, ...staff, why: refundWhy, amount: payment.refund }]
      : []),
  ]
  return events.map((event, step) => ({
    sale_unit: payment.order.saleUnit,
    payment_id: paymentIdOf(payment),
    step: step + 1,
    what: event.what,
    at: event.at,
    by_kind: event.by_kind,
    by_name: event.by_name,
    why: event.why ?? '',
    amount: event.amount ?? null,
  }))
}
const refundWhy = 'ลูกค้ายกเลิกคำสั่งซื้อ'

export const slipRow = (payment: SeedPayment): Row => {
  const slip = slipOf(payment)
  const isDecided = payment.slip !== 'checking'
  return {
    sale_unit: payment.order.saleUnit,
    id: payment.id,
    payment_id: paymentIdOf(payment),
    customer_code: payment.order.customer.code,
    picture: slipPictureOf(payment),
    sent_at: payment.madeAt,
    state: payment.slip,
    bank_code: slip.bankCode,
    bank_reference: slip.reference,
    code: slipCodeOf(slip),
    paid_on: payment.madeAt,
    why: payment.slip === 'refused' ? 'ไม่พบเงินเข้า' : '',
    decided_at: isDecided ? payment.at : null,
    decided_by: isDecided ? payment.by : '',
  }
}

export const refundRow = (payment: SeedPayment): Row => ({
  sale_unit: payment.order.saleUnit,
  id: payment.key,
  payment_id: paymentIdOf(payment),
  order_number: payment.order.number,
  amount: payment.refund,
  how: 'transfer',
  state: 'done',
  why: refundWhy,
  asked_at: payment.at,
  asked_by: payment.by,
  done_at: payment.at,
})

/** Where the money of each order stands, by the shop's own rule. */
export function moneyRows(payments: readonly SeedPayment[]): Row[] {
  const byOrder = Map.groupBy(payments, ({ order }) => order)
  return [...byOrder].map(([order, own]) => {
    const money = {
      total: order.total,
      cancelled: isCancelled(order.status),
      paidOtherwise: false,
      shares: own.map((payment) => ({
        state: payment.state,
        received: arrived(payment),
        returned: payment.refund ?? 0,
      })),
    }
    return {
      sale_unit: order.saleUnit,
      order_number: order.number,
      state: moneyStateOf(money),
      ...sumsOf(money),
      changed_at: own.at(-1)?.at,
    }
  })
}

/** Orders paid by card or QR say so; their payment is the last one. */
export const paidByGateway = (payments: readonly SeedPayment[]): [Order, string][] =>
  payments.flatMap(({ order, method, state }) =>
    state === 'paid' && (method === 'CARD' || method === 'QR') ? [[order, method]] : [],
  )
