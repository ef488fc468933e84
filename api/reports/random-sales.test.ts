import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { checkSales } from '#api/reports/check-sales.ts'
import { countSales } from '#api/reports/count-sales.ts'
import { findShop, randomOrder } from '#checks/reports/random-orders.ts'
import { type SlowSum, slowSums } from '#checks/reports/slow-sums.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { makeRandom } from '#database/seeds/random.ts'
import { daysOf } from '#shop/reports/period.ts'

/** The long form: SALES_ORDERS=100000 (npm run check:sales). */
const orders = Number(process.env.SALES_ORDERS ?? 400)
const saleUnit = 'BKK01'
const { ask, pool, db, tokenFor } = await testApi()
const { next: random } = makeRandom(process.env.SALES_SEED ?? 'sales')
const [owner, manager, salesperson] = await Promise.all([
  tokenFor(callers.owner),
  tokenFor(callers.manager),
  tokenFor(callers.salesperson),
])

const zero = ({ sums }: { sums: readonly number[] }) => sums.every((value) => value === 0)

const columns = 'kind, day::text as day, key, sale_code, orders, units, free_units, goods, discount, total'

/** The sums as stored, those that became nothing left out. */
async function storedSums(): Promise<Map<string, SlowSum>> {
  const { rows } = await pool.query(`select ${columns} from daily_sales where sale_unit = $1`, [saleUnit])
  const all = rows.map(
    (row): SlowSum => ({
      ...{ kind: row.kind, day: row.day, key: row.key, saleCode: row.sale_code },
      sums: [row.orders, row.units, row.free_units, row.goods, row.discount, row.total],
    }),
  )
  return new Map(
    all.filter((sum) => !zero(sum)).map((sum) => [[sum.kind, sum.day, sum.key, sum.saleCode].join('|'), sum]),
  )
}

async function countAll() {
  while (await countSales(db));
  expect((await pool.query('select from uncounted_orders')).rows).toEqual([])
}

async function expectEqual(): Promise<Map<string, SlowSum>> {
  await countAll()
  const slow = new Map([...(await slowSums(pool, saleUnit))].filter(([, sum]) => !zero(sum)))
  const stored = await storedSums()
  const wrong = [...new Set([...slow.keys(), ...stored.keys()])]
    .map((name) => ({ name, should: slow.get(name)?.sums, is: stored.get(name)?.sums }))
    .filter(({ should, is }) => JSON.stringify(should) !== JSON.stringify(is))
  expect(wrong.slice(0, 5)).toEqual([])
  return slow
}

async function inTurns<Value>(values: readonly Value[], work: (value: Value) => Promise<unknown>, at = 6) {
  const left = values[Symbol.iterator]()
  await Promise.all(
    Array.from({ length: at }, async () => {
      for (const value of left) await work(value)
    }),
  )
}

async function place(order: object): Promise<string> {
  const { rows } = await pool.query<{ placed: { orderNumber: string } }>(
    'select place_order_3($1, $2) as placed',
    [saleUnit, order],
  )
  return rows[0]?.placed.orderNumber ?? ''
}

const moveOf = (number: string) => (action: string) =>
  ask('api/merchant/orders/move', {
    token: manager,
    body: { saleUnit, numbers: [number], action, why: 'สุ่ม' },
  })

/** Some are approved, invoiced whole or short, delivered, cancelled early or late, and given their money back. */
async function moveAtRandom(number: string, lines: readonly { line: number; quantity: number }[]) {
  const move = moveOf(number)
  const roll = random()
  if (roll < 0.3) return
  if (roll < 0.42) return void (await move('cancel'))
  await move('approve')
  if (roll < 0.55) return
  const short = lines.filter(() => random() < 0.4)
  const shortages = short.map(({ line, quantity }) => ({
    ...{ line, quantity: Math.floor(random() * quantity), reason: 'missing' as const },
  }))
  await ask('api/merchant/orders/invoice', {
    token: manager,
    body: { saleUnit, orderNumber: number, shortages: roll < 0.8 ? shortages : [] },
  })
  if (roll < 0.62) await move('cancel')
  else if (roll > 0.85) {
    await move('ship')
    await move('deliver')
  }
}

/** The nightly comparison meets orders that are being changed, and finds nothing wrong. */
async function compareMeanwhile(goesOn: () => boolean): Promise<number> {
  let wrong = 0
  for (let back = 0; goesOn(); back = (back + 1) % 366) {
    const day = new Date(testNow.getTime() - back * 86_400_000).toISOString().slice(0, 10)
    const { rows } = await pool.query<{ wrong: number }>('select check_sales_1($1, $2, $2) as wrong', [
      saleUnit,
      day,
    ])
    wrong += rows[0]?.wrong ?? 0
  }
  return wrong
}

/** Orders are counted while they change, by two processes at once. */
async function countMeanwhile(goesOn: () => boolean) {
  let counted = 0
  const one = async () => {
    while (goesOn()) {
      const { rows } = await pool.query<{ counted: number }>(`select count_uncounted_1($1, 20) as counted`, [
        saleUnit,
      ])
      counted += rows[0]?.counted ?? 0
      await setTimeout(5)
    }
  }
  await Promise.all([one(), one()])
  return counted
}

async function refundSome() {
  const { rows } = await pool.query<{ payment_id: string; order_number: string; amount: number }>(
    `select s.payment_id, s.order_number, s.received - s.returned as amount from payment_shares s
     join orders o on o.sale_unit = s.sale_unit and o.number = s.order_number
     where s.sale_unit = $1 and o.status in ('SO Cancel', 'Invoice Cancel') and s.received > s.returned and o.customer_name = o.customer_code
     order by s.order_number limit 300`,
    [saleUnit],
  )
  const states: string[] = []
  await inTurns(rows, async ({ payment_id, order_number, amount }) => {
    const { body } = await ask('api/merchant/refunds', {
      token: owner,
      body: {
        ...{ saleUnit, id: randomUUID(), paymentId: payment_id, orderNumber: order_number },
        ...{ amount: amount / 100, how: 'transfer', why: 'ยกเลิก' },
      },
    })
    states.push(body.state ?? body.Message)
  })
  return states
}

test(`the sums agree with ${orders} random orders, cancelled, short and refunded, to the satang`, {
  timeout: Math.max(60_000, orders * 60),
}, async () => {
  await expectEqual()
  const shop = await findShop(pool, saleUnit)
  const year = 365 * 86_400_000
  const all = Array.from({ length: orders }, (_, at) => {
    // Customers change hands meanwhile; their earlier orders stay with who had them.
    const order = randomOrder(random, shop, new Date(testNow.getTime() - Math.floor(random() * year)))
    return { order, newHand: at % 40 === 39 ? order.customerCode : undefined }
  })
  let isPlacing = true
  const compared = compareMeanwhile(() => isPlacing)
  const counted = countMeanwhile(() => isPlacing)
  await inTurns(all, async ({ order, newHand }) => {
    if (newHand)
      await pool.query(
        `update customers set sale_code = (select max(sale_code) from staff_centres where sale_unit = $1 and sale_code is distinct from customers.sale_code) where sale_unit = $1 and code = $2`,
        [saleUnit, newHand],
      )
    await moveAtRandom(await place(order), order.lines)
  })
  isPlacing = false
  expect(await compared).toBe(0)
  expect(await counted).toBeGreaterThan(orders / 2)
  const refunded = await refundSome()
  expect(refunded.length).toBeGreaterThan(0)
  expect(new Set(refunded)).toEqual(new Set(['done']))
  const { rows: states } = await pool.query<{ status: string; count: number }>(
    `select status, count(*)::int as count from orders where sale_unit = $1 and customer_name = customer_code group by 1`,
    [saleUnit],
  )
  for (const status of ['SO Wait', 'SO Cancel', 'SO Approve', 'Invoice wait', 'Invoice Cancel', 'POD'])
    expect(states.find((row) => row.status === status)?.count ?? 0, status).toBeGreaterThan(orders / 100)
  const { rows: short } = await pool.query('select from order_shortages where sale_unit = $1', [saleUnit])
  expect(short.length).toBeGreaterThan(orders / 20)
  await compareReports(await expectEqual())
  // Reports count what the sums still lack: new orders, and orders that changed since they were counted.
  await inTurns(all.slice(0, 40), ({ order }) => place({ ...order, key: randomUUID() }))
  const { rows: open } = await pool.query<{ number: string }>(
    `select number from orders where sale_unit = $1 and status = 'SO Wait' and customer_name = customer_code order by number limit 20`,
    [saleUnit],
  )
  for (const { number } of open) await moveOf(number)('cancel')
  const { rows: waiting } = await pool.query<{ isNew: boolean }>(
    `select before = '[]' as "isNew" from uncounted_orders where sale_unit = $1`,
    [saleUnit],
  )
  expect(waiting.filter(({ isNew }) => isNew).length).toBeGreaterThan(20)
  expect(waiting.filter(({ isNew }) => !isNew).length).toBeGreaterThan(0)
  await compareReports(await slowSums(pool, saleUnit))
  await expectEqual()
})

const sumOf = (sums: readonly SlowSum[]) =>
  sums.reduce((all, { sums }) => all.map((value, at) => value + (sums[at] ?? 0)), [0, 0, 0, 0, 0, 0])
const baht = (satang = 0) => Math.round(satang) / 100

/** Each report over random periods, for the centre, for a salesperson chosen, and as the salesperson. */
async function compareReports(slow: ReadonlyMap<string, SlowSum>) {
  const sums = [...slow.values()]
  const { rows: mine } = await pool.query<{ sale_code: string }>(
    `select sale_code from staff_centres where sale_unit = $1 and username = $2`,
    [saleUnit, callers.salesperson.username],
  )
  const own = mine[0]?.sale_code ?? ''
  const days = daysOf({ from: '2025-11-16', to: '2026-11-16' })
  const kinds = {
    product: 'product',
    customer: 'customer',
    promotion: 'promotion',
    area: 'area',
    salesperson: 'all',
    day: 'all',
  }
  for (const [by, kind] of Object.entries(kinds))
    for (const who of ['centre', 'chosen', 'self']) {
      const first = Math.floor(random() * days.length)
      const from = days[first] ?? ''
      const to = days[Math.min(days.length - 1, first + Math.floor(random() * 120))] ?? ''
      const query = new URLSearchParams({
        saleUnit,
        by,
        from,
        to,
        take: '500',
        ...(who === 'chosen' ? { saleCode: own } : {}),
      })
      const { body } = await ask(`api/merchant/report/sales?${query}`, {
        ...{ method: 'GET', token: who === 'self' ? salesperson : owner },
      })
      const counted = sums.filter(
        (sum) => sum.day >= from && sum.day <= to && (who === 'centre' || sum.saleCode === own),
      )
      const keyOf = (sum: SlowSum) => (by === 'salesperson' ? sum.saleCode : by === 'day' ? sum.day : sum.key)
      const groups = Map.groupBy(
        counted.filter((sum) => sum.kind === kind),
        keyOf,
      )
      const should = [...groups].map(([key, of]) => {
        const [orders, units, freeUnits, goods, discount, total] = sumOf(of)
        return {
          key,
          orders,
          units,
          freeUnits,
          goods: baht(goods),
          discount: baht(discount),
          total: baht(total),
        }
      })
      const told = body.rows.map(
        ({ name: _, totalBefore: __, ...row }: { name: object; totalBefore: number }) => row,
      )
      const inOrder = (rows: { key: string }[]) => rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))
      const isSold = ({ orders }: { orders?: number | undefined }) => orders !== 0
      expect(inOrder(told.filter(isSold)), `${by} ${who} ${from} ${to}`).toEqual(
        inOrder(should.filter(isSold)),
      )
      const [orders = 0, , , , , total] = sumOf(counted.filter((sum) => sum.kind === 'all'))
      expect([body.sums.orders, body.sums.total]).toEqual([orders, baht(total)])
    }
}

test('sums that went wrong are found and put right, and orders that came before they were kept are counted', {
  timeout: Math.max(30_000, orders * 20),
}, async () => {
  const log = { info: () => undefined, warn: () => undefined }
  const now = new Date(testNow.getTime() + 86_400_000)
  await checkSales({ db, now: testNow, log })
  expect(await checkSales({ db, now, log })).toBe(0)
  await pool.query(
    `update daily_sales set total = total + 1 where (sale_unit, kind, day, key, sale_code) in
     (select sale_unit, kind, day, key, sale_code from daily_sales where sale_unit = $1 and day > '2026-10-20' limit 3)`,
    [saleUnit],
  )
  expect(await checkSales({ db, now: new Date(now.getTime() + 86_400_000), log })).toBe(3)
  await expectEqual()
  await pool.query('delete from daily_sales')
  await pool.query('delete from sales_checks')
  await pool.query('update orders set sale_code = null')
  // Without patience a run stops before its first day; the runs after it go on, and two at once count nothing twice.
  await checkSales({ db, now, log, patienceMs: -1 })
  expect((await storedSums()).size).toBe(0)
  const half = checkSales({ db, now, log, patienceMs: 150 })
  await Promise.all([half, checkSales({ db, now, log })])
  await checkSales({ db, now, log })
  await expectEqual()
  const { rows } = await pool.query('select from sales_checks where checked_at is not null')
  expect(rows.length).toBe((await pool.query('select from centres')).rows.length)
})
