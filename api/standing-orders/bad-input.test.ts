import { expect, test } from 'vitest'
import { standingOrderSource } from '#api/message-sources/standing-order-source.ts'
import { testStandingOrders } from '#checks/standing-orders/test-standing-orders.ts'
import { passTime } from '#checks/tools/pass-time.ts'
import { callers, type TestCaller, testApi } from '#checks/tools/test-api.ts'
import { oneTapPath } from '#shop/standing-orders/one-tap-link.ts'

const start = new Date('2026-11-16T12:00:00+07:00')
let now = start
const api = await testApi({ now: () => now })
const { ask, tokenFor, db } = api
const { rows, make, termsFor, runAt, runsOf, ordersOf, findProductCodes, addressOf } = testStandingOrders(api)
const me = callers.customer
const at = (time: string) => new Date(`${time}+07:00`)
const planned = '2026-11-24'
const [first = ''] = await findProductCodes('BKK01', 1)

/** A standing order whose next run was told of, and the link of that message. */
async function told(more: object = {}) {
  now = start
  const id = await make(await tokenFor(me), me, more)
  now = at('2026-11-21T09:00:00')
  await runAt(now)
  const about = { ...me, kind: 'standing-order-ahead' as const, subject: `${id}/${planned}`, event: planned }
  const content = await standingOrderSource.load(db, about, 'th')
  return { id, link: content?.path.slice(oneTapPath('').length) ?? '' }
}
const open = async (link: string, who: TestCaller = callers.guest) =>
  ask(`api/standing-orders/link?token=${link}`, { method: 'GET', token: await tokenFor(who) })
const use = async (link: string, body: object, who: TestCaller = callers.guest) =>
  ask('api/standing-orders/link/use', { token: await tokenFor(who), body: { token: link, ...body } })
const detail = async (id: string) =>
  (await ask(`api/standing-orders/one?id=${id}`, { method: 'GET', token: await tokenFor(me) })).body
/** How often each answer came, by its refusal. */
const tally = (answers: { status: number; body: { Code?: string } }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status, body }) => (status === 200 ? 'done' : String(body.Code)))].map(
      ([what, all]) => [what, all.length],
    ),
  )

test.each([
  ['every 0 weeks', { rhythm: { every: 0, unit: 'week', day: 2 } }, 'standingOrders.badEvery'],
  ['every 0 months', { rhythm: { every: 0, unit: 'month', day: 31 } }, 'standingOrders.badEvery'],
  ['every -1 weeks', { rhythm: { every: -1, unit: 'week', day: 2 } }, 'standingOrders.badEvery'],
  ['every 27 weeks', { rhythm: { every: 27, unit: 'week', day: 2 } }, 'standingOrders.badEvery'],
  ['every 13 months', { rhythm: { every: 13, unit: 'month', day: 1 } }, 'standingOrders.badEvery'],
  ['the 0th of the month', { rhythm: { every: 1, unit: 'month', day: 0 } }, 'standingOrders.badDay'],
  ['the 32nd of the month', { rhythm: { every: 1, unit: 'month', day: 32 } }, 'standingOrders.badDay'],
  ['an eighth day of the week', { rhythm: { every: 1, unit: 'week', day: 7 } }, 'standingOrders.badDay'],
  ['half a week', { rhythm: { every: 0.5, unit: 'week', day: 2 } }, 'app.badRequest'],
  [
    'a tax number that is none',
    { taxInvoice: { taxNumber: '1234567890123', branch: '00000' } },
    'checkout.badTaxNumber',
  ],
  [
    'a branch that is none',
    { taxInvoice: { taxNumber: '0107536000315', branch: '1' } },
    'checkout.badTaxBranch',
  ],
])('%s is refused with its sentence, and nothing is kept', async (_what, more, code) => {
  now = start
  const count = () => rows<{ count: number }>('select count(*)::int as count from standing_orders')
  const before = await count()
  const token = await tokenFor(me)
  const { body } = await ask('api/standing-orders/save', { token, body: await termsFor(me, more) })
  if (code === 'app.badRequest') expect(body.Code).toBeDefined()
  else expect(body.Code).toBe(code)
  expect(String(body.Message ?? '')).not.toBe('')
  expect(await count()).toEqual(before)
})

test('the 31st of the month is the last day of a shorter one, also of February', async () => {
  now = start
  const id = await make(await tokenFor(me), me, {
    rhythm: { every: 1, unit: 'month', day: 31 },
    startFrom: '2026-12-01',
  })
  expect((await detail(id)).coming.map((run: { planned: string }) => run.planned)).toEqual([
    ...['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31'],
  ])
})

test('of fifty uses of a link at the same moment one has an effect', async () => {
  const { id, link } = await told()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      number % 2 === 0
        ? use(link, { change: 'skip' })
        : use(link, { change: 'lines', lines: [{ productCode: first, quantities: [number, 0, 0] }] }),
    ),
  )
  expect(tally(answers)).toEqual({ done: 1, 'standingOrders.linkUsed': 49 })
  const [run] = await rows<{ state: string; own: boolean }>(
    'select state, own_lines is not null as own from standing_order_runs where standing_order_id = $1',
    [id],
  )
  // Skipped or changed, never both.
  expect((run?.state === 'skipped') !== run?.own).toBe(true)
})

test('a run that failed is ordered once, by however many presses', async () => {
  const { id } = await told({ mostTotal: 1 })
  now = at('2026-11-23T15:10:00')
  await runAt(now)
  expect(await runsOf(id)).toMatchObject([{ state: 'failed' }])
  const token = await tokenFor(me)
  const total = (await detail(id)).forecast.total
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      ask('api/standing-orders/run', { token, body: { id, planned, change: 'agree', total } }),
    ),
  )
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(await ordersOf(id)).toHaveLength(1)
})

test('a link that was guessed, or is of another centre, says that it is not right', async () => {
  const { link } = await told()
  const secret = link.slice(link.indexOf('-') + 1)
  for (const guessed of [
    `BKK01-${'A'.repeat(24)}`,
    `NON01-${secret}`,
    `bkk01-${secret}`,
    secret,
    `${link}x`,
    "BKK01-' or 1=1 --aaaaaaaaaaaa",
  ]) {
    expect((await open(encodeURIComponent(guessed))).body.Code).toBe('standingOrders.linkUnknown')
    expect((await use(guessed, { change: 'skip' })).body.Code).toBe('standingOrders.linkUnknown')
  }
  expect((await use(link, { change: 'skip' })).status).toBe(200)
})

test('somebody else signed in uses up nothing', async () => {
  const { id, link } = await told()
  const other = { ...me, customerCode: 'C0002' }
  expect((await use(link, { change: 'skip' }, other)).body.Code).toBe('standingOrders.linkOfOther')
  expect(await runsOf(id)).toMatchObject([{ state: 'coming' }])
  expect((await use(link, { change: 'skip' }, me)).status).toBe(200)
})

test('a change that is refused does not use the link up', async () => {
  const { id, link } = await told()
  expect((await use(link, { change: 'pause' })).body.Code).toBe('standingOrders.badPause')
  expect((await use(link, { change: 'pause', pausedUntil: '2030-01-01' })).body.Code).toBe(
    'standingOrders.badPause',
  )
  expect(
    (await use(link, { change: 'lines', lines: [{ productCode: first, quantities: [0, 0, 0] }] })).body.Code,
  ).toBe('standingOrders.noLines')
  expect(await runsOf(id)).toMatchObject([{ state: 'coming' }])
  expect((await use(link, { change: 'skip' })).status).toBe(200)
})

test('a link of a blocked shop says that it is closed, and its run that nothing was ordered', async () => {
  const { id, link } = await told()
  await rows(`update customers set status = 'inactive' where sale_unit = 'BKK01' and code = 'C0001'`)
  expect((await open(link)).body.Code).toBe('standingOrders.linkOfClosed')
  expect((await use(link, { change: 'skip' })).body.Code).toBe('standingOrders.linkOfClosed')
  now = at('2026-11-23T15:10:00')
  await runAt(now)
  await rows(`update customers set status = 'active' where sale_unit = 'BKK01' and code = 'C0001'`)
  expect(await runsOf(id)).toMatchObject([{ state: 'failed', reason: 'standingOrders.accountClosed' }])
  expect(await ordersOf(id)).toEqual([])
})

test('of an erased account nothing is ordered, and its link says why', async () => {
  const { id, link } = await told()
  const { eraseStandingOrders } = await import('#api/account/erase-standing-orders.ts')
  await db.transaction().execute((tx) => eraseStandingOrders(tx, { saleUnit: 'BKK01', code: 'C0001' }, now))
  expect((await use(link, { change: 'pause', pausedUntil: '2026-12-20' })).body.Code).toBe(
    'standingOrders.linkOfClosed',
  )
  for (const day of ['2026-11-23', '2026-11-30']) await runAt(at(`${day}T15:10:00`))
  expect(await ordersOf(id)).toEqual([])
  const [left] = await rows<{ state: string; paused_until: string | null; lines: number }>(
    `select state, paused_until, (select count(*)::int from standing_order_lines l where l.standing_order_id = s.id) as lines
     from standing_orders s where id = $1`,
    [id],
  )
  expect(left).toEqual({ state: 'ended', paused_until: null, lines: 0 })
  const again = { id, state: 'active' }
  const { body } = await ask('api/standing-orders/state', { token: await tokenFor(me), body: again })
  expect(body.Code).toBe('standingOrders.accountClosed')
})

test('a merged shop takes its standing orders along: its link holds, and the run is ordered once', async () => {
  const other = { ...me, customerCode: 'C0002' }
  now = start
  await rows(
    `update customers set status = 'active' where sale_unit = 'BKK01' and code in ('C0001', 'C0002')`,
  )
  const id = await make(await tokenFor(other), other)
  now = at('2026-11-21T09:00:00')
  await runAt(now)
  const about = {
    ...other,
    kind: 'standing-order-ahead' as const,
    subject: `${id}/${planned}`,
    event: planned,
  }
  const link = (await standingOrderSource.load(db, about, 'th'))?.path.slice(oneTapPath('').length) ?? ''
  const { moveBelongings } = await import('#api/merchant-customers/move-belongings.ts')
  await db
    .transaction()
    .execute((tx) => moveBelongings(tx, { saleUnit: 'BKK01', code: 'C0001', other: 'C0002' }))
  await rows(
    `update customers set status = 'inactive', merged_into = 'C0001' where sale_unit = 'BKK01' and code = 'C0002'`,
  )
  expect((await open(link, me)).status).toBe(200)
  now = at('2026-11-23T15:10:00')
  await runAt(now)
  await runAt(at('2026-11-23T15:20:00'))
  expect(await ordersOf(id)).toHaveLength(1)
  expect(await rows('select customer_code from orders where placed_by = $1', [id])).toEqual([
    { customer_code: 'C0001' },
  ])
})

test('a shop that moved: the run says that the address is gone, and is ordered once another is chosen', async () => {
  const { shipTo } = await addressOf('BKK01', 'C0001')
  const { id } = await told()
  await rows(`update addresses set active = false where id = $1`, [shipTo])
  now = at('2026-11-23T15:10:00')
  await runAt(now)
  await rows(`update addresses set active = true where id = $1`, [shipTo])
  expect(await runsOf(id)).toMatchObject([{ state: 'failed', reason: 'account.noAddress' }])
  expect(await ordersOf(id)).toEqual([])
  const { body } = await ask('api/standing-orders/run', {
    token: await tokenFor(me),
    body: { id, planned, change: 'try again' },
  })
  expect(body).toMatchObject({ state: 'placed' })
})

test('goods are fetched, with a tax invoice, until the centre no longer lets them be fetched', async () => {
  const taxInvoice = { taxNumber: '0107536000315', branch: '00001' }
  const { id } = await told({ deliveryMethod: 'PICKUP', taxInvoice })
  now = at('2026-11-23T15:10:00')
  await runAt(now)
  expect(
    await rows(
      `select delivery_method, slot, deliver_on, needs_tax_invoice, tax_number, tax_branch from orders where placed_by = $1`,
      [id],
    ),
  ).toEqual([
    {
      ...{ delivery_method: 'PICKUP', slot: '', deliver_on: planned, needs_tax_invoice: true },
      ...{ tax_number: taxInvoice.taxNumber, tax_branch: taxInvoice.branch },
    },
  ])
  await rows(
    `insert into settings (sale_unit, key, value, changed_by) values ('BKK01', 'PICKUP', 'N', 'test')`,
  )
  passTime(61_000)
  await runAt(at('2026-11-28T09:00:00'))
  await runAt(at('2026-11-30T15:10:00'))
  expect((await runsOf(id)).at(-1)).toMatchObject({ state: 'failed', reason: 'standingOrders.noPickup' })
  now = at('2026-11-30T16:00:00')
  const token = await tokenFor(me)
  const terms = await termsFor(me, { deliveryMethod: 'PICKUP' })
  expect((await ask('api/standing-orders/save', { token, body: terms })).body.Code).toBe(
    'standingOrders.noPickup',
  )
})
