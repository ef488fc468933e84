import { expect, test } from 'vitest'
import { moveOrder } from '#api/orders/move-order.ts'
import { callers, type TestCaller, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'

let now = testNow
const api = await testApi({ now: () => now })
const { ask, tokenFor, db } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const me = callers.customer
const [plain = ''] = await findProductCodes('BKK01')
await rows(`update orders set paid_at = placed_at where credit_customer is not null`)
await rows(`update customers set credit_limit = 100000000, debt = 0 where code = 'C0001'`)
const credit = async (who: TestCaller = me) =>
  (await ask('api/customers/credit', { method: 'GET', token: await tokenFor(who) })).body
const onCredit = async (): Promise<string> => {
  const token = await tokenFor(me)
  const { body: options } = await ask('api/checkout/options', { token, body: { productCodes: [plain] } })
  const request = { lines: [{ P_Code: plain, qty1: 40 }], payment: 'CREDIT', deliverOn: options.days[0].day }
  const { status, body } = await place(token, await bodyFor(token, me, request))
  expect(status, JSON.stringify(body)).toBe(200)
  return body.orderNumber
}
const move = (number: string, to: OrderStatus) =>
  moveOrder(db, {
    saleUnit: 'BKK01',
    number,
    to,
    right: 'staff',
    by: { kind: 'staff', name: 'x' },
    why: '',
    now,
    log: api.app.log,
  })
type Debt = { orderNumber: string; orderedOn: string; dueOn: string }
const debtOf = async (number: string): Promise<Debt | undefined> =>
  (await credit()).debts.find((debt: Debt) => debt.orderNumber === number)

test('what was bought is owed by the days of Bangkok, a second before midnight and at midnight', async () => {
  now = new Date('2026-11-16T23:59:59+07:00')
  expect(await debtOf(await onCredit())).toMatchObject({ orderedOn: '2026-11-16', dueOn: '2026-12-16' })
  now = new Date('2026-11-17T00:00:00+07:00')
  expect(await debtOf(await onCredit())).toMatchObject({ orderedOn: '2026-11-17', dueOn: '2026-12-17' })
})

test('it is overdue the day after its day, not on it', async () => {
  now = testNow
  const number = await onCredit()
  await rows(
    `update orders set due_on = '2026-11-20' where credit_customer = 'C0001' and paid_at is null and number <> $1`,
    [number],
  )
  await rows(`update orders set due_on = '2026-11-18' where number = $1`, [number])
  const at = async (moment: string) => {
    now = new Date(moment)
    const { overdue, nextDueOn } = await credit()
    const { body: options } = await ask('api/checkout/options', {
      token: await tokenFor(me),
      body: { productCodes: [plain] },
    })
    const choice = options.payments.find(({ method }: { method: string }) => method === 'CREDIT')
    expect(choice.overdue, 'said where credit is spent').toBe(overdue)
    return { isOverdue: overdue > 0, nextDueOn }
  }
  expect(await at('2026-11-18T23:59:59+07:00')).toEqual({ isOverdue: false, nextDueOn: '2026-11-18' })
  expect(await at('2026-11-19T00:00:00+07:00')).toEqual({ isOverdue: true, nextDueOn: '2026-11-20' })
})

test('delivery does not pay it; money does, and a cancelled order or invoice is owed no more', async () => {
  now = testNow
  const delivered = await onCredit()
  for (const to of ['SO Approve', 'Invoice wait', 'Invoice Approve', 'POD'] as const)
    await move(delivered, to)
  expect(await debtOf(delivered)).toBeDefined()
  await rows(`update orders set paid_at = now() where number = $1`, [delivered])
  expect(await debtOf(delivered)).toBeUndefined()
  const [cancelled, returned] = [await onCredit(), await onCredit()]
  await move(cancelled, 'SO Cancel')
  for (const to of ['SO Approve', 'Invoice wait', 'Invoice Cancel'] as const) await move(returned, to)
  expect([await debtOf(cancelled), await debtOf(returned)]).toEqual([undefined, undefined])
  const { debts, debt } = await credit()
  const [{ sum } = { sum: 0 }] = await rows<{ sum: number }>(
    `select sum(total)::int as sum from orders where sale_unit = 'BKK01' and number = any($1)`,
    [debts.map(({ orderNumber }: Debt) => orderNumber)],
  )
  // No code here reduces the debt when the order is paid.
  const [{ total } = { total: 0 }] = await rows<{ total: number }>(
    `select total::int as total from orders where number = $1`,
    [delivered],
  )
  expect(Math.round(debt * 100)).toBe(sum + total)
})

test('another centre knows nothing of it', async () => {
  expect((await credit({ ...me, saleUnit: 'NON01' })).debts).toEqual([])
})

test('a debt that is overdue for too long stops orders on credit, and the sentence says what to pay', async () => {
  const token = await tokenFor(callers.customer)
  const [product = ''] = await findProductCodes('BKK01')
  await rows(`update customers set credit_limit = 100000000 where sale_unit = 'BKK01' and code = 'C0001'`)
  const order = { lines: [{ P_Code: product, qty1: 10 }], payment: 'CREDIT' }
  const first = await place(token, await bodyFor(token, callers.customer, order))
  expect(first.status).toBe(200)
  await rows(`update orders set due_on = '2026-08-01' where number = $1`, [first.body.orderNumber])
  const { status, body } = await place(token, await bodyFor(token, callers.customer, order))
  expect([status, body.Code]).toEqual([409, 'checkout.creditHeld'])
  const options = await ask('api/checkout/options', { token, body: {} })
  expect(
    options.body.payments.find(({ method }: { method: string }) => method === 'CREDIT').held,
  ).toBeGreaterThan(0)
})
