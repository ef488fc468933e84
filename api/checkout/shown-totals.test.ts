import { describe, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { orderDetail } from '#shop/orders/order-wire.ts'
import { showOrder } from '#shop/orders/shown-order.ts'

const api = await testApi()
const { ask, pool, tokenFor } = api
const { rows, findProductCodes, bodyFor, place, preview } = testOrdering(api)
const me = callers.customer
const [withoutVat = '', withVat = ''] = await findProductCodes('BKK01', 2)
const priceOf = (code: string, price: number, type: number) =>
  pool.query(
    `update product_prices set unit1_price = $2, unit1_type = $3 where sale_unit = 'BKK01' and product_code = $1`,
    [code, price, type],
  )
await priceOf(withoutVat, 66_809, 2)
await priceOf(withVat, 5_918, 1)
await pool.query(
  `insert into settings (sale_unit, key, value, changed_by)
   values ('BKK01', 'DELIVERY_FEE_TYPE', 'excluded', 'test'), ('BKK01', 'CASH_ROUNDING', '0.25', 'test'), ('BKK01', 'FREE_SHIPPING_AMOUNT', '0', 'test')
   on conflict (sale_unit, key) do update set value = excluded.value`,
)
const lines = [
  { P_Code: withoutVat, qty1: 1 },
  { P_Code: withVat, qty1: 1 },
]
const token = await tokenFor(me)

async function order(payment: string) {
  const placed = await place(token, await bodyFor(token, me, { lines, payment }))
  expect(placed).toMatchObject({ status: 200 })
  const { body } = await ask('api/MerchantOrder/GET_ORDER_DETAIL', {
    token,
    body: { orderid: placed.body.orderNumber },
  })
  return {
    number: placed.body.orderNumber as string,
    paid: placed.body.total as number,
    wire: body,
    detail: orderDetail.decode(body),
  }
}

describe('an order with a fee that comes without VAT', () => {
  test('paid in cash is rounded down, remembers it, and its rows add up with VAT', async () => {
    const { number, paid, wire, detail } = await order('COD')
    // 668.09 and 60.00 without VAT are 779.06 with it, rounded once; 59.18 has it inside.
    expect(paid).toBe(838)
    expect(wire.Order).toMatchObject({
      Total: 838,
      DeliveryFee: 60,
      DeliveryFeeType: 2,
      CashRounding: -0.24,
      Vat: 54.84,
    })
    const { amounts, sums } = showOrder(detail)
    expect(sums).toEqual({
      subtotal: 71_486 + 5_918,
      discount: 0,
      delivery: 6_420,
      cashRounding: -24,
      total: 83_800,
    })
    expect([...amounts.values()].map(({ net }) => net)).toEqual([71_486, 5_918])
    expect(
      await rows(`select fee_price_type, cash_rounding::int from order_details where order_number = $1`, [
        number,
      ]),
    ).toEqual([{ fee_price_type: 2, cash_rounding: -24 }])
  })

  test('paid by transfer is paid to the satang', async () => {
    const { paid, detail } = await order('BANK')
    expect(paid).toBe(838.24)
    expect(showOrder(detail).sums).toMatchObject({ cashRounding: 0, total: 83_824 })
  })

  test('is previewed with the way it will be paid, and without one to the satang', async () => {
    expect(await preview(token, { lines, payment: 'COD' })).toMatchObject({
      total: 838,
      toPrice: { cashStep: 25, paysCash: true },
    })
    expect(await preview(token, { lines })).toMatchObject({ total: 838.24 })
  })

  test('whoever saw the exact total is asked again before cash is taken for another', async () => {
    const body = { ...(await bodyFor(token, me, { lines })), totalSeen: 838.24 }
    expect(await place(token, body)).toMatchObject({ status: 409, body: { Code: 'checkout.changed' } })
  })
})

test('what people take away about themselves has the amounts of the order’s page', async () => {
  const { number } = await order('COD')
  const { body } = await ask('authen/customer/export', { token })
  const mine = body.Orders.find(({ OrderID }: { OrderID: string }) => OrderID === number)
  expect(mine).toMatchObject({ DeliveryFee: 64.2, CashRounding: -0.24, Total: 838 })
  const amounts = mine.OrderDetails.map(({ Amount }: { Amount: number }) => Amount)
  expect(amounts).toEqual([714.86, 59.18])
})

test('an order from before stands as it was: its fee in no VAT group, nothing rounded', async () => {
  const { number } = await order('COD')
  await pool.query('delete from order_details where order_number = $1', [number])
  const { body } = await ask('api/MerchantOrder/GET_ORDER_DETAIL', { token, body: { orderid: number } })
  expect(body.Order).toMatchObject({ DeliveryFeeType: null, CashRounding: 0 })
})
