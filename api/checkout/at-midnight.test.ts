import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

let now = testNow
const api = await testApi({ now: () => now })
const { ask, tokenFor } = api
const { rows, findProductCodes, bodyFor, place, addressOf } = testOrdering(api)
const me = callers.customer
const [plain = ''] = await findProductCodes('BKK01')
const lines = [{ P_Code: plain, qty1: 40 }]
await rows(`insert into vat_rates (starts_on, percent) values ('2027-02-01', 10)`)

async function orderAt(moment: string, request: Record<string, unknown> = {}) {
  now = new Date(moment)
  const token = await tokenFor(me)
  const { body: options } = await ask('api/checkout/options', { token, body: { productCodes: [plain] } })
  return place(token, await bodyFor(token, me, { lines, deliverOn: options.days[0].day, ...request }))
}

test('an order’s number bears the month of Bangkok, and counts anew from its first second', async () => {
  const numbers: string[] = []
  for (const moment of [
    '2026-11-30T23:59:59',
    '2026-12-01T00:00:00',
    '2026-12-01T06:59:59',
    '2026-12-31T23:59:59',
    '2027-01-01T00:00:00',
  ])
    numbers.push((await orderAt(`${moment}+07:00`)).body.orderNumber)
  expect(numbers.map((number) => number.slice(0, 11))).toEqual([
    'SOBKK016911',
    'SOBKK016912',
    'SOBKK016912',
    'SOBKK016912',
    'SOBKK017001',
  ])
  expect(numbers.slice(1).map((number) => number.slice(11))).toEqual(['00001', '00002', '00003', '00001'])
})

test('VAT is that of the day in Bangkok: a new rate counts from midnight', async () => {
  const percentAt = async (moment: string) => {
    const { body } = await orderAt(moment)
    const token = await tokenFor(me)
    const detail = (
      await ask('api/MerchantOrder/GET_ORDER_DETAIL', { token, body: { orderid: body.orderNumber } })
    ).body
    return detail.VatGroups[0].Percent
  }
  expect(await percentAt('2027-01-31T23:59:59+07:00')).toBe(7)
  expect(await percentAt('2027-02-01T00:00:00+07:00')).toBe(10)
})

test('an address that was removed takes no order, neither as where goods go nor on the bill', async () => {
  now = testNow
  const { shipTo } = await addressOf('BKK01', me.customerCode)
  const [{ id: removed = '' } = {}] = await rows<{ id: string }>(
    `insert into addresses (sale_unit, customer_code, type, name, address, province, district, subdistrict, postcode, phone, active)
     select sale_unit, customer_code, type, name, address, province, district, subdistrict, postcode, phone, false from addresses where id = $1 returning id`,
    [shipTo],
  )
  for (const request of [{ shipTo: removed }, { billTo: removed }])
    expect(await orderAt('2026-11-16T12:00:00+07:00', request)).toMatchObject({
      status: 404,
      body: { Code: 'account.noAddress' },
    })
})

test('who fetches the goods pays no delivery, and who has them brought does', async () => {
  const feeOf = async (deliveryMethod: string) => {
    const { body } = await orderAt('2026-11-16T12:00:00+07:00', {
      deliveryMethod,
      lines: [{ P_Code: plain, qty1: 7 }],
    })
    return (
      await rows<{ fee: number }>(`select delivery_fee::int as fee from orders where number = $1`, [
        body.orderNumber,
      ])
    )[0]?.fee
  }
  expect([await feeOf('DELIVERY'), await feeOf('PICKUP')]).toEqual([6_000, 0])
})
