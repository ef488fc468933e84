import type { ClientBase } from 'pg'
import { makeRandom } from '#database/seeds/random.ts'
import { firstPlanned, nextPlanned, type Rhythm } from '#shop/standing-orders/rhythm.ts'
import { addDays } from '#shop/time/bangkok.ts'
import { weekdayOf } from '#shop/time/weekday.ts'

const customer = ['BKK01', 'C0001'] as const

type Demo = {
  name: string
  rhythm: Rhythm
  startsOn: string
  state: 'active' | 'paused'
  pausedUntil?: string
  payment: 'COD' | 'CREDIT'
  /** Its latest run, which failed for credit. */
  failedOn?: string
  /** Which products of what the customer bought before, by turns. */
  every: number
}

const demosOf = (today: string): Demo[] => {
  const weekly: Rhythm = { every: 1, unit: 'week', day: 2 }
  const fortnightly: Rhythm = { every: 2, unit: 'week', day: weekdayOf(addDays(today, -1)) }
  const monthly: Rhythm = { every: 1, unit: 'month', day: 31 }
  return [
    {
      name: 'ของขายดีประจำสัปดาห์',
      rhythm: weekly,
      startsOn: firstPlanned(weekly, addDays(today, 4)),
      state: 'active',
      payment: 'COD',
      every: 2,
    },
    {
      ...{
        name: 'ของใช้สิ้นเดือน',
        rhythm: monthly,
        startsOn: firstPlanned(monthly, addDays(today, -40)),
        state: 'paused',
      },
      ...{ pausedUntil: addDays(today, 45), payment: 'COD', every: 3 },
    },
    {
      ...{
        name: 'เครื่องดื่มเข้าร้าน',
        rhythm: fortnightly,
        startsOn: addDays(today, -15),
        state: 'active',
        payment: 'CREDIT',
      },
      ...{ failedOn: addDays(today, -1), every: 4 },
    },
  ] as Demo[]
}

/** What was bought most often, in the unit and amount it was bought in. */
const linesOf = `insert into standing_order_lines (sale_unit, standing_order_id, line, product_code, quantity1, quantity2, quantity3)
  select $1, $3::uuid, row_number() over (order by each.times desc, each.code), each.code,
    case when each.unit = 1 then each.quantity else 0 end, case when each.unit = 2 then each.quantity else 0 end, case when each.unit = 3 then each.quantity else 0 end
  from (
    select ranked.*, row_number() over (order by ranked.times desc, ranked.code) as place from (
      select distinct on (l.product_code) l.product_code as code, l.unit, l.quantity, count(*) over (partition by l.product_code) as times
      from order_lines l join orders o on o.sale_unit = $1 and o.number = l.order_number and o.customer_code = $2
      join products p on p.sale_unit = $1 and p.code = l.product_code and p.active and p.material_type = 'FG' and not p.needs_licence
      where l.sale_unit = $1 and not l.free order by l.product_code, o.placed_at desc) ranked
  ) each where each.place % $4 = 0 order by each.place limit 4`

/** Standing orders of the first customer: one active, one paused, and one whose last run failed for credit. */
export async function storeStandingOrders(client: ClientBase, today: string): Promise<void> {
  const random = makeRandom('standing orders')
  for (const demo of demosOf(today)) {
    const { name, rhythm, startsOn, state, pausedUntil, payment, failedOn, every } = demo
    const id = random.uuid()
    const next = nextPlanned({ rhythm, startsOn }, today)
    await client.query(
      `insert into standing_orders (sale_unit, id, customer_code, name, state, paused_until, every, every_unit, every_day, starts_on, next_planned_on,
         look_at, slot, ship_to, bill_to, payment_method, when_closed, when_sold_out, wait_days, when_over, when_below, when_no_credit, made_at, changed_at)
       select $1, $3, $2, $4, $5, $6, $7, $8, $9, $10, $11, $12, '08-12', s.id, coalesce(b.id, s.id), $13, 'after', 'leave out', 2, 'ask', 'skip', 'stop', $12, $12
       from (select id from addresses where sale_unit = $1 and customer_code = $2 and type = 'S' and active order by is_default desc, id limit 1) s
       left join (select id from addresses where sale_unit = $1 and customer_code = $2 and type = 'B' and active order by is_default desc, id limit 1) b on true`,
      [
        ...customer,
        id,
        name,
        state,
        pausedUntil ?? null,
        rhythm.every,
        rhythm.unit,
        rhythm.day,
        startsOn,
        next,
        `${addDays(today, -20)}T03:00:00Z`,
        payment,
      ],
    )
    await client.query(linesOf, [...customer, id, every])
    if (failedOn)
      await client.query(
        `insert into standing_order_runs (sale_unit, standing_order_id, planned_on, deliver_on, slot, state, due_at, place_at, told_at, reason, params, done_at)
         values ($1, $2, $3, $3, '08-12', 'failed', $4, $4, $4, 'checkout.overCredit', $5, $4)`,
        [
          customer[0],
          id,
          failedOn,
          `${addDays(failedOn, -1)}T08:00:00Z`,
          { left: '฿120.00', total: '฿4,860.00' },
        ],
      )
  }
}
