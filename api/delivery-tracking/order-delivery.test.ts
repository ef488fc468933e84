import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { people, setStage } from '#checks/authorization/people.ts'
import { callers, memoryStorage, type TestCaller, testApi } from '#checks/tools/test-api.ts'

let now = new Date('2026-11-16T10:00:00+07:00')
const storage = memoryStorage()
const { ask, tokenFor, pool } = await testApi({ now: () => now, storage })
const at = (time: string) => `2026-11-16T${time}:00+07:00`
const centre = 'BKK01'
const rider = callers.rider.mobile
const runId = randomUUID()
let [own, before, after]: [string, string, string] = ['', '', '']
let key = ''

async function delivery(request: Record<string, string>, who?: TestCaller) {
  const token = who && (await tokenFor(who))
  const { status, body } = await ask(`api/orders/delivery?${new URLSearchParams(request)}`, {
    method: 'GET',
    ...(token ? { token } : {}),
  })
  return { status, ...body }
}
const toOwner = () => delivery({ orderNumber: own, saleUnit: centre }, callers.customer)
const change = (set: string, number = own) =>
  pool.query(`update delivery_stops set ${set} where sale_unit = $1 and order_number = $2`, [centre, number])
const changeRun = (set: string) =>
  pool.query(`update delivery_runs set ${set} where sale_unit = $1 and id = $2`, [centre, runId])

beforeAll(async () => {
  const { rows } = await pool.query(
    `(select number, tracking_key from orders where sale_unit = $1 and customer_code = 'C0001' order by number limit 1)
     union all (select number, tracking_key from orders where sale_unit = $1 and customer_code = any(array(
         select code from customers where sale_unit = $1 and sale_code is distinct from 'sales01' and agent_code is null and role = '1'))
       order by number desc limit 2)`,
    [centre],
  )
  ;[own, before, after] = rows.map(({ number }) => number as string) as [string, string, string]
  key = `${centre}-${rows[0].tracking_key}`
})

beforeEach(async () => {
  now = new Date(at('10:00'))
  await pool.query('delete from delivery_stops where sale_unit = $1', [centre])
  await pool.query('delete from delivery_runs where sale_unit = $1 and id = $2', [centre, runId])
  await pool.query(
    `update orders o set status = 'Invoice Approve', slot = '08-12', payment_method = 'COD', paid_at = null, total = 123450,
       ship_to = o.ship_to || jsonb_build_object('lat', c.lat + 0.01, 'lng', c.lng)
     from centres c where c.sale_unit = o.sale_unit and o.sale_unit = $1 and o.number = any($2)`,
    [centre, [own, before, after]],
  )
  await pool.query('delete from order_money where sale_unit = $1 and order_number = $2', [centre, own])
  await pool.query(
    `insert into delivery_runs (sale_unit, id, run_on, rider_mobile, vehicle, state, made_at, made_by, sent_at)
     values ($1, $2, '2026-11-16', $3, 'กระบะ 1กข 1234', 'sent', $4, 'manager01', $4)`,
    [centre, runId, rider, at('07:00')],
  )
  for (const [place, number] of [before, own, after].entries())
    await pool.query(
      'insert into delivery_stops (sale_unit, run_id, order_number, place) values ($1, $2, $3, $4)',
      [centre, runId, number, place + 1],
    )
})

describe('who brings an order and when', () => {
  test('an order that is only planned into a run has no delivery yet', async () => {
    await changeRun(`state = 'planned'`)
    expect(await toOwner()).toMatchObject({ status: 'Invoice Approve', delivery: null })
  })

  test('before the rider leaves it is the promised hours', async () => {
    const { delivery: found } = await toOwner()
    expect(found).toMatchObject({
      ...{ state: 'waiting', isOnRoad: false, before: 1, toPrepare: 1234.5, runOn: '2026-11-16' },
      window: { from: '2026-11-16T01:00:00.000Z', to: '2026-11-16T05:00:00.000Z' },
    })
    expect(found.rider).toMatchObject({ phone: rider, vehicle: 'กระบะ 1กข 1234' })
  })

  test('on the road it is a window by the stops before, and set right when they are done late', async () => {
    await changeRun(`state = 'started', started_at = '${at('10:00')}'`)
    const first = (await toOwner()).delivery
    expect(first).toMatchObject({ isOnRoad: true, before: 1 })
    expect(Date.parse(first.window.from)).toBeGreaterThanOrEqual(Date.parse(at('10:00')))
    expect(Date.parse(first.window.to)).toBeLessThanOrEqual(Date.parse(at('11:00')))
    now = new Date(at('11:10'))
    await change(`state = 'delivered', done_at = '${at('11:10')}'`, before)
    const later = (await toOwner()).delivery
    expect(later.before).toBe(0)
    expect(Date.parse(later.window.from)).toBeGreaterThan(Date.parse(first.window.to))
  })

  test('a pause moves the window on', async () => {
    await changeRun(`state = 'started', started_at = '${at('09:40')}'`)
    await pool.query(
      `update orders o set ship_to = o.ship_to || jsonb_build_object('lat', c.lat + 0.15)
       from centres c where c.sale_unit = o.sale_unit and o.sale_unit = $1 and o.number = any($2)`,
      [centre, [own, before]],
    )
    now = new Date(at('10:40'))
    const without = (await toOwner()).delivery.window
    for (const [kind, time] of [
      ['pause', '09:45'],
      ['resume', '10:35'],
    ])
      await pool.query(
        `insert into rider_actions (sale_unit, id, run_id, rider_mobile, kind, done_at, received_at, data, outcome)
         values ($1, gen_random_uuid(), $2, $3, $4, $5, $5, '{}', 'done')`,
        [centre, runId, rider, kind, at(time ?? '')],
      )
    const paused = (await toOwner()).delivery.window
    expect(Date.parse(paused.from)).toBeGreaterThan(Date.parse(without.from))
  })

  test('the rider at the door is no longer a window, and of others only their number is said', async () => {
    await changeRun(`state = 'started', started_at = '${at('09:00')}'`)
    await change(`state = 'arrived', arrived_at = '${at('09:50')}'`)
    const answer = await toOwner()
    expect(answer.delivery).toMatchObject({ state: 'arrived', before: 0, window: null })
    const text = JSON.stringify(answer)
    for (const other of [before, after]) expect(text).not.toContain(other)
  })

  test('delivered, it says who took it and shows what proves it', async () => {
    await changeRun(`state = 'started', started_at = '${at('09:00')}'`)
    await change(`state = 'partly', done_at = '${at('09:55')}', receiver = 'คุณแดง', reason = 'ขาดเงิน 5 บาท'`)
    await addProof()
    const { delivery: found } = await toOwner()
    expect(found).toMatchObject({ state: 'partly', receiver: 'คุณแดง', reason: '', toPrepare: 0 })
    expect(found.proofs).toMatchObject([{ kind: 'photo' }])
    const staff = await delivery({ orderNumber: own, saleUnit: centre }, callers.manager)
    expect(staff.delivery.reason).toBe('ขาดเงิน 5 บาท')
  })

  test('not delivered, it says why and when again', async () => {
    await changeRun(`state = 'started', started_at = '${at('09:00')}'`)
    await change(`state = 'failed', done_at = '${at('09:55')}', reason = 'closed', retry_on = '2026-11-17'`)
    expect((await toOwner()).delivery).toMatchObject({
      reason: 'closed',
      retryOn: '2026-11-17',
      window: null,
    })
  })

  test('a cancelled order has no delivery', async () => {
    await pool.query(`update orders set status = 'Invoice Cancel' where sale_unit = $1 and number = $2`, [
      ...[centre, own],
    ])
    expect(await toOwner()).toMatchObject({ status: 'Invoice Cancel', delivery: null })
  })
})

test('the order of what was not taken at the door says each line with its reason', async () => {
  await change(`state = 'partly', done_at = '${at('09:55')}'`)
  await pool.query(
    `insert into delivery_refusals (sale_unit, run_id, order_number, line, product_code, name_th, name_en,
       unit_name_th, unit_name_en, free, rate, brought, taken, reason, less)
     values ($1, $2, $3, 1, '1118', 'ข้าวสาร', 'Rice', 'ถุง', 'bag', false, 1, 3, 1, 'damaged', 20050)`,
    [centre, runId, own],
  )
  const { body } = await ask('api/MerchantOrder/GET_ORDER_DETAIL', {
    ...{ token: await tokenFor(callers.customer), body: { orderid: own, saleunit: centre } },
  })
  expect(body.Refused).toMatchObject([{ Line: 1, Brought: 3, Taken: 1, Reason: 'damaged', Less: 200.5 }])
})

describe('whoever has the link', () => {
  test('learns first name and phone of the rider on the road, and neither money nor receiver nor pictures', async () => {
    expect((await delivery({ key })).delivery.rider).toEqual({ name: '', phone: '', vehicle: '' })
    await changeRun(`state = 'started', started_at = '${at('09:00')}'`)
    const onRoad = (await delivery({ key })).delivery
    expect(onRoad.rider.phone).toBe(rider)
    expect(onRoad.rider.name).not.toMatch(/\s|^$/)
    expect(onRoad.toPrepare).toBe(0)
    await change(`state = 'delivered', done_at = '${at('09:55')}', receiver = 'คุณแดง'`)
    await addProof()
    const done = (await delivery({ key })).delivery
    expect(done).toMatchObject({ state: 'delivered', receiver: '', reason: '', proofs: [] })
    expect(done.rider).toEqual({ name: '', phone: '', vehicle: '' })
  })

  test('learns it is not delivered, but not why', async () => {
    await changeRun(`state = 'started', started_at = '${at('09:00')}'`)
    await change(`state = 'back', done_at = '${at('09:55')}', reason = 'noMoney'`)
    expect((await delivery({ key })).delivery).toMatchObject({ state: 'back', reason: '' })
  })

  test('a key that is none finds no order, and without order or key nothing is asked', async () => {
    expect((await delivery({ key: `${centre}-${'0'.repeat(32)}` })).Code).toBe('orders.none')
    expect((await delivery({})).Code).toBe('general.badInput')
    expect((await delivery({ orderNumber: own, saleUnit: centre })).Code).toBe('orders.none')
  })
})

test('nobody follows an order, or sees a picture of it, who may not: each kind of caller, stop by stop', async () => {
  const stage = await setStage(pool)
  await storage.savePrivate('deliveries/own.webp', new Uint8Array([1, 2, 3]))
  await changeRun(`state = 'started', started_at = '${at('09:00')}'`)
  await change(`state = 'delivered', done_at = '${at('09:55')}'`)
  await change(`state = 'delivered', done_at = '${at('09:57')}'`, after)
  const id = await addProof()
  const others = await addProof(after)
  const everybody = Object.keys(people) as (keyof typeof people)[]
  const seen: Record<string, string[]> = { follows: [], sees: [], seesOthers: [], byOwnNumber: [] }
  for (const person of everybody) {
    const who = stage.callerOf(person)
    const token = who && (await tokenFor(who))
    const see = async (orderNumber: string, proof: string) => {
      const query = new URLSearchParams({ orderNumber, saleUnit: centre, id: proof })
      const { status, body } = await ask(`api/orders/delivery/proof?${query}`, {
        ...{ method: 'GET' as const, ...(token ? { token } : {}) },
      })
      if (status === 200) expect(body).toEqual({ type: 'image/webp', content: 'AQID' })
      return status === 200
    }
    if ((await delivery({ orderNumber: own, saleUnit: centre }, who)).delivery) seen.follows?.push(person)
    if (await see(own, id)) seen.sees?.push(person)
    if (await see(after, others)) seen.seesOthers?.push(person)
    // Another customer's picture does not open under the number of one's own order.
    if (await see(own, others)) seen.byOwnNumber?.push(person)
  }
  const owners = ['customer', 'salesperson as client']
  const aboveSales = ['supervisor', 'manager', 'owner']
  expect(seen).toEqual({
    ...{
      follows: [...owners, 'salesperson', ...aboveSales],
      sees: [...owners, 'salesperson', ...aboveSales],
    },
    ...{ seesOthers: aboveSales, byOwnNumber: [] },
  })
})

test('a look by staff is recorded, one by the owner is not', async () => {
  await storage.savePrivate('deliveries/own.webp', new Uint8Array([1, 2, 3]))
  await change(`state = 'delivered', done_at = '${at('09:55')}'`)
  const id = await addProof()
  const looks = async () =>
    (await pool.query(`select username, customer_code from private_views where kind = 'delivery'`)).rows
  const before = (await looks()).length
  for (const who of [callers.customer, callers.manager])
    await ask(
      `api/orders/delivery/proof?${new URLSearchParams({ orderNumber: own, saleUnit: centre, id })}`,
      {
        ...{ method: 'GET', token: await tokenFor(who) },
      },
    )
  expect((await looks()).slice(before)).toEqual([{ username: 'manager01', customer_code: 'C0001' }])
})

async function addProof(number = own): Promise<string> {
  const { rows } = await pool.query(
    `insert into delivery_proofs (sale_unit, id, run_id, order_number, kind, taken_at, received_at, file, width, height)
     values ($1, gen_random_uuid(), $2, $3, 'photo', $4, $4, 'deliveries/own.webp', 800, 600) returning id`,
    [centre, runId, number, at('09:56')],
  )
  return rows[0].id
}
