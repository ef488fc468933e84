import { expect, test } from 'vitest'
import { testStandingOrders } from '#checks/standing-orders/test-standing-orders.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'

const api = await testApi()
const { ask, tokenFor } = api
const { rows, make, termsFor, runAt, runsOf, ordersOf, toldOf, findProductCodes } = testStandingOrders(api)
const me = callers.customer
const token = await tokenFor(me)
const at = (time: string) => new Date(`${time}+07:00`)
const [first = '', second = '', third = ''] = await findProductCodes('BKK01', 3)
const detail = async (id: string) =>
  (await ask(`api/standing-orders/one?id=${id}`, { method: 'GET', token })).body
const change = (id: string, planned: string, body: object) =>
  ask('api/standing-orders/run', { token, body: { id, planned, ...body } })
const line = (productCode: string, count: number, replacement: string | null = null) => ({
  ...{ productCode, quantities: [count, 0, 0], replacement },
})

test('a run is told three days ahead, ordered before the cut-off, once, and the next follows the plan', async () => {
  const id = await make(token, me)
  expect((await detail(id)).coming.map(({ day }: { day: string }) => day)).toEqual([
    ...['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15'],
  ])
  await runAt(at('2026-11-20T23:00:00'))
  expect(await runsOf(id)).toEqual([])
  await runAt(at('2026-11-21T00:05:00'))
  expect((await toldOf(id)).map(({ topic }) => topic)).toEqual(['standing-order-ahead'])
  await runAt(at('2026-11-23T14:00:00'))
  expect(await ordersOf(id)).toEqual([])
  await runAt(at('2026-11-23T15:10:00'))
  await runAt(at('2026-11-23T15:15:00'))
  expect(await ordersOf(id)).toMatchObject([
    { deliver_on: '2026-11-24', payment_method: 'COD', placed_by_kind: 'job', slot: '08-12' },
  ])
  expect(await runsOf(id)).toMatchObject([{ state: 'placed', planned_on: '2026-11-24', notes: [] }])
  expect((await detail(id)).coming[0].planned).toBe('2026-12-01')
})

test('what lies in the cart stays there', async () => {
  await rows(
    `insert into cart_lines (sale_unit, customer_code, kind, product_code, quantity1) values ('BKK01', 'C0001', 'normal', $1, 7)
     on conflict (sale_unit, customer_code, filled_by, kind, product_code) do update set quantity1 = 7`,
    [first],
  )
  const id = await make(token, me, { lines: [line(first, 40)] })
  await runAt(at('2026-11-22T09:00:00'))
  await runAt(at('2026-11-23T15:10:00'))
  expect((await ordersOf(id)).length).toBe(1)
  expect(
    await rows(
      `select quantity1 from cart_lines where customer_code = 'C0001' and product_code = $1 and kind = 'normal'`,
      [first],
    ),
  ).toEqual([{ quantity1: 7 }])
})

test.each([
  [{ rhythm: { every: 0, unit: 'week', day: 2 } }, 'standingOrders.badEvery'],
  [{ rhythm: { every: 1, unit: 'month', day: 32 } }, 'standingOrders.badDay'],
  [{ lines: [] }, 'standingOrders.noLines'],
  [{ lines: [line('NONE', 1)] }, 'standingOrders.notSold'],
  [{ lines: [line(first, 1, first)] }, 'standingOrders.sameReplacement'],
  [{ shipTo: '00000000-0000-4000-8000-000000000009' }, 'account.noAddress'],
])('%j is refused: %s', async (more, code) => {
  const { body } = await ask('api/standing-orders/save', { token, body: await termsFor(me, more) })
  expect(body.Code).toBe(code)
})

test('what is sold out is left out, replaced, or waited for, as was chosen', async () => {
  const ids = {
    leaves: await make(token, me, { lines: [line(first, 40), line(second, 3)] }),
    replaces: await make(token, me, { lines: [line(first, 40), line(second, 3, third)] }),
    waits: await make(token, me, {
      lines: [line(first, 40), line(second, 3)],
      whenSoldOut: 'wait',
      waitDays: 2,
    }),
  }
  await runAt(at('2026-11-22T09:00:00'))
  await rows(`update stock set on_hand = reserved where sale_unit = 'BKK01' and product_code = $1`, [second])
  await runAt(at('2026-11-23T15:10:00'))
  const codesOf = async (id: string) =>
    (
      await rows<{ product_code: string }>(
        `select l.product_code from order_lines l join orders o on o.sale_unit = l.sale_unit and o.number = l.order_number where o.placed_by = $1 and not l.free order by 1`,
        [id],
      )
    ).map(({ product_code }) => product_code)
  expect(await codesOf(ids.leaves)).toEqual([first])
  expect((await runsOf(ids.leaves))[0]?.notes).toMatchObject([{ kind: 'left out' }])
  expect((await toldOf(ids.leaves)).map(({ topic }) => topic)).toContain('standing-order-changed')
  expect(await codesOf(ids.replaces)).toEqual([first, third].sort())
  expect(await ordersOf(ids.waits)).toEqual([])
  expect(await runsOf(ids.waits)).toMatchObject([
    { state: 'coming', deliver_on: '2026-11-25', moved: 'sold out' },
  ])
  await rows(`update stock set on_hand = reserved + 500 where sale_unit = 'BKK01' and product_code = $1`, [
    second,
  ])
  await runAt(at('2026-11-24T15:10:00'))
  expect(await codesOf(ids.waits)).toEqual([first, second].sort())
  expect((await detail(ids.waits)).coming[0].day).toBe('2026-12-01')
})

test('a run that fails for credit says what to do, and is ordered once the credit is back', async () => {
  await rows(
    `update customers set credit_limit = 100000000, debt = 0 where sale_unit = 'BKK01' and code = 'C0001'`,
  )
  const id = await make(token, me, { payment: 'CREDIT' })
  const inCash = await make(token, me, { payment: 'CREDIT', whenNoCredit: 'COD' })
  await rows(`update orders set paid_at = now() where customer_code = 'C0001' and payment_method = 'CREDIT'`)
  await rows(`update customers set debt = credit_limit where sale_unit = 'BKK01' and code = 'C0001'`)
  await runAt(at('2026-11-22T09:00:00'))
  await runAt(at('2026-11-23T15:10:00'))
  expect(await runsOf(id)).toMatchObject([{ state: 'failed', reason: 'checkout.overCredit' }])
  expect(await ordersOf(inCash)).toMatchObject([{ payment_method: 'COD' }])
  expect((await toldOf(id)).map(({ topic }) => topic)).toEqual([
    'standing-order-ahead',
    'standing-order-failed',
  ])
  const [past] = (await detail(id)).past
  expect([past.mayTryAgain, past.todo.th]).toEqual([true, 'ชำระยอดค้าง หรือเปลี่ยนวิธีชำระเงิน แล้วกดลองสั่งอีกครั้ง'])
  expect((await change(id, past.planned, { change: 'try again' })).body).toMatchObject({ state: 'failed' })
  await rows(`update customers set debt = 0 where sale_unit = 'BKK01' and code = 'C0001'`)
  expect((await change(id, past.planned, { change: 'try again' })).body).toMatchObject({ state: 'placed' })
  expect((await change(id, past.planned, { change: 'try again' })).body.Code).toBe('standingOrders.notFailed')
  expect((await ordersOf(id)).length).toBe(1)
})

test('above the limit nothing is ordered unless the customer agrees', async () => {
  const id = await make(token, me, { mostTotal: 1 })
  await runAt(at('2026-11-22T09:00:00'))
  const { forecast, coming } = await detail(id)
  expect([forecast.isOverLimit, forecast.total > 1]).toEqual([true, true])
  await change(id, coming[0].planned, { change: 'agree', total: forecast.total })
  expect((await detail(id)).forecast.isOverLimit).toBe(false)
  await runAt(at('2026-11-23T15:10:00'))
  expect((await ordersOf(id)).length).toBe(1)
  await runAt(at('2026-11-29T09:00:00'))
  await runAt(at('2026-11-30T15:10:00'))
  expect((await runsOf(id)).at(-1)).toMatchObject({ state: 'failed', reason: 'standingOrders.overLimit' })
})

test('below the minimum a run is left out, or filled up', async () => {
  const [small, filled] = [
    await make(token, me, { lines: [line(first, 1)] }),
    await make(token, me, { lines: [line(first, 1)], whenBelow: 'fill' }),
  ]
  await runAt(at('2026-11-22T09:00:00'))
  await runAt(at('2026-11-23T15:10:00'))
  expect(await runsOf(small)).toMatchObject([{ state: 'failed', reason: 'checkout.belowMinimum' }])
  expect(await runsOf(filled)).toMatchObject([{ state: 'placed', notes: [{ kind: 'filled' }] }])
})

test('skipped, taken back, paused until a day, resumed, ended and taken back', async () => {
  const id = await make(token, me)
  const state = (body: object) => ask('api/standing-orders/state', { token, body: { id, ...body } })
  const next = async () =>
    (await detail(id)).coming.map((run: { planned: string; state: string }) => `${run.planned} ${run.state}`)
  await change(id, '2026-11-24', { change: 'skip' })
  await change(id, '2026-11-24', { change: 'skip' })
  expect((await next())[0]).toBe('2026-11-24 skipped')
  expect((await change(id, '2026-11-25', { change: 'skip' })).body.Code).toBe('standingOrders.noRun')
  await runAt(at('2026-11-22T09:00:00'))
  await runAt(at('2026-11-23T15:10:00'))
  expect(await ordersOf(id)).toEqual([])
  await change(id, '2026-11-24', { change: 'take back' })
  expect((await next())[0]).toBe('2026-11-24 planned')
  await state({ state: 'paused', pausedUntil: '2026-12-05' })
  expect(await next()).toEqual([
    ...['2026-11-24 paused', '2026-12-01 paused', '2026-12-08 planned', '2026-12-15 planned'],
  ])
  expect((await state({ state: 'paused', pausedUntil: '2026-11-16' })).body.Code).toBe(
    'standingOrders.badPause',
  )
  await state({ state: 'active' })
  expect((await next())[0]).toBe('2026-11-24 planned')
  await state({ state: 'paused', pausedUntil: '2026-12-05' })
  for (const day of ['2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30', '2026-12-05', '2026-12-07'])
    await runAt(at(`${day}T15:10:00`))
  expect((await ordersOf(id)).map(({ deliver_on }) => deliver_on)).toEqual(['2026-12-08'])
  expect((await detail(id)).state).toBe('active')
  await state({ state: 'ended' })
  await runAt(at('2026-12-14T15:10:00'))
  expect((await ordersOf(id)).length).toBe(1)
  await state({ state: 'active' })
  expect((await detail(id)).state).toBe('active')
})

test('a change of another device is not overwritten, and a new rhythm begins after what was ordered', async () => {
  const id = await make(token, me)
  const { version } = await detail(id)
  const monthly = await termsFor(me, { rhythm: { every: 1, unit: 'month', day: 31 }, startFrom: undefined })
  const save = (more: object) =>
    ask('api/standing-orders/save', { token, body: { id, version, ...monthly, ...more } })
  expect((await save({})).status).toBe(200)
  expect((await save({})).body.Code).toBe('standingOrders.stale')
  expect((await detail(id)).coming.map(({ planned }: { planned: string }) => planned)).toEqual([
    ...['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28'],
  ])
})

test('a closed account and a closed centre order nothing; an erased account’s standing orders end', async () => {
  const id = await make(token, me)
  await runAt(at('2026-11-22T09:00:00'))
  await rows(`update customers set status = 'inactive' where sale_unit = 'BKK01' and code = 'C0001'`)
  await runAt(at('2026-11-23T15:10:00'))
  await rows(`update customers set status = 'active' where sale_unit = 'BKK01' and code = 'C0001'`)
  expect(await runsOf(id)).toMatchObject([{ state: 'failed', reason: 'standingOrders.accountClosed' }])
  await runAt(at('2026-11-29T09:00:00'))
  await rows(`update centres set active = false where sale_unit = 'BKK01'`)
  await runAt(at('2026-11-30T15:10:00'))
  expect((await runsOf(id)).at(-1)).toMatchObject({
    state: 'coming',
    moved: 'closed',
    deliver_on: '2026-12-02',
  })
  await rows(`update centres set active = true where sale_unit = 'BKK01'`)
  await runAt(at('2026-12-01T15:10:00'))
  expect((await ordersOf(id)).map(({ deliver_on }) => deliver_on)).toEqual(['2026-12-02'])
})
