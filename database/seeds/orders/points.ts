import { addDays, atMinute } from '#database/seeds/calendar.ts'
import type { SeedProduct } from '#database/seeds/catalogue/products.ts'
import type { Row } from '#database/seeds/insert-rows.ts'
import type { Order } from '#database/seeds/orders/order.ts'
import type { Customer } from '#database/seeds/people/customers.ts'
import type { Random } from '#database/seeds/random.ts'

/** One point for every hundred baht of a delivered order. */
const satangAPoint = 10_000
const collector = { saleUnit: 'CNX01', code: 'C0001' }
const isCollector = ({ saleUnit, code }: Customer) =>
  saleUnit === collector.saleUnit && code === collector.code

/** Makes the collector's second and fourth delivered orders ones paid with points. */
export function redeemWithPoints(orders: readonly Order[], products: readonly SeedProduct[]): void {
  const redeemable = products.filter(({ pointsPerUnit, shelf }) => pointsPerUnit > 0 && shelf === 'full')
  const delivered = orders.filter(({ customer, status }) => isCollector(customer) && status === 'POD')
  for (const [at, order] of [delivered[1], delivered[3]].entries()) {
    const gift = redeemable[at]
    if (!order || !gift) continue
    for (const { product } of order.lines) product.popularity -= 1
    const unitAt = gift.item.units.length - 1
    const rate = gift.item.units[unitAt]?.rate ?? 1
    const line = {
      product: gift,
      unitAt,
      rate,
      quantity: 2,
      price: 0,
      priceType: gift.item.tax,
      amount: 0,
      discount: 0,
      promotionId: null,
      free: false,
      points: gift.pointsPerUnit * 2,
    }
    gift.popularity += 1
    Object.assign(order, {
      lines: [line],
      subtotal: 0,
      discount: 0,
      vat: 0,
      deliveryFee: 0,
      total: 0,
      payment: 'POINTS',
      paidAt: order.placedAt,
      pointsMode: true,
    })
  }
}

/** Entries for every customer, with balances equal to their sums. */
export function pointsLedgerRows(
  customers: readonly Customer[],
  orders: readonly Order[],
  today: string,
  random: Random,
): Row[] {
  const rows: Row[] = []
  const add = (
    customer: Customer,
    at: string,
    points: number,
    reason: string,
    order: string | null = null,
    expiresOn: string | null = null,
  ) => {
    if (points === 0) return
    customer.points += points
    rows.push({
      sale_unit: customer.saleUnit,
      customer_code: customer.code,
      id: random.uuid(),
      at,
      points,
      reason,
      order_number: order,
      expires_on: expiresOn,
    })
  }
  for (const customer of customers.filter(isCollector)) {
    add(customer, atMinute(addDays(today, -120), 600), 9_500, 'adjusted', null, addDays(today, 45))
    add(customer, atMinute(addDays(today, -100), 615), 4_200, 'earned', null, addDays(today, 265))
    add(customer, atMinute(addDays(today, -31), 1), -350, 'expired')
    add(customer, atMinute(addDays(today, -12), 840), 500, 'adjusted', null, addDays(today, 353))
  }
  for (const { customer, number, total, status, day, events, pointsMode, lines } of orders) {
    if (status !== 'POD') continue
    const at = events.at(-1)?.at ?? atMinute(day, 0)
    if (pointsMode) add(customer, at, -lines.reduce((sum, { points }) => sum + points, 0), 'redeemed', number)
    else add(customer, at, Math.floor(total / satangAPoint), 'earned', number, addDays(day, 365))
  }
  return rows
}
