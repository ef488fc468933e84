import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { cartToPrice } from '#shop/priced-cart/cart-to-price-schema.ts'
import { priceCart } from '#shop/pricing/price-cart.ts'

const api = await testApi()
const { ask, tokenFor } = api
const { rows, findProductCodes, bodyFor, place, preview } = testOrdering(api)
const me = callers.customer
const token = await tokenFor(me)
const [single = '', plain = ''] = await findProductCodes('BKK01', 2)
const [pair = ''] = await findProductCodes('BKK01', 1, 2)
await rows(
  `update products set unit3_rate = 0, unit3_name_th = '', unit3_name_en = '' where sale_unit = 'BKK01' and code = $1`,
  [pair],
)
const enough = { P_Code: plain, qty1: 40 }
const held = async () => rows(`select sum(reserved) as units from stock where sale_unit = 'BKK01'`)

test.each([
  ['the second of goods that come in one', { P_Code: single, qty2: 1 }, 2],
  ['the third of goods that come in two', { P_Code: pair, qty3: 1 }, 3],
  ['one beside a unit that is sold', { P_Code: pair, qty1: 1, qty3: 2 }, 3],
] as const)(
  'a unit that is not sold, %s: the cart knows it, preview and order refuse it by name, and nothing is held',
  async (_what, line, position) => {
    const lines = [enough, line]
    const facts = (await ask('api/cart/facts', { token, body: { lines } })).body
    const problem = { kind: 'unitNotSold', productCode: line.P_Code, position }
    expect(priceCart(cartToPrice.parse(facts.toPrice)).problems).toEqual([problem])

    const [{ name } = { name: '' }] = await rows<{ name: string }>(
      `select name_th as name from products where sale_unit = 'BKK01' and code = $1`,
      [line.P_Code],
    )
    const shown = await preview(token, { lines })
    expect(shown.whyNot).toContain(name)
    expect(shown.differences).toMatchObject([{ kind: 'notSold', productCode: line.P_Code }])

    const before = await held()
    expect(await place(token, await bodyFor(token, me, { lines }))).toMatchObject({
      status: 409,
      body: {
        Code: 'checkout.notSold',
        Details: [{ kind: 'notSold', productCode: line.P_Code, name: { th: name } }],
      },
    })
    expect(await held()).toEqual(before)
  },
)

test('quick order takes no unit that is not sold, and takes the others of the same product', async () => {
  const request = { rows: [1, 2, 3].map((unit) => ({ code: pair, quantity: 1, unit })) }
  const { body } = await ask('api/cart/quick-order', { token, body: request })
  expect(
    body.rows.map(({ outcome, quantity }: { outcome: string; quantity: number }) => [outcome, quantity]),
  ).toEqual([
    ['added', 1],
    ['added', 1],
    ['noSuchUnit', 0],
  ])
})

test('a unit that went out of sale after it was ordered is bought again in the smallest that is left', async () => {
  const { body } = await place(
    token,
    await bodyFor(token, me, { lines: [enough, { P_Code: pair, qty2: 12 }] }),
  )
  await rows(
    `update products set unit2_rate = 0, unit2_name_th = '', unit2_name_en = '' where sale_unit = 'BKK01' and code = $1`,
    [pair],
  )
  const again = (await ask('api/orders/buy-again', { token, body: { orderNumber: body.orderNumber } })).body
  expect(again.added).toMatchObject([
    { productCode: expect.any(String) },
    { productCode: expect.any(String) },
  ])
  expect(again.added.find(({ productCode }: { productCode: string }) => productCode === pair)).toMatchObject({
    unit: 1,
  })
})
