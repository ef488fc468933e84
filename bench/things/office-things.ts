import pg from 'pg'
import { contracts } from '#shop/start/contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { centreOf } from '../large-network.ts'
import type { Thing } from '../load.ts'

/** What the back office is measured with. */
export const officeNetwork = { sizes: [100_000], orders: 1_000_000 } as const
/** CPU as a multiple of the baseline, and p99 at the larger number of members of staff. */
export const officeBudget = { baseline: 8, p99: 100 }

const saleUnit = centreOf(officeNetwork.sizes[0])
const today = bangkokDay(new Date())
const listed = 'order list'
export const isOfficeThing = ({ name }: { name: string }) => name.startsWith(listed)

/** Each filter by itself, those that few orders have and those that most have, and some together. */
const filters: Record<string, object> = {
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

export async function officeThings(
  origin: string,
  staffIn: (saleUnit: string) => Promise<string>,
  databaseUrl: string,
): Promise<Thing[]> {
  await someMoneyBack(databaseUrl)
  const token = await staffIn(saleUnit)
  const path = `/rest/${contracts.merchantOrderList.path}`
  // A refusal is told with its reason before anything is measured.
  for (const filter of Object.values(filters)) {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ saleUnit, ...filter }),
    })
    if (!answer.ok) throw new Error(`${JSON.stringify(filter)}: ${answer.status} ${await answer.text()}`)
  }
  return Object.entries(filters).map(([name, filter]) => ({
    name: `${listed}: ${name}`,
    token,
    method: 'POST',
    path,
    body: { saleUnit, ...filter },
  }))
}

/** A few orders among a million whose money has to go back. */
async function someMoneyBack(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `insert into order_money (sale_unit, order_number, state, received, returned, changed_at)
       select o.sale_unit, o.number, 'to be refunded', o.total, 0, o.placed_at from orders o
       where o.sale_unit = $1 and o.status = 'Invoice Cancel' and o.number like '%77' on conflict do nothing`,
      [saleUnit],
    )
    await client.query('analyze order_money')
  } finally {
    await client.end()
  }
}
