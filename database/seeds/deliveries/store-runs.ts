import type { ClientBase } from 'pg'
import { addDays, atMinute } from '#database/seeds/calendar.ts'
import { insertRows } from '#database/seeds/insert-rows.ts'
import { riderSignIns } from '#database/seeds/people/sign-ins.ts'
import { makeRandom } from '#database/seeds/random.ts'
import { inRouteOrder } from '#shop/routes/route-order.ts'

const saleUnit = 'BKK01'
const planner = 'พิมพ์ หัวหน้าทีม'
const [first, second] = riderSignIns
const mostStops = 8

type Order = {
  number: string
  total: number
  payment: string
  lat: number | null
  lng: number | null
  deliveredAt: Date | null
  rider: string
}

/** Runs of the demo: today's of both riders, and closed ones of the days before, one with a cash difference. */
export async function storeRuns(client: ClientBase, today: string): Promise<void> {
  const random = makeRandom('delivery runs')
  const shipped = (await findOrders(client, `o.status = 'Invoice Approve'`)).slice(0, mostStops)
  const toApprove = await findOrders(client, `o.status = 'Invoice wait'`)
  await storeOpen(client, { id: random.uuid(), today, rider: first, orders: shipped })
  await storeOpen(client, { id: random.uuid(), today, rider: second, orders: toApprove })
  const delivered = await findOrders(client, `o.status = 'POD' and e.at > $2::timestamptz`, [
    atMinute(addDays(today, -5), 0),
  ])
  for (const [at, { mobile, vehicle }] of riderSignIns.entries())
    for (let age = 5; age >= 1; age--) {
      const day = addDays(today, -age)
      const orders = delivered.filter(
        ({ rider, deliveredAt }) => rider === mobile && deliveredAt && dayOf(deliveredAt) === day,
      )
      if (orders.length > 0)
        await storeClosed(client, {
          id: random.uuid(),
          day,
          mobile,
          vehicle,
          orders,
          isShort: at === 0 && age === 3,
        })
    }
}

const dayOf = (at: Date) => new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)

async function findOrders(client: ClientBase, which: string, more: string[] = []): Promise<Order[]> {
  const { rows } = await client.query<Order>(
    `select o.number, o.total::int as total, o.payment_method as payment, (o.ship_to->>'lat')::float8 as lat, (o.ship_to->>'lng')::float8 as lng,
       e.at as "deliveredAt", o.rider_mobile as rider
     from orders o left join order_events e on e.sale_unit = $1 and e.order_number = o.number and e.status = 'POD'
     where o.sale_unit = $1 and o.delivery_method = 'DELIVERY' and ${which} order by o.placed_at desc, o.number`,
    [saleUnit, ...more],
  )
  return rows
}

type Open = { id: string; today: string; rider: (typeof riderSignIns)[number]; orders: Order[] }

/** Released this morning, just after midnight, since the seed may run at any hour. */
async function storeOpen(client: ClientBase, { id, today, rider, orders }: Open): Promise<void> {
  if (orders.length === 0) return
  const { rows } = await client.query<{ lat: number; lng: number }>(
    'select lat, lng from centres where sale_unit = $1',
    [saleUnit],
  )
  const start = rows[0] ?? { lat: 13.8, lng: 100.55 }
  const route = inRouteOrder(
    start,
    orders.map(({ number, lat, lng }) => ({ code: number, pin: lat && lng ? { lat, lng } : null })),
  )
  await insertRows(client, 'delivery_runs', [
    {
      ...{
        sale_unit: saleUnit,
        id,
        run_on: today,
        rider_mobile: rider.mobile,
        vehicle: rider.vehicle,
        state: 'sent',
      },
      ...{ version: 3, made_at: atMinute(today, 1), made_by: planner, sent_at: atMinute(today, 2) },
    },
  ])
  await insertRows(
    client,
    'delivery_stops',
    route.map(({ code }, at) => ({
      ...{ sale_unit: saleUnit, run_id: id, order_number: code, place: at + 1 },
    })),
  )
  await client.query(
    'update orders set rider_mobile = $3, deliver_on = $4 where sale_unit = $1 and number = any($2)',
    [saleUnit, orders.map(({ number }) => number), rider.mobile, today],
  )
}

type Closed = {
  id: string
  day: string
  mobile: string
  vehicle: string
  orders: Order[]
  isShort: boolean
}
const missing = 2_000

async function storeClosed(
  client: ClientBase,
  { id, day, mobile, vehicle, orders, isShort }: Closed,
): Promise<void> {
  const inOrder = [...orders].sort((one, other) => Number(one.deliveredAt) - Number(other.deliveredAt))
  const cashOf = ({ payment, total }: Order) => (payment === 'COD' ? total : 0)
  const cash = orders.reduce((sum, order) => sum + cashOf(order), 0)
  const counted = Math.max(0, cash - (isShort ? missing : 0))
  await insertRows(client, 'delivery_runs', [
    {
      ...{ sale_unit: saleUnit, id, run_on: day, rider_mobile: mobile, vehicle, state: 'closed', version: 4 },
      ...{ made_at: atMinute(day, 420), made_by: planner, sent_at: atMinute(day, 440) },
      ...{
        started_at: atMinute(day, 470),
        finished_at: atMinute(day, 1_030),
        handed_at: atMinute(day, 1_040),
      },
      ...{ cash_handed: counted, cash_counted: counted, closed_at: atMinute(day, 1_050), closed_by: planner },
      difference_reason: counted === cash ? '' : 'ทอนเงินผิด รอผู้ส่งนำมาคืน',
    },
  ])
  await insertRows(
    client,
    'delivery_stops',
    inOrder.map((order, at) => ({
      ...{ sale_unit: saleUnit, run_id: id, order_number: order.number, place: at + 1, state: 'delivered' },
      ...{ done_at: order.deliveredAt?.toISOString(), due: cashOf(order), collected: cashOf(order) },
      paid_way: cashOf(order) > 0 ? 'cash' : 'none',
    })),
  )
}

/** The demo's day is today: runs that nobody started move to the day of each later start. */
export async function moveRunsToToday(client: ClientBase, today: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `update delivery_runs set run_on = $2, made_at = made_at + ($2::date - run_on) * interval '1 day', sent_at = sent_at + ($2::date - run_on) * interval '1 day'
     where sale_unit = $1 and state = 'sent' and started_at is null and made_by = $3 and run_on < $2::date returning id`,
    [saleUnit, today, planner],
  )
  await client.query(
    `update orders set deliver_on = $2 where sale_unit = $1
       and number in (select order_number from delivery_stops where sale_unit = $1 and run_id = any($3::uuid[]) and state in ('waiting', 'arrived'))`,
    [saleUnit, today, rows.map(({ id }) => id)],
  )
}
