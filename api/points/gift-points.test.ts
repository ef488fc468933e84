import { expect, test } from 'vitest'
import { moveOrder } from '#api/orders/move-order.ts'
import { settingsReader } from '#api/settings/settings.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testDay, testOrdering } from '#checks/tools/test-ordering.ts'
import { priceCart } from '#shop/pricing/price-cart.ts'
import { earnPoints } from './points-jobs.ts'

const api = await testApi()
const { db, ask, tokenFor } = api
const { rows, bodyFor, place } = testOrdering(api)
const me = callers.customer
const token = await tokenFor(me)
const now = new Date(testDay)
const points = '9002'
const [product] = await rows<{ code: string }>(
  `select product_code as code from promotion_products where sale_unit = 'BKK01' and promotion_id = 'PR014' and side = 'sale' order by 1 limit 1`,
)
const code = product?.code ?? ''
await rows(`update stock set on_hand = reserved + 5000 where sale_unit = 'BKK01' and product_code = $1`, [
  code,
])
const lines = [{ P_Code: code, qty1: 14 }]

test('points given by a promotion come from the order to the ledger, and hold no stock', async () => {
  // Even where stock is tracked for them.
  await rows(`update products set stock_controlled = true where sale_unit = 'BKK01' and code = $1`, [points])
  const { status, body } = await place(token, await bodyFor(token, me, { lines }))
  expect(status).toBe(200)
  expect(
    await rows(
      `select product_code, quantity, amount, free, held, promotion_id from order_lines where order_number = $1 and free`,
      [body.orderNumber],
    ),
  ).toEqual([{ product_code: points, quantity: 100, amount: 0, free: true, held: 0, promotion_id: 'PR014' }])
  const { body: detail } = await ask('api/MerchantOrder/GET_ORDER_DETAIL', {
    token,
    body: { orderid: body.orderNumber },
  })
  expect(detail.OrderDetails.at(-1)).toMatchObject({
    P_Code: points,
    IsFree: true,
    GivesPoints: true,
    Qty: 100,
    PromotionId: 'PR014',
  })
  for (const to of ['SO Approve', 'Invoice wait', 'Invoice Approve', 'POD'] as const) {
    expect(await earnPoints({ db, now, settings: settingsReader(db) }, 'BKK01', body.orderNumber)).toBe(0)
    await moveOrder(db, {
      saleUnit: 'BKK01',
      number: body.orderNumber,
      to,
      right: 'staff',
      by: { kind: 'staff', name: 'x' },
      why: '',
      now,
      log: api.app.log,
    })
  }
  const earned = Math.floor(body.total / 100) + 100
  const balance = async () =>
    (
      await rows<{ points: number }>(
        `select points from customers where sale_unit = 'BKK01' and code = 'C0001'`,
      )
    )[0]?.points ?? 0
  const before = await balance()
  expect(await earnPoints({ db, now, settings: settingsReader(db) }, 'BKK01', body.orderNumber)).toBe(earned)
  expect(await earnPoints({ db, now, settings: settingsReader(db) }, 'BKK01', body.orderNumber)).toBe(0)
  expect(await balance()).toBe(before + earned)
  expect(
    await rows(
      `select points, reason, expires_on::text as until from points_ledger where order_number = $1`,
      [body.orderNumber],
    ),
  ).toEqual([{ points: earned, reason: 'earned', until: '2027-11-16' }])
})

test('the cart knows them as a gift, and says what the order will earn', async () => {
  const { toPrice } = (await ask('api/checkout/preview', { token, body: { lines } })).body
  expect(toPrice.freeProducts).toContainEqual(
    expect.objectContaining({ code: points, givesPoints: true, stockControlled: false }),
  )
  const { freeItems, pointsEarned, total } = priceCart(toPrice)
  expect(freeItems).toMatchObject([{ promotionId: 'PR014', productCode: points, points: 100 }])
  expect(pointsEarned).toBe(Math.floor(total / 10_000) + 100)
  const { products } = (await ask('api/cart/facts', { token, body: { lines } })).body
  expect(products.map(({ P_Code }: { P_Code: string }) => P_Code)).not.toContain(points)
})

test('they cannot be bought, not even beside the promotion that gives them, and never show as goods', async () => {
  const both = [...lines, { P_Code: points, qty1: 5 }]
  const order = await bodyFor(token, me, { lines: both })
  expect(await place(token, order)).toMatchObject({ status: 409, body: { Code: 'checkout.notSold' } })
  expect((await ask('api/products/items', { token, body: { ProductIds: [points] } })).body).toEqual([])
  const { body } = await ask('api/products/items', { token, body: { SearchText: 'คะแนนสะสม' } })
  expect(body.map(({ P_Code }: { P_Code: string }) => P_Code)).not.toContain(points)
})
