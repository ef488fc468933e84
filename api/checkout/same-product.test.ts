import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

const api = await testApi()
const { ask, tokenFor } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const me = callers.customer
const token = await tokenFor(me)
const [one = ''] = await findProductCodes('BKK01')
const [packed = ''] = await findProductCodes('BKK01', 1, 2)
const many = (P_Code: string) => Array.from({ length: 300 }, () => ({ P_Code, qty1: 9999, qty2: 9999 }))
const anyBody = { ...(await bodyFor(token, me, { lines: [{ P_Code: one, qty1: 1 }] })), totalSeen: 1 }

test('one product on three hundred lines is refused by what is wrong with it, whatever its stock', async () => {
  await rows(`update products set unit1_rate = 1000 where sale_unit = 'BKK01' and code = $1`, [packed])
  for (const controlled of [true, false]) {
    await rows(`update products set stock_controlled = $2 where sale_unit = 'BKK01' and code = $1`, [
      packed,
      controlled,
    ])
    for (const path of ['api/orders', 'api/checkout/preview', 'api/cart/facts']) {
      const answer = await ask(path, { token, body: { ...anyBody, lines: many(packed) } })
      expect({ path, controlled, status: answer.status, code: answer.body.Code }).toEqual({
        path,
        controlled,
        status: 400,
        code: 'cart.tooMany',
      })
    }
  }
})

test('the same product on a few lines is one line of the order, and all of it leaves the cart', async () => {
  await ask('api/cart/sync', { token, body: { lines: [{ P_Code: one, qty1: 90 }] } })
  const lines = [
    { P_Code: one, qty1: 30 },
    { P_Code: one, qty1: 20 },
  ]
  const placed = await place(token, await bodyFor(token, me, { lines }))
  expect(placed.status).toBe(200)
  expect(
    await rows(
      `select quantity, held from order_lines where order_number = $1 and product_code = $2 and not free`,
      [placed.body.orderNumber, one],
    ),
  ).toEqual([{ quantity: 50, held: 50 }])
  const { body: cart } = await ask('api/cart/read', { token })
  expect(cart.lines.find(({ P_Code }: { P_Code: string }) => P_Code === one)).toMatchObject({ qty1: 40 })
})
