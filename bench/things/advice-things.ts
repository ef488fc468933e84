import pg from 'pg'
import { demoPassword } from '#database/seeds/people/sign-ins.ts'
import { contracts } from '#shop/start/contracts.ts'
import { centreOf, sizes } from '../large-network.ts'
import type { Thing } from '../load.ts'

/** The home page of a customer with advice, at most so many times what it costs without. */
export const adviceBudget = 1.3
export const adviceNames = {
  with: 'home page with advice',
  without: 'home page without advice',
  call: 'advice that finds nothing',
} as const

const saleUnit = centreOf(sizes[2])

/** Two customers with orders, one of whom has put everything aside. The call alone is taken off the page without. */
export async function adviceThings(origin: string, databaseUrl: string): Promise<Thing[]> {
  const [shown, hidden] = await twoCustomers(databaseUrl)
  const token = await tokenOf(origin, hidden)
  const path = `/rest/${contracts.orderAdvice.path}`
  const found = await fetch(`${origin}${path}`, {
    headers: { authorization: `Bearer ${await tokenOf(origin, shown)}` },
  })
  const { items } = (await found.json()) as { items: unknown[] }
  if (items.length === 0) throw new Error(`${shown} has no advice to measure`)
  return [
    { name: adviceNames.with, path: '/', cookie: await cookieOf(origin, shown) },
    { name: adviceNames.without, path: '/', cookie: await cookieOf(origin, hidden) },
    { name: adviceNames.call, path, token },
  ]
}

/** The two shops with the most orders; of one every product it bought is put aside. */
async function twoCustomers(databaseUrl: string): Promise<[string, string]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ code: string; mobile: string }>(
      `select o.customer_code as code, a.mobile from orders o
         join customers c on c.sale_unit = $1 and c.code = o.customer_code join accounts a on a.id = c.account_id
       where o.sale_unit = $1 and c.code <> 'C0001' group by 1, 2 order by count(*) desc, 1 limit 2`,
      [saleUnit],
    )
    const [shown, hidden] = rows
    if (!shown || !hidden) throw new Error(`${saleUnit} has no two customers with orders`)
    await client.query(
      `update accounts set last_sale_unit = $1, password_hash = (select password_hash from accounts where mobile = '0810000001')
       where mobile = any($2)`,
      [saleUnit, [shown.mobile, hidden.mobile]],
    )
    await client.query(
      `insert into order_advice_choices (sale_unit, customer_code, product_code, chosen_at)
       select distinct $1, $2, l.product_code, now() from orders o join order_lines l on l.sale_unit = $1 and l.order_number = o.number
       where o.sale_unit = $1 and o.customer_code = $2 on conflict do nothing`,
      [saleUnit, hidden.code],
    )
    return [shown.mobile, hidden.mobile]
  } finally {
    await client.end()
  }
}

async function tokenOf(origin: string, username: string): Promise<string> {
  const answer = await fetch(`${origin}/rest/${contracts.userLogin.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword }),
  })
  if (!answer.ok) throw new Error(`the sign-in answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}

async function cookieOf(origin: string, username: string): Promise<string> {
  const answer = await fetch(`${origin}/login`, {
    ...{ method: 'POST', redirect: 'manual', headers: { origin } },
    body: new URLSearchParams({ by: 'password', username, password: demoPassword, to: '/' }),
  })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  if (cookies.length === 0) throw new Error(`the sign-in page answered ${answer.status}`)
  return cookies.join('; ')
}
