import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { contracts } from '#shop/start/contracts.ts'
import { centreOf, sizes } from '../large-network.ts'
import type { Thing, Turn } from '../load.ts'

export const placingName = 'placing an order'
/** CPU as a multiple of the baseline, orders per second, and p99 at the larger number of visitors. */
export const placingBudget = { baseline: 30, perSecond: 300, p99: 150 }

const centre = centreOf(sizes[2])
const carts = 40
const linesEach = 5

/**
 * Five lines of products with promotions, forty carts in turn, a new key per order; stock for hours of
 * measuring.
 */
export async function orderingThings(
  origin: string,
  tokenIn: (saleUnit: string) => Promise<string>,
  databaseUrl: string,
): Promise<Thing[]> {
  const token = await tokenIn(centre)
  const ask = async <Answer>(path: string, body: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const answer = await fetch(`${origin}/rest/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json() as Promise<Answer>
  }
  const codes = await stockUp(databaseUrl)
  const options = await ask<{
    addresses: { _id: string; Address_Type: string }[]
    days: { day: string }[]
  }>(contracts.checkoutOptions.path, {})
  const address = (type: string) => options.addresses.find(({ Address_Type }) => Address_Type === type)?._id
  const turns: Turn[] = []
  for (let at = 0; at < carts; at++) {
    const lines = codes.slice(at * linesEach, (at + 1) * linesEach).map((P_Code) => ({ P_Code, qty1: 2 }))
    const { total } = await ask<{ total: number }>(contracts.checkoutPreview.path, { lines })
    const order = {
      lines,
      totalSeen: total,
      shipTo: address('S'),
      billTo: address('B'),
      deliverOn: options.days[0]?.day,
      slot: '08-12',
      payment: 'COD',
    }
    turns.push({
      method: 'POST',
      path: `/rest/${contracts.placeOrder.path}`,
      fresh: () => ({ ...order, key: randomUUID() }),
    })
  }
  return [{ name: placingName, token, turns }]
}

async function stockUp(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ code: string }>(
      `select p.code from products p where p.sale_unit = $1 and p.active and p.material_type = 'FG' and not p.needs_licence
         and exists (select from promotion_products g where g.sale_unit = p.sale_unit and g.product_code = p.code and g.side = 'sale')
       order by p.popularity desc, p.code limit $2`,
      [centre, carts * linesEach],
    )
    await client.query(
      `update stock set on_hand = reserved + 50000000 where sale_unit = $1 and product_code in (
         select code from unnest($2::text[]) code
         union select f.product_code from promotion_products f where f.sale_unit = $1 and f.side = 'free')`,
      [centre, rows.map(({ code }) => code)],
    )
    await client.query('vacuum (analyze) stock')
    return rows.map(({ code }) => code)
  } finally {
    await client.end()
  }
}
