import { addDays, atMinute, buddhistMonth, weekdayOf } from '#database/seeds/calendar.ts'
import type { SeedProduct } from '#database/seeds/catalogue/products.ts'
import type { Order } from '#database/seeds/orders/order.ts'
import { makeEvents } from '#database/seeds/orders/order-events.ts'
import { fillCart } from '#database/seeds/orders/order-lines.ts'
import { choosePayment, whenPaid } from '#database/seeds/orders/order-payment.ts'
import { choosePlacer } from '#database/seeds/orders/order-placer.ts'
import {
  chooseStatus,
  isCancelled,
  pathTo,
  reservesStock,
  stepMinutes,
} from '#database/seeds/orders/order-steps.ts'
import { totalOrder } from '#database/seeds/orders/order-totals.ts'
import { priceLevelOf } from '#database/seeds/people/centre-rows.ts'
import type { Centre } from '#database/seeds/people/centres.ts'
import type { Customer } from '#database/seeds/people/customers.ts'
import { riderSignIns } from '#database/seeds/people/sign-ins.ts'
import type { RunningPromotion } from '#database/seeds/promotions/running-promotions.ts'
import type { Random } from '#database/seeds/random.ts'
import { settings } from '#shop/settings/settings.ts'

type Market = {
  centre: Centre
  products: SeedProduct[]
  customers: Customer[]
  promotions: RunningPromotion[]
  today: string
  random: Random
}

const oldestDay = 92
/** Shops order for the week ahead on Monday and before the weekend; Sunday is quiet. */
const weekdayRhythm = [0.35, 1.45, 1.05, 1, 1.1, 1.4, 0.75]

/** Three months of orders of one centre, growing and varying with the week, numbered by month. */
export function makeOrders(market: Market): Order[] {
  const { centre, customers, today, random } = market
  const orders: Order[] = []
  const counters = new Map<string, number>()
  const buyers = customers.filter(({ appetite, status }) => appetite > 0 && status === 'active')
  for (let age = oldestDay; age >= 0; age--) {
    const day = addDays(today, -age)
    for (const [nth, minute] of orderMinutes(centre.ordersADay, age, day, random).entries()) {
      const month = buddhistMonth(day)
      const running = (counters.get(month) ?? 0) + 1
      counters.set(month, running)
      const number = `SO${centre.saleUnit}${month}${String(running).padStart(5, '0')}`
      orders.push(
        placeOrder({
          market,
          customer: random.weighted(buyers, ({ appetite }) => appetite),
          day,
          minute,
          age,
          nth,
          number,
        }),
      )
    }
  }
  return centre.saleUnit === 'BKK01' ? withSomeOnTheRoad(orders, today) : orders
}

/** Days since the order, and how many of them today's run still takes out. */
const [lateDays, lateOrders] = [3, 4]

/** Some deliveries that were due are out today. Chosen afterwards, so that nothing else of the demo changes. */
function withSomeOnTheRoad(orders: Order[], today: string): Order[] {
  const day = addDays(today, -lateDays)
  const late = orders.filter((order) => order.day === day && order.status === 'POD' && !order.pickup)
  const chosen = new Set(late.slice(0, lateOrders))
  return orders.map((order) =>
    chosen.has(order)
      ? {
          ...order,
          status: 'Invoice Approve',
          paidAt: order.payment === 'COD' ? null : order.paidAt,
          events: order.events.filter(({ status }) => status !== 'POD'),
        }
      : order,
  )
}

// The seed may run at any hour: today's orders are just after midnight, so that none is in the future.
function orderMinutes(usual: number, age: number, day: string, random: Random): number[] {
  const growth = 0.75 + 0.5 * (1 - age / oldestDay)
  const expected = usual * growth * (weekdayRhythm[weekdayOf(day)] ?? 1)
  const count = age === 0 ? Math.ceil(usual * 0.7) : Math.floor(expected + random.next())
  const minute = () =>
    age === 0
      ? random.between(1, 29)
      : random.chance(0.6)
        ? random.between(420, 720)
        : random.between(720, 1130)
  return Array.from({ length: count }, minute).sort((a, b) => a - b)
}

type OrderPlacing = {
  market: Market
  customer: Customer
  day: string
  minute: number
  age: number
  nth: number
  number: string
}

function placeOrder({ market, customer, day, minute, age, nth, number }: OrderPlacing): Order {
  const { centre, products, customers, promotions, today, random } = market
  const lines = fillCart({
    products,
    promotions,
    level: priceLevelOf(customer.type),
    day,
    licence: customer.licence,
    random,
  })
  const status = chooseStatus(age, nth, random)
  const pickup = random.chance(0.08)
  const worth = lines.reduce((sum, { amount, discount }) => sum + amount - discount, 0)
  const fee = pickup || worth >= settings.freeShippingFrom.otherwise ? 0 : settings.deliveryFee.otherwise
  const totals = totalOrder(lines, fee)
  const path = pathTo(status, random)
  const minutes = stepMinutes(path, minute, random)
  const payment = choosePayment({
    customer,
    total: totals.total,
    cancelled: isCancelled(status),
    age,
    random,
  })
  const paidAt = whenPaid({ payment, status, day, age, minutes, random })
  if (payment === 'CREDIT' && !paidAt && !isCancelled(status)) customer.debt += totals.total
  const onTheRoad = path.includes('Invoice Approve') || (status === 'Invoice wait' && random.chance(0.7))
  const rider = centre.saleUnit === 'BKK01' && onTheRoad && !pickup ? random.pick(riderSignIns) : null
  const placer = choosePlacer(customer, customers, random)
  for (const { product, quantity, rate } of lines) {
    if (reservesStock(status)) product.reserved += quantity * rate
    if (!isCancelled(status) && age <= 90) product.popularity += 1
  }
  return {
    ...totals,
    saleUnit: centre.saleUnit,
    number,
    customer,
    status,
    day,
    placedAt: atMinute(day, minute),
    placedByKind: placer.kind,
    placedBy: placer.code,
    payment,
    paidAt,
    pickup,
    deliveryFee: fee,
    wantsTaxInvoice: customer.taxNumber !== null && random.chance(0.5),
    pointsMode: false,
    requestedOn: age <= 2 && random.chance(0.3) ? addDays(today, random.between(1, 4)) : null,
    remark: random.chance(0.12)
      ? random.pick([
          'ส่งก่อนเที่ยงได้ไหมคะ',
          'โทรก่อนเข้าส่ง',
          'ฝากไว้ข้างบ้านได้',
          'ขอถุงเพิ่มหน่อยครับ',
          'ขอใบกำกับภาษีด้วยค่ะ',
        ])
      : '',
    riderMobile: rider?.mobile ?? null,
    lines,
    events: makeEvents({ path, minutes, day, placer, rider: rider?.name ?? 'ทีมขนส่ง', centre, random }),
  }
}
