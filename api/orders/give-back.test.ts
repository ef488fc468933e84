import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

const api = await testApi()
const { ask, tokenFor } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const me = callers.customer
const token = await tokenFor(me)
const other = { ...me, customerCode: 'C0002' }
const otherToken = await tokenFor(other)
const [plain = '', couponProduct = ''] = await findProductCodes('BKK01', 2)
const lines = [{ P_Code: plain, qty1: 40 }]
// Before any request, since promotions are cached for some seconds.
await rows(`insert into promotions (sale_unit, id, name, short_name, remark, starts_on, ends_on, type, calculation, needs_coupon)
  values ('BKK01', 'OPENCP', 'coupon 10%', '10%', '', '2020-01-01', '2099-01-01', 2, 2, true)`)
await rows(`insert into promotion_tiers (sale_unit, promotion_id, line, order_buy, free_quantity, discount, discount_type)
  values ('BKK01', 'OPENCP', 1, 1, 0, 1000, '%')`)
await rows(
  `insert into promotion_products (sale_unit, promotion_id, side, product_code) values ('BKK01', 'OPENCP', 'sale', $1)`,
  [couponProduct],
)
await rows(`insert into coupons (sale_unit, id, promotion_id, customer_code, expires_on) values
  ('BKK01', 'open-to-all', 'OPENCP', null, '2026-12-31'), ('BKK01', 'only-mine', 'OPENCP', 'C0001', '2026-12-31')`)
const cancel = (orderNumber: string, who = token) =>
  ask('api/orders/cancel', { token: who, body: { orderNumber } })
const stockOf = async (code: string) =>
  (
    await rows<{ on_hand: number; reserved: number }>(
      `select on_hand, reserved from stock where sale_unit = 'BKK01' and product_code = $1`,
      [code],
    )
  )[0]

test('an order whose stock row was set to less meanwhile is still cancelled, and the row never falls below zero', async () => {
  const { orderNumber } = (await place(token, await bodyFor(token, me, { lines }))).body
  await rows(`update stock set reserved = 15 where sale_unit = 'BKK01' and product_code = $1`, [plain])
  const before = await stockOf(plain)
  expect(await cancel(orderNumber)).toMatchObject({ status: 200, body: { status: 'SO Cancel' } })
  expect(await stockOf(plain)).toEqual({ on_hand: before?.on_hand, reserved: 0 })
  expect(
    await rows(`select sum(held)::int as held from order_lines where order_number = $1`, [orderNumber]),
  ).toEqual([{ held: 0 }])
})

test('a coupon that was everybody’s is everybody’s again when the order that used it is cancelled', async () => {
  const use = async (couponId: string, who: typeof me | typeof other, by: string) =>
    place(by, await bodyFor(by, who, { lines: [{ P_Code: couponProduct, qty1: 40 }], couponId }))
  const ownerOf = async (id: string) =>
    (await rows(`select customer_code, used_at from coupons where id = $1`, [id]))[0]

  const mine = await use('open-to-all', me, token)
  expect(mine.status).toBe(200)
  expect(await ownerOf('open-to-all')).toMatchObject({ customer_code: 'C0001' })
  await cancel(mine.body.orderNumber)
  expect(await ownerOf('open-to-all')).toEqual({ customer_code: null, used_at: null })
  const theirs = await use('open-to-all', other, otherToken)
  expect(theirs.status).toBe(200)
  expect(await ownerOf('open-to-all')).toMatchObject({ customer_code: 'C0002' })

  const own = await use('only-mine', me, token)
  await cancel(own.body.orderNumber)
  expect(await ownerOf('only-mine')).toEqual({ customer_code: 'C0001', used_at: null })
})
