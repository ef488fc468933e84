import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

const api = await testApi()
const { ask, tokenFor } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const me = callers.customer
const token = await tokenFor(me)
const [plain = '', other = ''] = await findProductCodes('BKK01', 2)
const lines = [{ P_Code: plain, qty1: 40 }]

const stockOf = async (code: string) =>
  (
    await rows<{ on_hand: number; reserved: number }>(
      `select on_hand, reserved from stock where sale_unit = 'BKK01' and product_code = $1`,
      [code],
    )
  )[0]
const orderOf = async (number: string) =>
  (
    await rows<Record<string, unknown>>(`select * from orders where sale_unit = 'BKK01' and number = $1`, [
      number,
    ])
  )[0]
const orderCount = async () =>
  Number((await rows<{ n: string }>(`select count(*) as n from orders where sale_unit = 'BKK01'`))[0]?.n)

describe('an order', () => {
  test('is placed with its number, lines, timeline and message, and holds its stock', async () => {
    const before = await stockOf(plain)
    const placed = await place(token, await bodyFor(token, me, { lines, remark: ' โทรก่อนส่ง ' }))
    expect(placed).toMatchObject({
      status: 200,
      body: { saleUnit: 'BKK01', status: 'SO Wait', payment: 'COD', payBefore: null },
    })
    const { orderNumber, total, trackingKey } = placed.body
    expect(orderNumber).toMatch(/^SOBKK016911\d{5}$/)
    const order = await orderOf(orderNumber)
    expect(order).toMatchObject({
      customer_code: 'C0001',
      remark: 'โทรก่อนส่ง',
      payment_code: 0,
      total: total * 100,
      tracking_key: trackingKey.replace('BKK01-', ''),
      slot: '08-12',
    })
    const [line] = await rows<Record<string, number>>(`select * from order_lines where order_number = $1`, [
      orderNumber,
    ])
    expect(line).toMatchObject({ product_code: plain, quantity: 40, held: 40 * (line?.rate ?? 0) })
    expect((await stockOf(plain))?.reserved).toBe((before?.reserved ?? 0) + (line?.held ?? 0))
    expect(
      await rows(`select status, by_kind, by_name from order_events where order_number = $1`, [orderNumber]),
    ).toEqual([{ status: 'SO Wait', by_kind: 'customer', by_name: 'สมศรี ค้าดี' }])
    expect(await rows(`select topic from outbox where order_number = $1`, [orderNumber])).toEqual([
      { topic: 'order-placed' },
    ])
  })

  test('leaves the cart, and only what was ordered', async () => {
    const cart = { lines: [plain, other].map((P_Code) => ({ P_Code, qty1: 40 })) }
    await ask('api/cart/sync', { token, body: cart })
    await place(token, await bodyFor(token, me, { lines }))
    const { body } = await ask('api/cart/read', { token })
    const left = body.lines.filter(({ qty1 }: { qty1: number }) => qty1 > 0)
    expect(left).toMatchObject([{ P_Code: other, qty1: 40 }])
  })

  test('sent twice with one key is one order with one answer; with another body it is refused', async () => {
    const body = await bodyFor(token, me, { lines })
    const first = await place(token, body)
    const count = await orderCount()
    expect((await place(token, body)).body).toEqual(first.body)
    expect(await place(token, { ...body, remark: 'other' })).toMatchObject({
      status: 422,
      body: { Code: 'checkout.keyTaken' },
    })
    expect(await orderCount()).toBe(count)
    const known = (who: string) => ask(`api/orders/placed?key=${body.key}`, { method: 'GET', token: who })
    expect((await known(token)).body).toEqual({ orderNumber: first.body.orderNumber, saleUnit: 'BKK01' })
    expect((await known(await tokenFor({ ...me, customerCode: 'C0005' }))).body).toMatchObject({
      orderNumber: null,
    })
  })

  test('sent again after the price has changed is still the order that was placed', async () => {
    const body = await bodyFor(token, me, { lines })
    const first = await place(token, body)
    await rows(
      `update product_prices set unit1_price = unit1_price + 100 where sale_unit = 'BKK01' and product_code = $1`,
      [plain],
    )
    expect(await place(token, body)).toMatchObject({ status: 200, body: first.body })
  })
})

describe('an order is refused, and nothing changes,', () => {
  const refusedWith = async (body: Record<string, unknown>, code: string, status = 409) => {
    const [count, stock] = [await orderCount(), await stockOf(plain)]
    const answer = await place(token, body)
    expect(answer).toMatchObject({ status, body: { Code: code } })
    expect(await orderCount()).toBe(count)
    expect(await stockOf(plain)).toEqual(stock)
    return answer.body
  }

  test('when the price is not the one that was seen; the differences are told', async () => {
    const body = await bodyFor(token, me, { lines })
    const seen = {
      ...body,
      totalSeen: (body.totalSeen as number) - 1,
      linesSeen: [{ productCode: plain, unit: 1, amount: 1 }],
    }
    const { Details } = await refusedWith(seen, 'checkout.changed')
    expect(Details).toMatchObject([
      { kind: 'price', productCode: plain, was: 100 },
      { kind: 'total', was: (body.totalSeen as number) * 100 - 100, now: (body.totalSeen as number) * 100 },
    ])
  })

  test('when the stock does not hold it; what is left is told', async () => {
    const left = await stockOf(plain)
    const body = await bodyFor(token, me, { lines: [{ P_Code: plain, qty1: 9_999 }] })
    const { Details } = await refusedWith(body, 'checkout.soldOut')
    expect(Details).toMatchObject([
      { kind: 'stock', productCode: plain, left: (left?.on_hand ?? 0) - (left?.reserved ?? 0) },
    ])
  })

  test.each([
    ['a product that is not sold', { lines: [{ P_Code: 'NONE', qty1: 1 }] }, 'checkout.notSold', 409],
    ['an empty line', { lines: [{ P_Code: 'NONE' }] }, 'checkout.empty', 400],
    ['less than the minimum', { lines: [{ P_Code: plain, qty1: 1 }] }, 'checkout.belowMinimum', 409],
    ['a day that is over', { lines, deliverOn: '2026-11-16' }, 'checkout.noDay', 409],
    ['no part of the day', { lines, slot: undefined }, 'checkout.noDay', 409],
    ['a gateway that is off', { lines, payment: 'LINEPAY' }, 'checkout.noSuchPayment', 409],
    ['points for what costs money', { lines, payment: 'POINTS' }, 'checkout.noSuchPayment', 409],
    ['a coupon nobody has', { lines, couponId: 'NONE' }, 'checkout.couponUsed', 409],
    [
      'a tax number that is none',
      { lines, taxInvoice: { taxNumber: '1', branch: '00000' } },
      'checkout.badTaxNumber',
      400,
    ],
    ['an address of someone else', { lines, shipTo: randomUUID() }, 'account.noAddress', 404],
  ])('%s', async (_what, request, code, status) => {
    await refusedWith(await bodyFor(token, me, request), code, status)
  })
})
