import { expect, test } from 'vitest'
import { standingOrderSource } from '#api/message-sources/standing-order-source.ts'
import { testStandingOrders } from '#checks/standing-orders/test-standing-orders.ts'
import { callers, type TestCaller, testApi } from '#checks/tools/test-api.ts'
import { oneTapPath } from '#shop/standing-orders/one-tap-link.ts'

let now = new Date('2026-11-16T12:00:00+07:00')
const api = await testApi({ now: () => now })
const { ask, tokenFor, db } = api
const { rows, make, runAt, runsOf } = testStandingOrders(api)
const me = callers.customer
const at = (time: string) => new Date(`${time}+07:00`)
const planned = '2026-11-24'

/** A standing order whose next run was told of, and the link of that message. */
async function told() {
  now = at('2026-11-16T12:00:00')
  const id = await make(await tokenFor(me), me)
  now = at('2026-11-21T09:00:00')
  await runAt(now)
  const about = { ...me, kind: 'standing-order-ahead' as const, subject: `${id}/${planned}`, event: planned }
  const content = await standingOrderSource.load(db, about, 'th')
  return { id, content, link: content?.path.slice(oneTapPath('').length) ?? '' }
}
const open = async (link: string, who: TestCaller = callers.guest) =>
  ask(`api/standing-orders/link?token=${link}`, { method: 'GET', token: await tokenFor(who) })
const use = async (link: string, body: object, who: TestCaller = callers.guest) =>
  ask('api/standing-orders/link/use', { token: await tokenFor(who), body: { token: link, ...body } })

test('the message names the day, the total and until when it can be changed', async () => {
  const { content } = await told()
  expect(content?.values).toMatchObject({ date: 'อ. 24 พ.ย.', until: '23 พ.ย. 69 15:00\u00a0น.', why: '' })
  expect(content?.values.amount).toMatch(/^฿/)
  expect(content?.answer?.act).toBe('skip')
})

test('the link shows the coming run without anything of the shop, and changes nothing however often it is opened', async () => {
  const { id, link } = await told()
  await open(link)
  const { body } = await open(link)
  expect(Object.keys(body).sort()).toEqual(
    ['centre', 'day', 'isFetched', 'moved', 'notes', 'products', 'slot', 'total', 'until', 'why'].sort(),
  )
  expect(await runsOf(id)).toMatchObject([{ state: 'coming' }])
})

test('a run is skipped by its link, once', async () => {
  const { id, link } = await told()
  expect((await use(link, { change: 'skip' })).status).toBe(200)
  expect(await runsOf(id)).toMatchObject([{ state: 'skipped', reason: 'standingOrders.bySelf' }])
  expect((await use(link, { change: 'skip' })).body.Code).toBe('standingOrders.linkUsed')
  expect((await open(link)).body.Code).toBe('standingOrders.linkUsed')
})

test('of two at the same moment one uses the link', async () => {
  const { link } = await told()
  const both = await Promise.all([
    use(link, { change: 'skip' }),
    use(link, { change: 'pause', pausedUntil: '2026-12-20' }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('quantities change for this run alone, and only of what is in it', async () => {
  const { id, link } = await told()
  const [product] = (await open(link)).body.products
  const lines = [{ productCode: product.productCode, quantities: [30, 0, 0] }]
  expect(
    (await use(link, { change: 'lines', lines: [{ productCode: 'NONE', quantities: [1, 0, 0] }] })).body.Code,
  ).toBe('standingOrders.noLines')
  expect((await use(link, { change: 'lines', lines })).status).toBe(200)
  now = at('2026-11-23T15:10:00')
  await runAt(now)
  const quantities = await rows<{ quantity: number }>(
    'select l.quantity from order_lines l join orders o on o.sale_unit = l.sale_unit and o.number = l.order_number where o.placed_by = $1 and not l.free',
    [id],
  )
  expect(quantities).toEqual([{ quantity: 30 }])
  expect(
    (await ask(`api/standing-orders/one?id=${id}`, { method: 'GET', token: await tokenFor(me) })).body
      .lines[0].quantities,
  ).toEqual([40, 0, 0])
})

test('the order is paused until a day by its link', async () => {
  const { id, link } = await told()
  expect((await use(link, { change: 'pause', pausedUntil: '2026-11-21' })).body.Code).toBe(
    'standingOrders.badPause',
  )
  expect((await use(link, { change: 'pause', pausedUntil: '2026-12-20' })).status).toBe(200)
  expect(await runsOf(id)).toMatchObject([{ state: 'skipped', reason: 'standingOrders.whilePaused' }])
})

test('a link expires when the run is placed, and is of nobody else', async () => {
  const { link } = await told()
  const other = { ...me, customerCode: 'C0002' }
  expect((await open(link, other)).body.Code).toBe('standingOrders.linkOfOther')
  expect((await use(link, { change: 'skip' }, other)).body.Code).toBe('standingOrders.linkOfOther')
  expect((await open(link, me)).status).toBe(200)
  now = at('2026-11-23T15:00:00')
  expect((await use(link, { change: 'skip' })).body.Code).toBe('standingOrders.linkExpired')
  expect((await open(`${link.slice(0, -1)}-`)).body.Code).toBe('standingOrders.linkUnknown')
  expect((await open('nonsense')).body.Code).toBe('standingOrders.linkUnknown')
})

test('a link of an erased account says so', async () => {
  const { id, link } = await told()
  const { eraseStandingOrders } = await import('#api/account/erase-standing-orders.ts')
  await db.transaction().execute((tx) => eraseStandingOrders(tx, { saleUnit: 'BKK01', code: 'C0001' }, now))
  expect((await open(link)).body.Code).toBe('standingOrders.linkOfClosed')
  now = at('2026-11-23T15:10:00')
  await runAt(now)
  expect(await runsOf(id)).toMatchObject([{ state: 'skipped' }])
})
