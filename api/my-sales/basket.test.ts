import { beforeEach, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

const api = await testApi()
const { ask, tokenFor } = api
const { rows, findProductCodes, bought } = testOrdering(api)
const [rice = '', soap = '', tea = '', ice = ''] = await findProductCodes('BKK01', 4)
const sales = await tokenFor(callers.salesperson)
const customer = await tokenFor(callers.customer)
const mondays = ['2026-10-26', '2026-11-02', '2026-11-09']
// What the demo network ordered does not count here: an order for points is no advice.
await rows('update orders set points_mode = true')

type Item = { productCode: string; reason: { kind: string }; unit: number; quantity: number }
const basket = async (): Promise<Item[]> => {
  const query = new URLSearchParams({ saleUnit: 'BKK01', customerCode: 'C0001' })
  return (await ask(`api/merchant/mysales/basket?${query}`, { method: 'GET', token: sales })).body.items
}
const advised = async () => (await basket()).filter(({ reason }) => !/mustSell|new/.test(reason.kind))

beforeEach(async () => {
  await rows(`delete from orders where number like 'PAST%'`)
  await rows('delete from order_advice')
  await rows('delete from order_advice_choices')
  await rows('delete from order_advice_alike')
  for (const day of mondays) await bought(day, [rice])
})

test('the salesperson reads the whole advice of the customer, each line with its reason and figures', async () => {
  await bought('2025-11-17', [ice], { quantity: 3 })
  const alike = { shops: 9, products: { [rice]: { shops: 8, besides: [[tea, 6]] } } }
  const [{ type } = { type: '' }] = await rows<{ type: string }>(
    `select store_type as type from customers where sale_unit = 'BKK01' and code = 'C0001'`,
  )
  await rows(
    `insert into order_advice_alike (sale_unit, store_type, day, alike) values ('BKK01', $1, '2026-11-16', $2)
`,
    [type, JSON.stringify(alike)],
  )
  const told = (await ask('api/orders/advice', { method: 'GET', token: customer })).body.items
  expect(told.map(({ reason }: Item) => reason.kind)).toEqual(['due', 'season', 'alike'])
  const items = await advised()
  expect(
    items.map(({ productCode, unit, quantity, reason }) => ({ productCode, unit, quantity, reason })),
  ).toEqual(told)
  expect(items[1]?.reason).toEqual({ kind: 'season', lastOn: '2025-11-17' })
  expect(items[2]?.reason).toMatchObject({ kind: 'alike', shops: 6, of: 8 })
})

test('what the customer put aside is not urged on them by a salesperson either', async () => {
  for (const day of mondays) await bought(day, [soap], { time: '10:00' })
  const body = { productCode: rice, choice: 'never' }
  expect((await ask('api/orders/advice/choose', { token: customer, body })).status).toBe(200)
  expect((await advised()).map(({ productCode }) => productCode)).toEqual([soap])
})

test('an advised product that is must-sell too stands once, with its own reason', async () => {
  await rows(`insert into must_sell_products (sale_unit, product_code, place) values ('BKK01', $1, 99)`, [
    rice,
  ])
  const items = (await basket()).filter(({ productCode }) => productCode === rice)
  expect(items.map(({ reason }) => reason.kind)).toEqual(['due'])
})
