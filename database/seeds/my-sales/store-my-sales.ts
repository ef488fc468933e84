import type { ClientBase } from 'pg'
import type { Trade } from '#database/seeds/demo/demo-network.ts'
import { insertRows, type Row } from '#database/seeds/insert-rows.ts'
import { staffSignIns } from '#database/seeds/people/sign-ins.ts'
import { addMonths, monthOf } from '#shop/reports/period.ts'
import { visitRows } from './visit-rows.ts'

const cancelled = new Set(['SO Cancel', 'Invoice Cancel'])
const manager = staffSignIns.find(({ username }) => username === 'manager01')?.name ?? ''
const mustSellCount = 5
const tenThousandBaht = 1_000_000

/** Targets, rewards, must-sell products and visits of one centre. */
export async function storeMySales(client: ClientBase, trade: Trade, today: string): Promise<void> {
  const { saleUnit } = trade.centre
  await insertRows(client, 'sales_targets', targetRows(trade, today))
  await insertRows(client, 'sales_rewards', [rewardRow(saleUnit, today)])
  await insertRows(client, 'must_sell_products', mustSellRows(trade))
  await insertRows(client, 'customer_visits', visitRows(trade, today))
}

/** This month and the three before, each a little more than was sold on average. */
function targetRows({ centre: { saleUnit }, orders, customers }: Trade, today: string): Row[] {
  const months = [0, 1, 2, 3].map((back) => addMonths(monthOf(today), -back))
  const sellers = staffSignIns.filter(({ centres }) =>
    centres.some(([centre, role]) => centre === saleUnit && role !== '8'),
  )
  return sellers.flatMap(({ username }) => {
    const sold = orders
      .filter(
        (order) => order.customer.saleCode === username && !cancelled.has(order.status) && !order.pointsMode,
      )
      .filter((order) => months.includes(monthOf(order.day)))
      .reduce((sum, { total }) => sum + total, 0)
    const shops = customers.filter(
      ({ saleCode, status }) => saleCode === username && status === 'active',
    ).length
    return months.map((month, back) => ({
      ...{ sale_unit: saleUnit, month: `${month}-01`, sale_code: username },
      amount:
        Math.max(1, Math.round((sold / 3.4 / tenThousandBaht) * (1.08 - back * 0.04))) * tenThousandBaht,
      ...{ new_customers: 2, active_customers: Math.max(1, Math.round(shops * 0.6)) },
      ...{ set_at: `${addMonths(month, -1)}-27T10:00:00+07:00`, set_by: manager },
    }))
  })
}

const rewardRow = (saleUnit: string, today: string): Row => ({
  ...{ sale_unit: saleUnit, from_month: `${addMonths(monthOf(today), -6)}-01` },
  tiers: [
    { percent: 70, amount: 100_000 },
    { percent: 90, amount: 250_000 },
    { percent: 100, amount: 500_000 },
    { percent: 115, amount: 900_000 },
  ] as unknown as Record<string, unknown>,
  ...{ set_at: `${addMonths(monthOf(today), -7)}-27T10:00:00+07:00`, set_by: manager },
})

/** Spread over the range, so that no shop knows all of them. */
function mustSellRows({ centre: { saleUnit }, products }: Trade): Row[] {
  const step = Math.max(1, Math.floor(products.length / mustSellCount))
  return products
    .filter((_, at) => at % step === Math.floor(step / 2))
    .slice(0, mustSellCount)
    .map(({ item: { code } }, place) => ({ sale_unit: saleUnit, product_code: code, place }))
}
