import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { makeRandom } from '#database/seeds/random.ts'
import { firstPlanned } from '#shop/standing-orders/rhythm.ts'
import { addDays } from '#shop/time/bangkok.ts'
import { mostDaysMoved, type ReferencePlan, referenceDays } from './reference-days.ts'

type Clock = {
  pool: Pick<pg.Pool, 'query'>
  /** Where the processes open the database. */
  url: string
  standingOrders: number
  processes: number
  kills: number
  days: number
  from?: string
  say?: (text: string) => void
}
type ClockResult = {
  runs: number
  left: number
  kills: number
  takenOver: number
  /** Planned days without a run, with two, on a wrong day, or not ordered in time. */
  wrong: string[]
  trouble: string[]
}
type Plan = ReferencePlan & { id: string; saleUnit: string }

const worker = fileURLToPath(new URL('./clock-worker.ts', import.meta.url))
/** Monday to Saturday, with a cut-off at 17:00 the day before. */
const weekdays = 0b1111110
const holidaysOf = (from: string) => {
  const year = Number(from.slice(0, 4))
  const all = [year, year + 1, year + 2].flatMap((each) => [
    { startsOn: `${each}-04-11`, endsOn: `${each}-04-17` },
    { startsOn: `${each}-12-30`, endsOn: `${each + 1}-01-03` },
    { startsOn: `${each}-07-28`, endsOn: `${each}-07-28` },
    { startsOn: `${each}-10-30`, endsOn: `${each}-11-01` },
  ])
  // Two weeks of rebuilding: longer than a run may be moved.
  return [...all, { startsOn: `${year + 1}-08-02`, endsOn: `${year + 1}-08-17` }]
}

/** Years of standing orders on several processes, some of which are killed at random moments. */
export async function runClock(clock: Clock): Promise<ClockResult> {
  const { pool, days, from = '2026-11-16', say = () => {} } = clock
  const holidays = holidaysOf(from)
  const plans = await setUp(clock, from, holidays)
  const until = new Date(`${addDays(from, days)}T00:00:00+07:00`)
  const crew = await startCrew(clock)
  const random = makeRandom('kills')
  let takenOver = 0
  try {
    const began = new Date(`${from}T00:00:00+07:00`)
    let now = began
    while (now < until) {
      const { due, isPlacing, held } = await nextMoment(pool, now)
      if (!due || due > until) break
      if (due > now) now = due
      takenOver += held
      // Spread over the whole time, so that each season has its deaths.
      const passed = (now.getTime() - began.getTime()) / (until.getTime() - began.getTime())
      const mayKill =
        isPlacing && crew.kills() < clock.kills * Math.min(1, passed * 1.1) && random.chance(0.3)
      await crew.tell(now, mayKill ? random.between(0, 60) : undefined)
      // A process that was killed holds its runs for two minutes.
      now = new Date(now.getTime() + 5 * 60_000)
    }
    say(`${plans.length} standing orders, ${crew.kills()} kills`)
  } finally {
    await crew.stop()
  }
  return {
    ...(await compare(pool, plans, { holidays, until: addDays(from, days - 20) })),
    kills: crew.kills(),
    takenOver,
    trouble: crew.trouble,
  }
}

async function setUp({ pool, standingOrders }: Clock, from: string, holidays: object[]): Promise<Plan[]> {
  const random = makeRandom('two years of standing orders')
  await pool.query('delete from standing_orders')
  await pool.query(
    `update centres set delivery_weekdays = $1, cut_off_minute = 1020, slot_rounds = '[]', delivery_holidays = $2`,
    [weekdays, JSON.stringify(holidays)],
  )
  await pool.query(`update stock set on_hand = 100000000 where sale_unit = 'BKK01'`)
  const { rows: products } = await pool.query(
    `select p.code from products p where p.sale_unit = 'BKK01' and p.active and p.material_type = 'FG' and not p.needs_licence
       and p.unit2_rate = 0 and p.unit3_rate = 0 and not exists (select from promotion_products g where g.sale_unit = p.sale_unit and g.product_code = p.code) order by p.code limit 5`,
  )
  const { rows: shops } = await pool.query(
    `select distinct on (c.code) c.code, a.id from customers c join addresses a on a.sale_unit = c.sale_unit and a.customer_code = c.code and a.active and a.type = 'S'
     join accounts k on k.id = c.account_id and k.active
     where c.sale_unit = 'BKK01' and c.status = 'active' and c.role = '1' and not exists (select from delivery_areas d where d.sale_unit = 'ZZZ') order by c.code, a.id limit 40`,
  )
  await pool.query(`delete from delivery_areas where sale_unit = 'BKK01'`)
  const plans: Plan[] = []
  for (let at = 0; at < standingOrders; at++) {
    const unit = random.chance(0.5) ? ('week' as const) : ('month' as const)
    const every = random.between(1, unit === 'week' ? 6 : 4)
    const day =
      unit === 'week'
        ? random.between(0, 6)
        : random.chance(0.4)
          ? random.between(28, 31)
          : random.between(1, 31)
    const startsOn = firstPlanned({ every, unit, day }, addDays(from, random.between(5, 60)))
    const whenClosed = random.pick(['after', 'after', 'before', 'skip'] as const)
    const shop = shops[at % shops.length]
    const { rows } = await pool.query(
      `insert into standing_orders (sale_unit, customer_code, every, every_unit, every_day, starts_on, next_planned_on, look_at, slot, ship_to, bill_to,
         payment_method, when_closed, when_sold_out, wait_days, when_over, when_below, when_no_credit, made_at, changed_at)
       values ('BKK01', $1, $2, $3, $4, $5, $5, $6, '08-12', $7, $7, 'COD', $8, 'leave out', 0, 'ask', 'fill', 'stop', $6, $6) returning id`,
      [shop.code, every, unit, day, startsOn, `${from}T00:00:00+07:00`, shop.id, whenClosed],
    )
    await pool.query(
      `insert into standing_order_lines (sale_unit, standing_order_id, line, product_code, quantity1, quantity2, quantity3) values ('BKK01', $1, 1, $2, 60, 0, 0)`,
      [rows[0].id, products[at % products.length].code],
    )
    plans.push({ id: rows[0].id, saleUnit: 'BKK01', every, unit, day, startsOn, whenClosed })
  }
  return plans
}

/** The next moment at which there is work, whether orders are due then, and what dead processes hold. */
async function nextMoment(pool: Clock['pool'], now: Date) {
  const { rows } = await pool.query(
    `with next as (select greatest($1::timestamptz, least((select min(look_at) from standing_orders where state <> 'ended'),
       (select min(greatest(due_at, coalesce(claimed_at + interval '125 seconds', due_at))) from standing_order_runs where state = 'coming'))) as due)
     select due, exists (select from standing_order_runs r where r.state = 'coming' and r.place_at <= next.due) as "isPlacing",
       (select count(*)::int from standing_order_runs r where r.state = 'coming' and r.claimed_at is not null) as held from next`,
    [now],
  )
  return rows[0] as { due: Date | null; isPlacing: boolean; held: number }
}

async function startCrew({ url, processes, say = () => {} }: Clock) {
  const trouble: string[] = []
  let kills = 0
  const start = async (): Promise<ChildProcess> => {
    const child = fork(worker, [url], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    child.on('message', (said: { trouble?: string }) => said.trouble && trouble.push(said.trouble))
    await new Promise<void>((ready) => child.once('message', () => ready()))
    return child
  }
  const crew = await Promise.all(Array.from({ length: processes }, start))
  const tellOne = (child: ChildProcess, now: Date) =>
    new Promise<void>((done) => {
      const end = () => {
        child.off('message', hear)
        child.off('exit', end)
        done()
      }
      const hear = (said: { done?: string }) => said.done && end()
      child.on('message', hear)
      child.once('exit', end)
      child.send({ now: now.toISOString() }, () => {})
    })
  return {
    trouble,
    kills: () => kills,
    tell: async (now: Date, killAfterMs: number | undefined) => {
      const victim = kills % crew.length
      const told = crew.map((child) => tellOne(child, now))
      if (killAfterMs !== undefined) {
        await sleep(killAfterMs)
        crew[victim]?.kill('SIGKILL')
        kills++
      }
      await Promise.all(told)
      if (killAfterMs !== undefined) {
        crew[victim] = await start()
        if (kills % 10 === 0) say(`${kills} kills, ${now.toISOString().slice(0, 10)}`)
      }
    },
    stop: () => Promise.all(crew.map(endOf)),
  }
}

function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode) return Promise.resolve()
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  child.kill('SIGKILL')
  return ended
}

type Compared = Pick<ClockResult, 'runs' | 'left' | 'wrong'>

/** What happened beside what the reference says: each run once, on its day, ordered in the two hours before the cut-off. */
async function compare(
  pool: Clock['pool'],
  plans: readonly Plan[],
  { holidays, until }: { holidays: { startsOn: string; endsOn: string }[]; until: string },
): Promise<Compared> {
  const { rows: orders } = await pool.query(
    `select placed_by as id, deliver_on as day, count(*)::int as count, min(placed_at) as at from orders where placed_by_kind = 'job' group by 1, 2`,
  )
  const { rows: runs } = await pool.query(
    `select r.standing_order_id as id, r.planned_on as planned, r.deliver_on as day, r.state, r.reason, r.order_number from standing_order_runs r`,
  )
  const wrong: string[] = []
  let [count, left] = [0, 0]
  for (const plan of plans) {
    const mine = orders.filter(({ id }) => id === plan.id)
    // A run that was planned after the last compared day can have been moved before it.
    const expected = referenceDays(plan, { weekdays, holidays }, addDays(until, mostDaysMoved))
    for (const [planned, day] of expected) {
      if (planned > until) break
      const run = runs.find((each) => each.id === plan.id && each.planned === planned)
      const placed = mine.filter((order) => order.day === day)
      const name = `${plan.id} ${plan.every} ${plan.unit} ${plan.day} ${plan.whenClosed}, ${planned}`
      if (day === undefined) {
        left++
        if (run?.state !== 'failed' && run?.state !== 'skipped')
          wrong.push(`${name}: should be left out, is ${run?.state}`)
        continue
      }
      count++
      if (run?.state !== 'placed' || run.day !== day)
        wrong.push(`${name}: ${run?.state} ${run?.reason ?? ''} ${run?.day}, not ${day}`)
      else if (placed.length !== 1 || placed[0].count !== 1)
        wrong.push(`${name}: ordered ${placed[0]?.count ?? 0} times`)
      else {
        const cutOff = Date.parse(`${addDays(day, -1)}T17:00:00+07:00`)
        const before = (cutOff - placed[0].at.getTime()) / 60_000
        if (before <= 0 || before > 120) wrong.push(`${name}: ordered ${before} minutes before the cut-off`)
      }
    }
    const days = new Set([...expected.values()])
    for (const { day } of mine)
      if (day <= until && !days.has(day)) wrong.push(`${plan.id}: an order for ${day} too many`)
  }
  return { runs: count, left, wrong }
}
