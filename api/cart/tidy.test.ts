import { expect, test } from 'vitest'
import { forgetOldKeys } from '#api/orders/old-keys.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { tidyCarts } from './stored-cart.ts'

const api = await testApi()
const { db, tokenFor } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const productCodes = await findProductCodes('BKK01', 6)
const daysAfter = (days: number) => new Date(testNow.getTime() + days * 86_400_000)

test('a removed line is forgotten after thirty days; whatever is in a cart, in any unit, stays however old', async () => {
  await rows(`delete from cart_lines`)
  for (const [at, quantities] of [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ].entries())
    await rows(
      `insert into cart_lines (sale_unit, customer_code, kind, product_code, quantity1, quantity2, quantity3, changed_at) values ('BKK01', 'C0001', 'normal', $1, $2, $3, $4, $5)`,
      [productCodes[at], ...quantities, testNow],
    )
  const left = async () =>
    (await rows<{ code: string }>(`select product_code as code from cart_lines order by 1`)).map(
      ({ code }) => code,
    )
  await tidyCarts(db, daysAfter(29.9))
  expect(await left()).toEqual(productCodes.slice(0, 4))
  await tidyCarts(db, daysAfter(30.1))
  expect(await left()).toEqual(productCodes.slice(1, 4))
  await tidyCarts(db, daysAfter(400))
  expect(await left()).toEqual(productCodes.slice(1, 4))
})

test('a request that is repeated within ninety days is still the order it placed', async () => {
  const me = callers.customer
  const token = await tokenFor(me)
  const body = await bodyFor(token, me, { lines: [{ P_Code: productCodes[5] ?? '', qty1: 60 }] })
  const first = await place(token, body)
  expect(first.status).toBe(200)
  await forgetOldKeys(db, daysAfter(89.9))
  expect((await place(token, body)).body).toEqual(first.body)
  await forgetOldKeys(db, daysAfter(90.1))
  expect((await place(token, body)).body.orderNumber).not.toBe(first.body.orderNumber)
})
