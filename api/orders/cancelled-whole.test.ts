import { beforeEach, describe, expect, test } from 'vitest'
import { handleUnpaidOrders } from '#api/paying/unpaid-orders.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testDay, testOrdering } from '#checks/tools/test-ordering.ts'
import { testPromotions } from '#checks/tools/test-promotions.ts'
import type { Mover } from '#shop/orders/order-moves.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'
import { moveOrder } from './move-order.ts'

const api = await testApi()
const { ask, tokenFor, db } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const { addPromotion, addCoupon } = testPromotions(api)
const me = callers.customer
const token = await tokenFor(me)
const [bought = '', given = ''] = await findProductCodes('BKK01', 2)
await rows(`update promotions set enabled = false where sale_unit = 'BKK01' and type = 3`)
// Forty units give two of another product, one of the same, and points; a coupon discounts money.
const points = '9002'
await addPromotion('GIVES OTHER', { sale: [bought], free: [given], type: 3, buy: 40, gives: 2 })
await addPromotion('GIVES SAME', { sale: [bought], free: [bought], type: 3, buy: 40, gives: 1 })
await addPromotion('GIVES POINTS', { sale: [bought], free: [points], type: 3, buy: 40, gives: 50 })
await addPromotion('BY COUPON', { sale: [bought], gives: 2_000, needsCoupon: true })
await addCoupon('OWN', 'BY COUPON', me.customerCode)
// Another centre uses the same coupon numbers.
await addPromotion('BY COUPON', { saleUnit: 'NON01', sale: [], needsCoupon: true })
await addCoupon('OWN', 'BY COUPON', me.customerCode, '2026-12-31', 'NON01')
await rows(`update coupons set used_at = now(), used_order = 'AWAY' where sale_unit = 'NON01' and id = 'OWN'`)
await rows(`update customers set credit_limit = 100000000 where sale_unit = 'BKK01' and code = $1`, [
  me.customerCode,
])
await rows(`update products set stock_controlled = true where sale_unit = 'BKK01' and code = any($1)`, [
  [bought, given],
])

beforeEach(() =>
  rows(`update coupons set used_at = null, used_order = null where sale_unit = 'BKK01' and id = 'OWN'`),
)

/** Everything an order changes, in every centre. */
const books = async () => ({
  stock: await rows(`select sale_unit, product_code, on_hand, reserved from stock order by 1, 2`),
  customers: await rows(`select sale_unit, code, debt, points from customers order by 1, 2`),
  ledger: await rows(
    `select sale_unit, customer_code, sum(points)::int as points from points_ledger group by 1, 2 order by 1, 2`,
  ),
  coupons: await rows(`select sale_unit, id, customer_code, used_at, used_order from coupons order by 1, 2`),
})
const shelf = async (code: string) =>
  (
    await rows<{ on_hand: number; reserved: number }>(
      `select on_hand::int, reserved::int from stock where sale_unit = 'BKK01' and product_code = $1`,
      [code],
    )
  )[0] ?? { on_hand: 0, reserved: 0 }
const placed = async (request: Record<string, unknown> = {}): Promise<string> => {
  const lines = [{ P_Code: bought, qty1: 40 }]
  const { status, body } = await place(
    token,
    await bodyFor(token, me, { lines, payment: 'CREDIT', couponId: 'OWN', ...request }),
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return body.orderNumber
}
const move = (number: string, to: OrderStatus, right: Mover = 'staff') =>
  moveOrder(db, {
    saleUnit: 'BKK01',
    number,
    to,
    right,
    by: { kind: right, name: 'กมล' },
    why: '',
    now: new Date(testDay),
    log: api.app.log,
  })
const cancelByCustomer = async (orderNumber: string) =>
  (await ask('api/orders/cancel', { token, body: { orderNumber } })).status

describe('an order with gifts, on credit and with a coupon,', () => {
  test('takes what is bought and what is given, once, and at its invoice off the shelf', async () => {
    const [product, gift] = [await shelf(bought), await shelf(given)]
    const number = await placed()
    const free = await rows(
      `select product_code, quantity, held > 0 as held from order_lines where order_number = $1 and free order by 1`,
      [number],
    )
    expect(free).toEqual(
      [
        { product_code: bought, quantity: 1, held: true },
        { product_code: given, quantity: 2, held: true },
        { product_code: points, quantity: 50, held: false },
      ].sort((a, b) => (a.product_code < b.product_code ? -1 : 1)),
    )
    for (const step of ['SO Wait', 'SO Approve'] as const) {
      if (step !== 'SO Wait') await move(number, step)
      expect(await shelf(bought)).toEqual({ on_hand: product.on_hand, reserved: product.reserved + 41 })
      expect(await shelf(given)).toEqual({ on_hand: gift.on_hand, reserved: gift.reserved + 2 })
    }
    for (const step of ['Invoice wait', 'Invoice Approve', 'POD'] as const) {
      await move(number, step)
      expect(await shelf(bought)).toEqual({ on_hand: product.on_hand - 41, reserved: product.reserved })
      expect(await shelf(given)).toEqual({ on_hand: gift.on_hand - 2, reserved: gift.reserved })
    }
    expect(await cancelByCustomer(number)).toBe(409)
  })

  test.each([
    ['its customer while it waits', [], cancelByCustomer],
    ['the centre while it waits', [], (number: string) => move(number, 'SO Cancel')],
    ['the centre once it was accepted', ['SO Approve'], (number: string) => move(number, 'SO Cancel')],
    [
      'the centre once it was invoiced',
      ['SO Approve', 'Invoice wait'],
      (number: string) => move(number, 'Invoice Cancel'),
    ],
    ['nobody’s hand', [], (number: string) => move(number, 'SO Cancel', 'job')],
  ] as [string, OrderStatus[], (number: string) => Promise<unknown>][])(
    'cancelled by %s leaves no trace in stock, credit, points and coupons, once',
    async (_who, steps, cancel) => {
      const before = await books()
      const number = await placed()
      for (const step of steps) await move(number, step)
      expect(await books()).not.toEqual(before)
      await cancel(number)
      expect(await books()).toEqual(before)
      expect(await rows(`select 1 from order_lines where order_number = $1 and held > 0`, [number])).toEqual(
        [],
      )
      // A second cancellation returns nothing twice.
      expect(await cancelByCustomer(number)).toBe(409)
      for (const again of ['SO Cancel', 'Invoice Cancel'] as const)
        await expect(move(number, again)).rejects.toMatchObject({ code: 'orders.wrongMove' })
      expect(await books()).toEqual(before)
    },
  )

  test('whose debt was paid keeps it paid when it is cancelled: the money is the centre’s to send back', async () => {
    const [{ debt: before }] = (await rows<{ debt: number }>(
      `select debt::int from customers where sale_unit = 'BKK01' and code = $1`,
      [me.customerCode],
    )) as [{ debt: number }]
    const number = await placed()
    await rows(`update customers set debt = $2 where sale_unit = 'BKK01' and code = $1`, [
      me.customerCode,
      before,
    ])
    await rows(`update orders set paid_at = now() where number = $1`, [number])
    await move(number, 'SO Cancel')
    expect(
      await rows(`select debt::int from customers where sale_unit = 'BKK01' and code = $1`, [
        me.customerCode,
      ]),
    ).toEqual([{ debt: before }])
  })

  test('expired while its payment was waited for leaves no trace either', async () => {
    const before = await books()
    const number = await placed({ payment: 'BANK' })
    // A gateway payment, which needs no manual confirmation.
    await rows(`update orders set payment_method = 'LINEPAY', payment_code = 1 where number = $1`, [number])
    await handleUnpaidOrders({
      gateways: {} as never,
      db,
      now: new Date('2026-12-01T00:00:00Z'),
      log: api.app.log,
    })
    expect(await rows(`select status from orders where number = $1`, [number])).toEqual([
      { status: 'SO Cancel' },
    ])
    expect(await books()).toEqual(before)
  })
})

describe('an order paid with points', () => {
  const [day, anew] = ['2026-12-24', '2027-11-16']
  const running = async () => (await ask('api/points/ledger', { token })).body.expiring
  const redeemed = async () => {
    const [prize] = await rows<{ code: string }>(
      `select p.code from products p join stock s on s.sale_unit = p.sale_unit and s.product_code = p.code
       where p.sale_unit = 'BKK01' and p.points_per_unit > 0 and p.active and p.stock_controlled and not p.needs_licence order by 1 limit 1`,
    )
    await rows(`update stock set on_hand = reserved + 50 where sale_unit = 'BKK01' and product_code = $1`, [
      prize?.code,
    ])
    await rows(`delete from points_ledger where sale_unit = 'BKK01' and customer_code = $1`, [
      me.customerCode,
    ])
    await rows(
      `insert into points_ledger (sale_unit, customer_code, at, points, reason, expires_on) values ('BKK01', $1, now(), 90000, 'earned', $2)`,
      [me.customerCode, day],
    )
    await rows(`update customers set points = 90000 where sale_unit = 'BKK01' and code = $1`, [
      me.customerCode,
    ])
    const before = await books()
    const request = {
      kind: 'points',
      lines: [{ P_Code: prize?.code ?? '', qty1: 2 }],
      payment: 'POINTS',
      couponId: undefined,
    }
    return { before, number: await placed(request) }
  }

  test('and taken back by its customer gives all points back, with the day they always had', async () => {
    const { before, number } = await redeemed()
    expect((await running())[0].points).toBeLessThan(90_000)
    expect(await cancelByCustomer(number)).toBe(200)
    expect(await books()).toEqual(before)
    expect(await running()).toEqual([{ on: day, points: 90_000 }])
  })

  test.each([
    [[], 'SO Cancel'],
    [['SO Approve'], 'SO Cancel'],
    [['SO Approve', 'Invoice wait'], 'Invoice Cancel'],
  ] as [OrderStatus[], OrderStatus][])(
    'and cancelled by the centre after %j gives them back to live anew',
    async (steps, to) => {
      const { before, number } = await redeemed()
      const [{ points: spent }] = (await rows(`select points::int from orders where number = $1`, [
        number,
      ])) as [{ points: number }]
      for (const step of steps) await move(number, step)
      await move(number, to)
      expect(await books()).toEqual(before)
      expect(await running()).toEqual([
        { on: day, points: 90_000 - spent },
        { on: anew, points: spent },
      ])
    },
  )
})
