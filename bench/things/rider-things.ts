import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { demoPassword } from '#database/seeds/people/sign-ins.ts'
import { contracts } from '#shop/start/contracts.ts'
import { shopperHeader } from '#web/kit/calls/one-shopper.ts'
import { riderMark } from '#web/rider/store/rider-mark.ts'
import { centreOf, sizes as centres, customerEverywhere } from '../large-network.ts'
import type { Thing } from '../load.ts'

/** `load` is what the page's script asks for when it opens: both together are `opening`. */
export const riderNames = {
  page: 'rider: run page',
  load: 'rider: run loaded by its page',
  opening: 'rider: opening the run page, document and data',
  run: 'rider: run',
  deliver: 'rider: stop completed',
}
/** CPU as a multiple of the baseline. */
export const riderBudget = 8

const saleUnit = centreOf(centres[2])
const prefix = 'BENCHRIDE'
/** The run that is looked at, and as many stops as can be completed, in runs of twenty by riders who take turns. */
const sizes = { shown: 15, riders: 20, runs: 2_000, stops: 40_000 }
const total = 150_000
const shown = '0829990000'
const road = Array.from({ length: sizes.riders }, (_, at) => `08299900${String(at + 1).padStart(2, '0')}`)
const mobiles = [shown, ...road]

export async function riderThings(origin: string, databaseUrl: string): Promise<Thing[]> {
  const runIds = await makeRuns(databaseUrl)
  const tokens = new Map<string, string>()
  for (const mobile of mobiles) tokens.set(mobile, await tokenOf(origin, mobile))
  // Stop and run of a place have the same rider: the places of one are twenty apart.
  const nextPlaces = road.map((_, at) => (at > sizes.shown ? at : at + sizes.riders))
  const cookie = await cookieOf(origin, shown)
  return [
    { name: riderNames.page, path: '/rider', cookie },
    {
      ...{ name: riderNames.load, method: 'POST' as const, path: '/exchange/riderRuns', body: {}, cookie },
      headers: { [shopperHeader]: riderMark({ mobile: shown, saleUnit }) },
    },
    {
      name: riderNames.run,
      path: `/rest/${contracts.riderRuns.path}?saleUnit=${saleUnit}`,
      token: tokens.get(shown) ?? '',
    },
    {
      name: riderNames.deliver,
      turns: road.map((mobile, rider) => ({
        method: 'POST' as const,
        path: `/rest/${contracts.riderActions.path}`,
        token: tokens.get(mobile) ?? '',
        fresh: () => {
          const at = new Date().toISOString()
          const place = nextPlaces[rider] ?? 0
          nextPlaces[rider] = place + sizes.riders
          const action = {
            ...{ id: randomUUID(), runId: runIds[place % sizes.runs], at, kind: 'deliver' },
            ...{ orderNumber: `${prefix}${place}`, paidWay: 'cash', collected: total / 100 },
          }
          return { saleUnit, sentAt: at, actions: [action] }
        },
      })),
    },
  ]
}

async function tokenOf(origin: string, username: string): Promise<string> {
  const answer = await fetch(`${origin}/rest/${contracts.riderLogin.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword }),
  })
  if (!answer.ok) throw new Error(`the rider’s sign-in answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}

async function cookieOf(origin: string, username: string): Promise<string> {
  const answer = await fetch(`${origin}/rider/login`, {
    ...{ method: 'POST', redirect: 'manual', headers: { origin } },
    body: new URLSearchParams({ by: 'password', username, password: demoPassword, to: '/rider' }),
  })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  if (cookies.length === 0) throw new Error(`the rider’s sign-in page answered ${answer.status}`)
  return cookies.join('; ')
}

/** Copies an order of the network for each stop, in place of those that an earlier run left; answers the runs on the road. */
async function makeRuns(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`delete from delivery_runs where rider_mobile = any($1)`, [mobiles])
    await client.query(`delete from orders where sale_unit = $1 and number like '${prefix}%'`, [saleUnit])
    await client.query(
      `insert into riders (mobile, name, company, vehicle, password_hash, active)
       select m, 'คนส่งทดสอบ', 'BENCH', 'กระบะ 1กข 1', a.password_hash, true from accounts a, unnest($1::text[]) m where a.mobile = $2
       on conflict do nothing`,
      [mobiles, customerEverywhere],
    )
    await client.query(
      `insert into rider_centres (sale_unit, mobile) select $2, unnest($1::text[]) on conflict do nothing`,
      [mobiles, saleUnit],
    )
    await copyOrders(client)
    const { rows } = await client.query<{ id: string }>(
      `insert into delivery_runs (sale_unit, id, run_on, rider_mobile, vehicle, state, made_at, made_by, sent_at, started_at)
       select $1, gen_random_uuid(), (now() at time zone 'Asia/Bangkok')::date, case i when 0 then $2 else ($3::text[])[(i - 1) % ${sizes.riders} + 1] end, 'กระบะ 1กข 1', 'started', now(), 'bench', now(), now()
       from generate_series(0, ${sizes.runs}) i returning id`,
      [saleUnit, shown, road],
    )
    const [shownRun, ...runsOnRoad] = rows.map(({ id }) => id)
    await client.query(
      `insert into delivery_stops (sale_unit, run_id, order_number, place)
       select $1, case when i <= ${sizes.shown} then $2::uuid else ($3::uuid[])[i % ${sizes.runs} + 1] end, '${prefix}' || i, i
       from generate_series(1, ${sizes.stops}) i`,
      [saleUnit, shownRun, runsOnRoad],
    )
    await client.query('vacuum (analyze) orders, order_lines, invoices, delivery_runs, delivery_stops')
    return runsOnRoad
  } finally {
    await client.end()
  }
}

async function copyOrders(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `with sample as (select o.* from orders o where o.sale_unit = $1 and o.status = 'POD'
         and (select count(*) between 3 and 8 from order_lines l where l.sale_unit = $1 and l.order_number = o.number) order by o.number limit 1),
     made as (insert into orders select p.* from sample o, generate_series(1, ${sizes.stops}) i,
       lateral jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
         'number', '${prefix}' || i, 'status', 'Invoice Approve', 'payment_method', 'COD', 'payment_code', 0, 'total', ${total},
         'paid_at', null, 'key', null, 'placed_at', now(), 'pay_before', null, 'credit_customer', null, 'coupon_id', null,
         'tracking_key', replace(gen_random_uuid()::text, '-', ''))) p returning number)
     insert into order_lines select p.* from order_lines l, sample o, generate_series(1, ${sizes.stops}) i, (select count(*) from made) m,
       lateral jsonb_populate_record(null::order_lines, to_jsonb(l) || jsonb_build_object('order_number', '${prefix}' || i, 'held', 0)) p
       where l.sale_unit = $1 and l.order_number = o.number`,
    [saleUnit],
  )
  if (!rowCount) throw new Error(`${saleUnit} has no order to copy`)
}
