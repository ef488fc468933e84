import { describe, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { differences } from '#shop/checkout/differences-schema.ts'
import { cartToPrice } from '#shop/priced-cart/cart-to-price-schema.ts'

const api = await testApi()
const { ask, tokenFor, app } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const me = callers.customer
const token = await tokenFor(me)
const [bought = '', gift = '', other = ''] = await findProductCodes('BKK01', 3)
await rows(`update promotions set enabled = false where sale_unit = 'BKK01' and type = 3`)
await rows(`insert into promotions (sale_unit, id, name, short_name, remark, starts_on, ends_on, type, calculation)
  values ('BKK01', 'GIFT', 'ซื้อ 40 แถม 4', 'แถม 4', '', '2026-11-01', '2026-11-30', 3, 1)`)
await rows(
  `insert into promotion_tiers (sale_unit, promotion_id, line, order_buy, free_quantity) values ('BKK01', 'GIFT', 1, 40, 4)`,
)
await rows(
  `insert into promotion_products (sale_unit, promotion_id, side, product_code) values ('BKK01', 'GIFT', 'sale', $1), ('BKK01', 'GIFT', 'free', $2)`,
  [bought, gift],
)
const lines = [{ P_Code: bought, qty1: 40 }]
const leave = (units: number) =>
  rows(`update stock set on_hand = reserved + $2 where sale_unit = 'BKK01' and product_code = $1`, [
    gift,
    units,
  ])
const ordered = (freeSeen?: object[]) => async () =>
  place(token, { ...(await bodyFor(token, me, { lines })), ...(freeSeen ? { freeSeen } : {}) })
const four = [{ productCode: gift, unit: 1, quantity: 4 }]
const giftOf = async (number: string) =>
  (
    await rows<{ quantity: number }>(`select quantity from order_lines where order_number = $1 and free`, [
      number,
    ])
  )[0]?.quantity

describe('a gift between the screen and the button', () => {
  test('is given as it was seen', async () => {
    const { status, body } = await ordered(four)()
    expect(status).toBe(200)
    expect(await giftOf(body.orderNumber)).toBe(4)
  })

  test.each([
    ['shrank', 3, 3],
    ['vanished', 0, 0],
  ])('that %s is told, and nothing is ordered', async (_what, left, now) => {
    await leave(left)
    const { status, body } = await ordered(four)()
    expect({ status, code: body.Code }).toEqual({ status: 409, code: 'checkout.changed' })
    expect(body.Details).toEqual([
      {
        kind: 'gift',
        productCode: gift,
        name: { th: expect.any(String), en: expect.any(String) },
        unit: 1,
        was: 4,
        now,
      },
    ])
    expect(differences.safeParse(body.Details).success).toBe(true)
  })

  test('that became another names both', async () => {
    await leave(5000)
    const { body } = await ordered([{ productCode: other, unit: 1, quantity: 4 }])()
    expect(body.Details).toMatchObject([
      { kind: 'gift', productCode: other, was: 4, now: 0 },
      { kind: 'gift', productCode: gift, was: 0, now: 4 },
    ])
  })

  test('that grew, or that a caller does not speak of, is simply given', async () => {
    for (const seen of [[], [{ ...four[0], quantity: 2 }], undefined]) {
      const { status, body } = await ordered(seen)()
      expect(status).toBe(200)
      expect(await giftOf(body.orderNumber)).toBe(4)
    }
  })

  test('a price that moved is told beside it', async () => {
    const body = await bodyFor(token, me, { lines })
    await leave(1)
    const { body: told } = await place(token, {
      ...body,
      totalSeen: (body.totalSeen as number) + 1,
      freeSeen: four,
    })
    expect(told.Details.map(({ kind }: { kind: string }) => kind)).toEqual(['gift', 'total'])
  })
})

test('what a cart is priced from is what the API’s page says it is, in satang', async () => {
  const preview = (await ask('api/checkout/preview', { token, body: { lines } })).body
  const cart = (
    await ask('api/cart/facts', { token, body: { lines: [...lines, { P_Code: other, qty1: 1 }] } })
  ).body
  for (const { toPrice } of [preview, cart])
    expect(cartToPrice.safeParse(toPrice).error?.issues).toBeUndefined()
  const { paths } = (await app.inject('/rest/openapi.json')).json()
  const answerOf = (path: string) =>
    paths[path].post.responses[200].content['application/json'].schema.properties
  for (const path of [
    '/rest/api/checkout/preview',
    '/rest/api/cart/read',
    '/rest/api/cart/sync',
    '/rest/api/cart/facts',
  ])
    expect(answerOf(path).toPrice.properties.minimumOrder).toMatchObject({
      type: 'integer',
      description: expect.stringContaining('satang'),
    })
  const refused =
    paths['/rest/api/orders'].post.responses[409].content['application/json'].schema.properties.Details
  expect(refused).toMatchObject({ type: 'array', description: expect.stringContaining('satang') })
  expect(refused.items.oneOf).toHaveLength(6)
  expect(answerOf('/rest/api/checkout/preview').differences.items.oneOf).toHaveLength(6)
})
