import { expect, test } from 'vitest'
import { tellOfStandingChange } from '#api/customer-messages/tell-of-job.ts'
import { standingChangeSource } from '#api/message-sources/standing-change-source.ts'
import { testStandingOrders } from '#checks/standing-orders/test-standing-orders.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'

let now = testNow
const api = await testApi({ now: () => now })
const { ask, tokenFor, db } = api
const { rows, make, runAt, runsOf, ordersOf, toldOf } = testStandingOrders(api)
const me = callers.customer
const token = await tokenFor(me)
const [owner, salesperson] = [await tokenFor(callers.owner), await tokenFor(callers.salesperson)]
const at = (time: string) => new Date(`${time}+07:00`)
const saleUnit = 'BKK01'

type Listed = {
  id: string
  customerCode: string
  next: { day: string } | null
  failed: { why: object } | null
}
async function list(more: object = {}, by = owner) {
  const { status, body } = await ask('api/merchant/standing-orders/list', {
    token: by,
    body: { saleUnit, take: 100, ...more },
  })
  expect(status).toBe(200)
  return body as { standingOrders: Listed[]; isMore: boolean; failed: number }
}
const idsOf = async (more: object, by = owner) =>
  (await list(more, by)).standingOrders.map((standing) => standing.id)
const setState = (id: string, body: object, by = owner) =>
  ask('api/merchant/standing-orders/state', { token: by, body: { saleUnit, id, ...body } })
const one = async (id: string) =>
  (await ask('api/merchant/standing-orders/one', { token: owner, body: { saleUnit, id } })).body
const seenByCustomer = async (id: string) =>
  (await ask(`api/standing-orders/one?id=${id}`, { method: 'GET', token })).body

test('staff find standing orders by state, customer and the day they come', async () => {
  const id = await make(token, me, { name: 'ทุกวันอังคาร' })
  expect(await idsOf({ customerCode: 'C0001' })).toContain(id)
  expect(await idsOf({ text: 'ทุกวันอังคาร' })).toEqual([id])
  expect(await idsOf({ text: 'ทุกวันอังคาร', customerCode: 'C0002' })).toEqual([])
  expect(await idsOf({ text: 'ทุกวันอังคาร', day: '2026-11-24' })).toEqual([id])
  expect(await idsOf({ text: 'ทุกวันอังคาร', day: '2026-11-25' })).toEqual([])
  expect(await idsOf({ text: 'ทุกวันอังคาร', tab: 'paused' })).toEqual([])
  expect(await idsOf({ text: '100%_' })).toEqual([])
  await runAt(at('2026-11-21T09:00:00'))
  expect(await idsOf({ text: 'ทุกวันอังคาร', day: '2026-11-24' })).toEqual([id])
})

test('a page ends where the next begins', async () => {
  for (const name of ['หน้า ก', 'หน้า ข', 'หน้า ค']) await make(token, me, { name })
  const first = await list({ text: 'หน้า', take: 2 })
  const second = await list({ text: 'หน้า', take: 2, skip: 2 })
  expect([first.isMore, second.isMore]).toEqual([true, false])
  const all = [...first.standingOrders, ...second.standingOrders].map(({ id }) => id)
  expect(new Set(all).size).toBe(3)
})

test('a salesperson sees those of their customers, and changes none', async () => {
  await rows(
    `update customers set sale_code = (select sale_code from staff_centres where sale_unit = 'BKK01' and username = 'sales01') where sale_unit = 'BKK01' and code = 'C0001'`,
  )
  const id = await make(token, me)
  expect(await idsOf({}, salesperson)).toContain(id)
  expect((await setState(id, { state: 'paused', why: 'x' }, salesperson)).status).toBe(403)
  await rows(`update customers set sale_code = null where sale_unit = 'BKK01' and code = 'C0001'`)
  expect(await idsOf({}, salesperson)).not.toContain(id)
  const { body } = await ask('api/merchant/standing-orders/one', {
    token: salesperson,
    body: { saleUnit, id },
  })
  expect(body.Code).toBe('standingOrders.none')
})

test('staff see why a run failed, in both languages', async () => {
  const id = await make(token, me, { mostTotal: 1, name: 'แพงไป' })
  await runAt(at('2026-11-22T09:00:00'))
  await runAt(at('2026-11-23T15:10:00'))
  const { standingOrders, failed } = await list({ tab: 'failed', text: 'แพงไป' })
  expect(standingOrders).toMatchObject([{ id, failed: { reason: 'standingOrders.overLimit' } }])
  expect(failed).toBeGreaterThan(0)
  const { past, lines, shipTo } = await one(id)
  expect(past[0].why.th).toContain('เกินยอดสูงสุด')
  expect(past[0].why.en).toContain('above your limit')
  expect([lines[0].amounts[0].quantity, shipTo !== null]).toEqual([40, true])
})

test('who stopped it, and why, is told to the customer and stays to be seen', async () => {
  const id = await make(token, me, { name: 'ของสด' })
  await runAt(at('2026-11-21T09:00:00'))
  expect((await setState(id, { state: 'paused', pausedUntil: '2026-12-05' })).body.Code).toBe(
    'standingOrders.noReason',
  )
  expect((await setState(id, { state: 'paused', pausedUntil: '2020-01-01', why: 'ร้านซ่อม' })).body.Code).toBe(
    'standingOrders.badPause',
  )
  expect((await toldOf(id)).length).toBe(1)
  expect((await seenByCustomer(id)).byCentre).toBeNull()

  expect((await setState(id, { state: 'paused', pausedUntil: '2026-12-05', why: 'ร้านซ่อม' })).status).toBe(200)
  expect(await runsOf(id)).toMatchObject([{ state: 'skipped', reason: 'standingOrders.whilePaused' }])
  const { state, byCentre } = await seenByCustomer(id)
  expect([state, byCentre.why, byCentre.by]).toEqual(['paused', 'ร้านซ่อม', (await one(id)).changes[0].by])
  const [job] = await rows<{ order_number: string; id: string }>(
    `select id::text, order_number from outbox where topic = 'standing-order-by-centre' order by at desc limit 1`,
  )
  const about = {
    ...me,
    kind: 'standing-order-by-centre' as const,
    subject: job?.order_number ?? '',
    event: '',
  }
  const content = await standingChangeSource.load(db, about, 'th')
  expect(content?.values).toMatchObject({ change: 'พักสั่งประจำ ของสด ไว้ให้ถึง ส. 5 ธ.ค.', why: 'ร้านซ่อม' })
  expect(content?.path).toBe(`/ordersubscription/${id}`)
  expect(await standingChangeSource.load(db, { ...about, customerCode: 'C0002' }, 'th')).toBeUndefined()
  const log = await rows<{ what: string; subject: string }>(
    `select what, subject from activity where what like 'standing order%' and after->>'standingOrder' = 'ของสด'`,
  )
  expect(log).toEqual([{ what: 'standing order paused', subject: 'C0001' }])

  // The shop keeps the last word.
  await ask('api/standing-orders/state', { token, body: { id, state: 'active' } })
  expect((await seenByCustomer(id)).byCentre).toBeNull()
  await runAt(at('2026-11-23T15:10:00'))
  expect((await ordersOf(id)).length).toBe(1)
})

test('the job tells a customer once of each change', async () => {
  const id = await make(token, me)
  await setState(id, { state: 'ended', why: 'ร้านปิดกิจการ' })
  const [job] = await rows<{ order_number: string }>(
    `select order_number from outbox where topic = 'standing-order-by-centre' order by at desc limit 1`,
  )
  const told: string[] = []
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const parts = { db, log, now: () => new Date(), origin: () => 'https://shop.test', liff: () => undefined }
  const gateways = { sms: {} as never, sendMail: async () => void told.push('mail') }
  for (let times = 0; times < 2; times++)
    await tellOfStandingChange(
      { ...parts, gateways } as never,
      {
        ...{ id: '1', saleUnit, topic: 'standing-order-by-centre', orderNumber: job?.order_number ?? '' },
      } as never,
    )
  const messages = await rows<{ count: number }>(
    `select count(*)::int as count from customer_messages where kind = 'standing-order-by-centre' and subject = $1`,
    [job?.order_number],
  )
  expect(messages).toEqual([{ count: 1 }])
})

test('of many at the same moment one stops it, and the others are told', async () => {
  const id = await make(token, me)
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, at) => setState(id, { state: 'paused', why: `คนที่ ${at}` })),
  )
  const codes = all.map(({ status, body }) => (status === 200 ? 'done' : body.Code)).sort()
  expect(codes).toEqual(['done', ...Array.from({ length: 9 }, () => 'standingOrders.sameState')])
  expect((await one(id)).changes).toHaveLength(1)
})

test('ended is ended until it is taken up again, and days that passed meanwhile are not made up for', async () => {
  const id = await make(token, me)
  await setState(id, { state: 'ended', why: 'ย้ายร้าน' })
  expect((await setState(id, { state: 'paused', why: 'x' })).body.Code).toBe('standingOrders.ended')
  await rows(`update standing_orders set next_planned_on = '2026-03-03' where id = $1`, [id])
  now = new Date(testNow.getTime() + 60_000)
  await setState(id, { state: 'active', why: 'กลับมาแล้ว' })
  now = testNow
  expect(await runsOf(id)).toEqual([])
  expect((await seenByCustomer(id)).coming[0].planned).toBe('2026-11-24')
  expect((await one(id)).changes.map(({ state }: { state: string }) => state)).toEqual(['active', 'ended'])
})

test('of a closed shop nothing is taken up again, of an erased one nothing is left to be seen', async () => {
  const id = await make(token, me)
  await setState(id, { state: 'paused', why: 'เหตุผลส่วนตัวของร้าน' })
  await rows(`update customers set status = 'inactive' where sale_unit = 'BKK01' and code = 'C0001'`)
  const refused = await setState(id, { state: 'active', why: 'x' })
  await rows(`update customers set status = 'active' where sale_unit = 'BKK01' and code = 'C0001'`)
  expect(refused.body.Code).toBe('standingOrders.shopClosed')
  const { eraseStandingOrders } = await import('#api/account/erase-standing-orders.ts')
  await db
    .transaction()
    .execute((tx) => eraseStandingOrders(tx, { saleUnit, code: 'C0001' }, at('2026-11-20T09:00:00')))
  expect((await setState(id, { state: 'active', why: 'x' })).body.Code).toBe('standingOrders.accountClosed')
  const { lines, changes, name } = await one(id)
  expect([lines, changes, name]).toEqual([[], [], ''])
})
