import { atMinute } from '#database/seeds/calendar.ts'
import type { Trade } from '#database/seeds/demo/demo-network.ts'
import type { Order } from '#database/seeds/orders/order.ts'
import { isCancelled } from '#database/seeds/orders/order-steps.ts'
import { makeRandom } from '#database/seeds/random.ts'
import type { SeedPayment } from './seed-payment.ts'

const demoCentre = 'BKK01'
/** The customers people sign in as keep the orders they are known for. */
const ownStories = 9
const accountant = 'นภา บัญชีกลาง'
const yesterdayEvening = -240

/** Payments of the demo's first centre: every method and state, slips that wait, money that has to go back. */
export function makePayments({ centre, orders }: Trade, today: string): SeedPayment[] {
  if (centre.saleUnit !== demoCentre) return []
  const random = makeRandom('payments')
  const others = orders
    .filter(({ customer, pointsMode }) => !pointsMode && Number(customer.code.slice(1)) > ownStories)
    .toSorted((a, b) => b.placedAt.localeCompare(a.placedAt))
  const unpaid = others.filter(
    ({ status, paidAt, payment }) =>
      (status === 'SO Wait' || status === 'SO Approve') && !paidAt && payment !== 'CREDIT',
  )
  const cancelled = others.filter(({ status, payment }) => isCancelled(status) && payment !== 'CREDIT')
  const paid = others.filter(
    ({ paidAt, payment, day }) =>
      paidAt &&
      (payment === 'BANK' || payment === 'LINEPAY') &&
      day < atMinute(today, -3 * 1440).slice(0, 10),
  )
  const made = (order: Order, more: Partial<SeedPayment>): SeedPayment => ({
    order,
    id: random.uuid(),
    key: random.uuid(),
    method: order.payment === 'LINEPAY' ? 'LINEPAY' : 'BANK',
    state: 'paid',
    madeAt: order.placedAt,
    at: order.paidAt ?? atMinute(today, yesterdayEvening),
    by: accountant,
    ...more,
  })
  return [
    ...unpaid.slice(0, 5).map((order, at) =>
      made(order, {
        state: at === 4 ? 'failed' : 'waiting',
        madeAt: atMinute(today, yesterdayEvening + at * 11),
        at: atMinute(today, yesterdayEvening + at * 11 + 3),
        slip: at === 4 ? 'refused' : 'checking',
      }),
    ),
    ...cancelled.slice(0, 3).map((order, at) =>
      made(order, {
        madeAt: order.placedAt,
        at: atMinute(order.day, 1380 + at),
        ...(at === 1 ? { refund: order.total } : {}),
        ...(at === 2 ? { refund: Math.floor(order.total / 2) } : {}),
      }),
    ),
    ...paid.slice(0, 1).map((order) => made(order, { at: atMinute(order.day, 1390), second: true })),
    ...paid.slice(0, 36).flatMap((order, at) => attempts(made, order, at)),
  ]
}

const endings = ['failed', 'expired', 'cancelled'] as const
const gatewayMethods = ['LINEPAY', 'CARD', 'QR'] as const

/** The payment that came through, and now and then one before it that did not. */
function attempts(
  made: (order: Order, more: Partial<SeedPayment>) => SeedPayment,
  order: Order,
  at: number,
): SeedPayment[] {
  if (order.payment === 'BANK') return [made(order, at % 2 ? { slip: 'confirmed' } : { byHand: true })]
  const method = gatewayMethods[at % gatewayMethods.length] ?? 'LINEPAY'
  const failed = at % 2 ? [made(order, { method, state: endings[at % endings.length] ?? 'failed' })] : []
  return [...failed, made(order, { method })]
}
