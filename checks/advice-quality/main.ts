import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { dayNumber } from '#shop/order-advice/advice.ts'
import { centreOf, openLargeNetwork } from '../../bench/large-network.ts'
import { measureAdvice, type PastOrder, type PastShop, type Quality } from './measure.ts'

const { values: flags } = parseArgs({ options: { 'months-before': { type: 'string', default: '0' } } })
const monthDays = 30
const monthsBefore = Number(flags['months-before'])
const say = (line: string) => console.error(line)

const { postgres, databaseUrl } = await openLargeNetwork(resolve(process.env.BENCH_DIR || 'data/bench'), say)
try {
  const shops = await loadShops(databaseUrl)
  const end = 1 + Math.max(...shops.flatMap(({ orders }) => orders.map(({ day }) => day)))
  const to = end - monthsBefore * monthDays
  const qualities = measureAdvice(shops, { from: to - monthDays, to })
  print(qualities)
  const [advice, ...others] = qualities
  const isBetter = (other: Quality) =>
    advice && hitRate(advice) > hitRate(other) && covered(advice) > covered(other)
  process.exitCode = others.slice(0, 2).every(isBetter) ? 0 : 1
} finally {
  await postgres.stop()
}

async function loadShops(databaseUrl: string): Promise<PastShop[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    `select o.customer_code as shop, c.store_type as type, o.number, (o.placed_at at time zone 'Asia/Bangkok')::date::text as day,
       l.product_code as "productCode", l.unit, l.rate, l.quantity, l.price
     from orders o join order_lines l on l.sale_unit = $1 and l.order_number = o.number
       join customers c on c.sale_unit = $1 and c.code = o.customer_code
     where o.sale_unit = $1 and o.status not in ('SO Cancel', 'Invoice Cancel') and not l.free and not o.points_mode
     order by o.placed_at, o.number, l.line`,
    [centreOf(100_000)],
  )
  await client.end()
  const shops = new Map<string, PastShop>()
  const orders = new Map<string, PastOrder>()
  for (const { shop, type, number, day, price, ...line } of rows) {
    const known: PastShop = shops.get(shop) ?? { code: shop, storeType: type, orders: [] }
    shops.set(shop, known)
    const order: PastOrder = orders.get(number) ?? { day: dayNumber(day), lines: [] }
    if (!orders.has(number)) known.orders.push(order)
    orders.set(number, order)
    order.lines.push({ ...line, day: order.day, price: Number(price) })
  }
  return [...shops.values()]
}

function hitRate({ linesHit, linesGuessed }: Quality): number {
  return linesHit / linesGuessed
}
function covered({ valueCovered, value }: Quality): number {
  return valueCovered / value
}

function print(qualities: readonly Quality[]): void {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(9)
  console.log(
    `${'method'.padEnd(26)}${'hit rate'.padStart(9)}${'lines found'.padStart(13)}${'value covered'.padStart(15)}`,
  )
  for (const one of qualities)
    console.log(
      `${one.name.padEnd(26)}${percent(hitRate(one))}${percent(one.linesHit / one.linesOrdered).padStart(13)}${percent(covered(one)).padStart(15)}`,
    )
  const [first] = qualities
  if (first)
    console.log(
      `\n${first.orders} orders of a held-back month, each guessed on its day. Hit rate: lines guessed that were ordered; lines found and value covered: of what was ordered.`,
    )
}
