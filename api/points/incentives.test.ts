import { expect, test } from 'vitest'
import { callers, type TestCaller, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

let now = testNow
const api = await testApi({ now: () => now })
const { ask, tokenFor } = api
const { rows, findProductCodes } = testOrdering(api)
const me = callers.customer
const [product = ''] = await findProductCodes('BKK01')
await rows(`delete from incentives`)
await rows(`delete from orders where customer_code in ('C0001', 'C0002')`)

const addTarget = (
  id: string,
  {
    customer = null as string | null,
    type = null as string | null,
    measure = 'units',
    ends = '2026-11-20',
    saleUnit = 'BKK01',
  } = {},
) =>
  rows(
    `insert into incentives (sale_unit, id, name_th, name_en, starts_on, ends_on, measure, customer_code, customer_type)
     values ($1, $2, $2, $2, '2026-11-10', $3, $4, $5, $6)`,
    [saleUnit, id, ends, measure, customer, type],
  )
let orders = 0
/** An order of this many base units at one baht each. */
async function addOrder(
  units: number,
  placedAt: string,
  { customer = 'C0001', status = 'POD', free = false, redeemed = false, saleUnit = 'BKK01' } = {},
) {
  const number = `T${++orders}`
  await rows(
    `insert into orders (sale_unit, number, customer_code, customer_name, status, placed_at, placed_by_kind, placed_by, payment_code, payment_method,
       delivery_method, goods, total, ship_to, bill_to, points_mode)
     values ($1, $2, $3, 'x', $4, $5, 'customer', $3, 0, 'COD', 'DELIVERY', 0, 0, '{}', '{}', $6)`,
    [saleUnit, number, customer, status, placedAt, redeemed],
  )
  await rows(
    `insert into order_lines (sale_unit, order_number, line, product_code, name_th, name_en, unit, unit_name_th, unit_name_en, rate, quantity, price, price_type, amount, discount, free)
     values ($1, $2, 1, $3, '', '', 1, '', '', 2, $4, 100, 1, $5, 50, $6)`,
    [saleUnit, number, product, units / 2, units * 100, free],
  )
}
const targets = async (who: TestCaller = me) =>
  Object.fromEntries(
    (await ask('api/points/incentives', { method: 'GET', token: await tokenFor(who) })).body.targets.map(
      ({ id, done, state }: { id: string; done: number; state: string }) => [id, [done, state]],
    ),
  )

test('a target counts what was delivered of its days in Bangkok, and nothing else', async () => {
  await addTarget('UNITS')
  await addTarget('BAHT', { measure: 'money' })
  await addOrder(2, '2026-11-10T00:00:00+07:00')
  await addOrder(4, '2026-11-20T23:59:59+07:00')
  await addOrder(100, '2026-11-09T23:59:59+07:00')
  await addOrder(100, '2026-11-21T00:00:00+07:00')
  await addOrder(100, '2026-11-15T12:00:00+07:00', { status: 'Invoice Approve' })
  await addOrder(100, '2026-11-15T12:00:00+07:00', { status: 'SO Cancel' })
  await addOrder(100, '2026-11-15T12:00:00+07:00', { free: true })
  await addOrder(100, '2026-11-15T12:00:00+07:00', { redeemed: true })
  await addOrder(100, '2026-11-15T12:00:00+07:00', { customer: 'C0002' })
  expect(await targets()).toEqual({ UNITS: [6, 'running'], BAHT: [500, 'running'] })
})

test('a target is shown to whom it is for, while it runs, before it, and a while after', async () => {
  await rows(`delete from incentives`)
  const [{ type = '' } = {}] = await rows<{ type: string }>(
    `select customer_type as type from customers where sale_unit = 'BKK01' and code = 'C0001'`,
  )
  await addTarget('ALL')
  await addTarget('MINE', { customer: 'C0001' })
  await addTarget('OTHERS', { customer: 'C0002' })
  await addTarget('MY TYPE', { type })
  await addTarget('OTHER TYPE', { type: 'VIP' })
  await addTarget('AWAY', { saleUnit: 'NON01' })
  expect(Object.keys(await targets()).sort()).toEqual(['ALL', 'MINE', 'MY TYPE'])
  expect(Object.keys(await targets({ ...me, saleUnit: 'NON01' }))).toEqual(['AWAY'])
  const stateAt = async (moment: string) => {
    now = new Date(moment)
    return (await targets()).ALL?.[1]
  }
  expect(await stateAt('2026-11-09T23:59:59+07:00')).toBe('soon')
  expect(await stateAt('2026-11-10T00:00:00+07:00')).toBe('running')
  expect(await stateAt('2026-11-20T23:59:59+07:00')).toBe('running')
  expect(await stateAt('2026-11-21T00:00:00+07:00')).toBe('over')
  expect(await stateAt('2027-02-28T23:59:59+07:00')).toBe('over')
  expect(await stateAt('2027-03-01T00:00:00+07:00')).toBeUndefined()
})
