import { beforeEach, expect, test } from 'vitest'
import { callers, type TestCaller, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { adviseEverybody } from './advise-everybody.ts'

const api = await testApi()
const { ask, tokenFor, db } = api
const { rows, findProductCodes, bought } = testOrdering(api)
const [rice = '', soap = '', tea = ''] = await findProductCodes('BKK01', 3)
const me = callers.customer
const mondays = ['2026-10-26', '2026-11-02', '2026-11-09']
// What the demo network ordered does not count here: an order for points is no advice.
await rows('update orders set points_mode = true')

const advice = async (who: TestCaller = me) =>
  (await ask('api/orders/advice', { method: 'GET', token: await tokenFor(who) })).body
const codesOf = async (who: TestCaller = me) =>
  (await advice(who)).items.map(({ productCode }: { productCode: string }) => productCode)
const choose = async (productCode: string, choice: string) =>
  ask('api/orders/advice/choose', { token: await tokenFor(me), body: { productCode, choice } })
const everybody = () => adviseEverybody({ db, now: () => testNow })

beforeEach(async () => {
  await rows(`delete from orders where number like 'PAST%'`)
  await rows('delete from order_advice')
  await rows('delete from order_advice_alike')
  await rows('delete from order_advice_choices')
  for (const day of mondays) await bought(day, [rice])
})

test('a shop reads what is due with its reason, in the unit it buys, with the product to show it', async () => {
  const { today, items, products } = await advice()
  expect(today).toBe('2026-11-16')
  expect(items).toEqual([
    {
      ...{ productCode: rice, unit: 1, quantity: 2 },
      reason: { kind: 'due', everyDays: 7, dueOn: '2026-11-16', lastOn: '2026-11-09' },
    },
  ])
  expect(products.map(({ P_Code }: { P_Code: string }) => P_Code)).toEqual([rice])
})

test('what the night computed is what is read, and an order since then makes it anew', async () => {
  await everybody()
  await rows(`update order_advice set lines = '[]' where customer_code = 'C0001'`)
  expect(await codesOf()).toEqual([])
  const number = await bought('2026-11-16', [soap])
  await rows(`update orders set placed_at = $1::timestamptz where number = $2`, [testNow, number])
  expect(await codesOf()).toEqual([rice])
})

test('every customer has a row after the night; cut short it goes on, and twice changes nothing', async () => {
  const count = async () =>
    Number((await rows<{ n: string }>(`select count(*) as n from order_advice`))[0]?.n)
  const active = Number(
    (await rows<{ n: string }>(`select count(*) as n from customers where status = 'active'`))[0]?.n,
  )
  const first = await adviseEverybody({ db, now: () => testNow, longest: 0 })
  expect(first.advised).toBeLessThan(active)
  const both = await Promise.all([everybody(), everybody()])
  expect(Math.max(...both.map(({ advised }) => advised))).toBe(active - first.advised)
  expect(await count()).toBe(active)
  expect(await everybody()).toEqual({ advised: 0 })
})

test('what shops of the same type buy besides is named with their number', async () => {
  const shops = await rows<{ code: string }>(
    `update customers set store_type = (select store_type from customers where sale_unit = 'BKK01' and code = 'C0001')
     where sale_unit = 'BKK01' and code in (select code from customers where sale_unit = 'BKK01' and status = 'active' and code <> 'C0001' order by code limit 3)
     returning code`,
  )
  for (const { code } of shops) await bought('2026-11-09', [rice, tea], { customerCode: code })
  await everybody()
  const { items } = await advice()
  expect(items.at(-1)).toMatchObject({
    productCode: tea,
    quantity: 1,
    reason: { kind: 'alike', shops: 3, of: 4 },
  })
})

test('not now hides a product until its next turn, never again for good, and both can be taken back', async () => {
  expect((await choose(rice, 'later')).status).toBe(200)
  expect(await codesOf()).toEqual([])
  const [kept] = await rows<{ until: string }>(`select hidden_until::text as until from order_advice_choices`)
  expect(kept?.until).toBe('2026-11-23')
  await choose(rice, 'again')
  expect(await codesOf()).toEqual([rice])
  await choose(rice, 'never')
  expect(
    (await rows<{ until: string | null }>(`select hidden_until as until from order_advice_choices`))[0]
      ?.until,
  ).toBe(null)
  expect(await codesOf()).toEqual([])
  await rows(`update order_advice_choices set hidden_until = '2026-11-16'`)
  expect(await codesOf()).toEqual([rice])
})

test('a choice is the shop’s own, and an unknown product is refused', async () => {
  for (const day of mondays) await bought(day, [rice], { customerCode: 'C0002' })
  await choose(rice, 'never')
  expect(await codesOf({ ...me, customerCode: 'C0002' })).toEqual([rice])
  expect((await choose('NONE', 'later')).body.Code).toBe('orderAdvice.unknownProduct')
})

test('what cannot be bought is not shown: off sale, without a price, sold out', async () => {
  await everybody()
  await rows(`update stock set on_hand = reserved where sale_unit = 'BKK01' and product_code = $1`, [rice])
  expect(await codesOf()).toEqual([])
  await rows(`update stock set on_hand = reserved + 5000 where sale_unit = 'BKK01' and product_code = $1`, [
    rice,
  ])
  expect(await codesOf()).toEqual([rice])
  await rows(`update products set active = false where sale_unit = 'BKK01' and code = $1`, [rice])
  expect(await codesOf()).toEqual([])
  await rows(`update products set active = true where sale_unit = 'BKK01' and code = $1`, [rice])
})

test('a case that holds another number now is advised as the same amount in the smallest unit', async () => {
  await rows(`update order_lines set rate = rate * 2 where sale_unit = 'BKK01' and product_code = $1`, [rice])
  const [product] = await rows<{ rate: number }>(
    `select unit1_rate as rate from products where sale_unit = 'BKK01' and code = $1`,
    [rice],
  )
  const { items, products } = await advice()
  const unit = [products[0].UNIT1RATE, products[0].UNIT2RATE, products[0].UNIT3RATE][items[0].unit - 1]
  expect(items[0].quantity * unit).toBe(4 * (product?.rate ?? 0))
})
