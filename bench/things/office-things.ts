import pg from 'pg'
import { contracts } from '#shop/start/contracts.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { centreOf } from '../large-network.ts'
import type { Thing, Turn } from '../load.ts'

/** What the back office is measured with. */
export const officeNetwork = { sizes: [100_000], orders: 1_000_000 } as const
/** CPU as a multiple of the baseline, and p99 at the larger number of members of staff. */
export const officeBudget = { baseline: 8, p99: 100 }

const saleUnit = centreOf(officeNetwork.sizes[0])
const today = bangkokDay(new Date())
export const isOfficeThing = ({ name }: { name: string }) =>
  /^(order|product|promotion|customer) list: |^overview: /.test(name)

/** Each filter by itself, those that few orders have and those that most have, and some together. */
const orderFilters: Record<string, object> = {
  'to approve': {},
  done: { tab: 'done' },
  all: { tab: 'all' },
  'all, oldest first': { tab: 'all', oldestFirst: true },
  'one day': { tab: 'all', from: '2025-06-01', to: '2025-06-01' },
  'one year': { tab: 'done', from: '2025-01-01', to: '2025-12-31' },
  round: { tab: 'all', deliverOn: today },
  'paid by card': { tab: 'all', payment: 'CARD' },
  'transfer, cancelled': { tab: 'cancelled', payment: 'BANK' },
  'to be refunded': { tab: 'all', moneyState: 'to be refunded' },
  'picked up': { tab: 'done', deliveryMethod: 'PICKUP' },
  salesperson: { tab: 'done', saleCode: 'sales07' },
  rider: { tab: 'done', rider: '0829000007' },
  district: { tab: 'done', district: 'พญาไท' },
  'district and rider': { tab: 'done', district: 'พญาไท', rider: '0829000007' },
  'last digits': { tab: 'all', text: '00042' },
  number: { tab: 'all', text: `SO${saleUnit}69` },
  'shop name': { tab: 'all', text: 'ร้านที่ 77' },
  'mobile number': { tab: 'all', text: '0850000321' },
  nothing: { tab: 'all', text: 'ไม่มีชื่อนี้' },
}
const productFilters: Record<string, object> = {
  all: {},
  'by code, far down': { Sort: 'code', skip: 2_988 },
  newest: { Sort: 'newest' },
  words: { SearchText: 'น้ำ' },
  code: { SearchText: '1108' },
  barcode: { barcode: '8850000000017' },
  'low stock': { State: 'lowStock' },
  'off sale': { State: 'inactive' },
  'no price': { State: 'noPrice' },
  'no picture': { State: 'noPicture' },
  nothing: { SearchText: 'ไม่มีชื่อนี้' },
}
const promotionFilters: Record<string, Record<string, string>> = {
  current: {},
  soon: { Status: 'SOON' },
  expired: { Status: 'EXPIRED' },
  'expired, far down': { Status: 'EXPIRED', Skip: '4800' },
  disabled: { Status: 'DISABLE' },
  'type 3': { Status: 'EXPIRED', PromotionType: '3' },
  words: { Status: 'EXPIRED', Text: 'ปลายปี 77' },
  nothing: { Status: 'EXPIRED', Text: 'ไม่มีชื่อนี้' },
}
const customerFilters: Record<string, object> = {
  all: {},
  'all, far down': { skip: 6_000 },
  newest: { sort: 'newest' },
  'most debt first': { sort: 'debt' },
  'longest without an order': { sort: 'quiet' },
  'to approve': { tab: 'pending' },
  overdue: { tab: 'overdue' },
  salesperson: { saleCode: 'sales07' },
  'registered in a week': { from: addDays(today, -400), to: addDays(today, -393) },
  name: { text: 'ร้านริมทาง 7' },
  'mobile number': { text: '0860000321' },
  nothing: { text: 'ไม่มีชื่อนี้' },
}

export async function officeThings(
  origin: string,
  staffIn: (saleUnit: string) => Promise<string>,
  databaseUrl: string,
): Promise<Thing[]> {
  await somethingToList(databaseUrl)
  const token = await staffIn(saleUnit)
  const post = (list: string, path: string) => (filter: [string, object]) =>
    ({
      name: `${list}: ${filter[0]}`,
      token,
      method: 'POST',
      path,
      body: { saleUnit, ...filter[1] },
    }) as const
  const things: (Turn & { name: string; token: string })[] = [
    ...Object.entries(orderFilters).map(post('order list', `/rest/${contracts.merchantOrderList.path}`)),
    ...Object.entries(productFilters).map(
      post('product list', `/rest/${contracts.merchantProductList.path}`),
    ),
    ...Object.entries(customerFilters).map(
      post('customer list', `/rest/${contracts.merchantCustomers.path}`),
    ),
    ...Object.entries(promotionFilters).map(([name, filter]) => ({
      ...{ name: `promotion list: ${name}`, token, method: 'GET' as const },
      path: `/rest/${contracts.promotionsOfCentre.path}?${new URLSearchParams({ SaleUnit: saleUnit, ...filter })}`,
    })),
  ]
  for (const [name, month] of [
    ['this month'],
    ['a year ago', `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}`],
  ])
    things.push({
      ...{ name: `overview: ${name}`, token, method: 'GET' },
      path: `/rest/${contracts.overview.path}?${new URLSearchParams({ saleUnit, ...(month ? { month } : {}) })}`,
    })
  // A refusal is told with its reason before anything is measured.
  for (const { name, method = 'GET', path, body } of things) {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
  }
  return things
}

/** A few orders among a million whose money has to go back, the promotions of many years, and ten thousand customers. */
async function somethingToList(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `insert into order_money (sale_unit, order_number, state, received, returned, changed_at)
       select o.sale_unit, o.number, 'to be refunded', o.total, 0, o.placed_at from orders o
       where o.sale_unit = $1 and o.status = 'Invoice Cancel' and o.number like '%77' on conflict do nothing`,
      [saleUnit],
    )
    await client.query(
      `insert into promotions (sale_unit, id, name, short_name, remark, starts_on, ends_on, enabled, type, calculation)
       select $1, 'MANY' || n, 'ปลายปี ' || n, 'ลดราคา', '', $2::date - n, $2::date - n + 20 + n % 40, n % 9 > 0, 1 + n % 3, 2
       from generate_series(1, 10000) n on conflict do nothing`,
      [saleUnit, addDays(today, 30)],
    )
    await client.query(
      `insert into promotion_tiers (sale_unit, promotion_id, line, order_buy, discount, discount_type)
       select sale_unit, id, 1, 10, 500, 'Money' from promotions where sale_unit = $1 and id like 'MANY%' on conflict do nothing`,
      [saleUnit],
    )
    await client.query(
      `insert into accounts (mobile, name, last_sale_unit)
       select '086' || lpad(n::text, 7, '0'), 'เจ้าของร้านริมทาง ' || n, $1 from generate_series(1, 9000) n on conflict do nothing`,
      [saleUnit],
    )
    await client.query(
      `insert into customers (sale_unit, code, account_id, name, customer_type, store_type, sale_code, credit_limit, debt, status, created_at)
       select $1, 'M' || right(a.mobile, 7), a.id, 'ร้านริมทาง ' || right(a.mobile, 7)::int, 'SH', 'GR', 'sales' || lpad((right(a.mobile, 2)::int % 20)::text, 2, '0'),
         500000, case when a.mobile like '%7' then right(a.mobile, 5)::int else 0 end, case when a.mobile like '%0' then 'pending' else 'active' end, now() - right(a.mobile, 3)::int * interval '1 day'
       from accounts a where a.mobile like '086%' on conflict do nothing`,
      [saleUnit],
    )
    // As autovacuum would have done: an index alone answers only for rows that are known to be settled.
    await client.query('vacuum (analyze) order_money, promotions, promotion_tiers, accounts, customers')
  } finally {
    await client.end()
  }
}
