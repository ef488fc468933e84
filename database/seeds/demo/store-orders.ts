import type { ClientBase } from 'pg'
import { atMinute } from '#database/seeds/calendar.ts'
import type { DemoNetwork, Trade } from '#database/seeds/demo/demo-network.ts'
import { insertRows, type Row } from '#database/seeds/insert-rows.ts'
import { countSales } from '#database/seeds/orders/count-sales.ts'
import { invoiceRows } from '#database/seeds/orders/invoice-rows.ts'
import { activityRows, remarkRows } from '#database/seeds/orders/office-rows.ts'
import { counterRows, orderEventRows, orderLineRows, orderRow } from '#database/seeds/orders/order-rows.ts'
import { storeStockMoves } from '#database/seeds/orders/stock-moves.ts'
import { makePayments } from '#database/seeds/payments/make-payments.ts'
import { storePayments } from '#database/seeds/payments/store-payments.ts'
import { couponRows } from '#database/seeds/promotions/coupon-rows.ts'
import { couponSeriesRows } from '#database/seeds/promotions/coupon-series-rows.ts'
import { incentiveRows } from '#database/seeds/promotions/incentive-rows.ts'
import { addDays } from '#shop/time/bangkok.ts'

export async function storeOrders(client: ClientBase, { trades }: DemoNetwork, today: string): Promise<void> {
  const orders = trades.flatMap((trade) => trade.orders)
  await insertRows(
    client,
    'orders',
    trades.flatMap(({ centre, orders }) => orders.map((order) => orderRow(order, centre.province))),
  )
  await insertRows(client, 'order_lines', orders.flatMap(orderLineRows))
  await insertRows(client, 'order_events', orders.flatMap(orderEventRows))
  await storePayments(
    client,
    trades.flatMap((trade) => makePayments(trade, today)),
  )
  await insertRows(client, 'order_counters', counterRows(orders))
  for (const { centre } of trades) await countSales(client, centre.saleUnit)
  await insertRows(
    client,
    'search_misses',
    trades.flatMap(({ centre }) => missRows(centre.saleUnit, today)),
  )
  await storeOffice(client, trades, today)
  await insertRows(
    client,
    'coupons',
    trades.flatMap(({ promotions, customers, orders }) => couponRows(promotions, customers, orders, today)),
  )
  await insertRows(
    client,
    'coupon_series',
    trades.flatMap(({ centre, promotions }) => couponSeriesRows(centre.saleUnit, promotions, today)),
  )
  const targets = trades.map(({ centre, products }) =>
    incentiveRows(centre.saleUnit, drinkGroups(products), today),
  )
  await insertRows(
    client,
    'incentives',
    targets.flatMap(({ incentives }) => incentives),
  )
  await insertRows(
    client,
    'incentive_tiers',
    targets.flatMap(({ tiers }) => tiers),
  )
  await insertRows(
    client,
    'cart_lines',
    trades.flatMap((trade) => savedCart(trade, today)),
  )
  await insertRows(
    client,
    'wishlist',
    trades.flatMap((trade) => wishlistRows(trade, today)),
  )
}

/** What the back office made of the orders: papers, stock that moved, notes, and who did what. */
async function storeOffice(client: ClientBase, trades: readonly Trade[], today: string): Promise<void> {
  const papers = trades.map(invoiceRows)
  for (const { invoices, creditNotes, counters } of papers) {
    await insertRows(client, 'invoices', invoices)
    await insertRows(client, 'credit_notes', creditNotes)
    await insertRows(client, 'document_counters', counters)
  }
  await insertRows(client, 'order_remarks', trades.flatMap(remarkRows))
  await insertRows(client, 'activity', trades.flatMap(activityRows))
  await storeStockMoves(client, today)
}

/** What shoppers looked for in vain. */
function missRows(saleUnit: string, today: string): Row[] {
  const words = ['ไข่ไก่เบอร์ 2', 'น้ำแข็งหลอด', 'ถ่านไฟฉาย', 'ขนมปังแถว', 'แก๊สกระป๋อง', 'บัตรเติมเงิน', 'ice cream']
  return words.map((each, at) => ({
    sale_unit: saleUnit,
    day: addDays(today, -at * 2),
    words: each,
    times: 11 - at,
  }))
}

const drinkGroups = (products: Trade['products']) =>
  [...new Set(products.map(({ item }) => item.line.aisle))].filter((aisle) => aisle.startsWith('10'))

/** The cart that 0810000002 left yesterday. */
function savedCart({ centre: { saleUnit }, products }: Trade, today: string): Row[] {
  if (saleUnit !== 'BKK01') return []
  const wishlists = products
    .filter(({ shelf, item }) => shelf === 'full' && item.units.length > 1 && !item.line.needsLicence)
    .sort((a, b) => b.popularity - a.popularity)
  return wishlists.slice(0, 5).map(({ item }, at) => ({
    sale_unit: saleUnit,
    customer_code: 'C0002',
    kind: 'normal',
    product_code: item.code,
    quantity1: at % 3 === 2 ? 0 : 1 + (at % 2),
    quantity2: at % 3 === 0 ? 0 : 2,
    selected: at !== 4,
    changed_at: atMinute(today, -200 - at),
  }))
}

function wishlistRows({ centre: { saleUnit }, products }: Trade, today: string): Row[] {
  const customer = saleUnit === 'BKK01' ? ['C0001', 'C0002'] : saleUnit === 'CNX01' ? ['C0001'] : []
  return customer.flatMap((code, person) =>
    products
      .filter(({ item }, at) => at % 31 === person * 7 + 3 && !item.line.needsLicence)
      .map(({ item }) => ({
        sale_unit: saleUnit,
        customer_code: code,
        product_code: item.code,
        added_at: atMinute(today, -3000 - person),
      })),
  )
}
