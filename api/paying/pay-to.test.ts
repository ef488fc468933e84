import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { readThaiQr } from '#shop/thai-qr/read-thai-qr.ts'

const api = await testApi()
const { ask, tokenFor } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const token = await tokenFor(callers.customer)
const [product = ''] = await findProductCodes('BKK01')

async function payTo() {
  const body = await bodyFor(token, callers.customer, {
    lines: [{ P_Code: product, qty1: 40 }],
    payment: 'BANK',
  })
  const { orderNumber } = (await place(token, body)).body
  const answer = await ask(`api/orders/pay-to?orderNumber=${orderNumber}`, { method: 'GET', token })
  return {
    orderNumber,
    satang: Math.round(Number(body.totalSeen) * 100),
    qr: readThaiQr(answer.body.promptPay),
  }
}

test('the QR pays the centre’s PromptPay the amount of the order', async () => {
  const { satang, qr } = await payTo()
  expect(qr).toMatchObject({ amount: satang })
})

test('the QR of a centre with a biller id carries the number of the order', async () => {
  await rows(`update bank_accounts set biller_id = '010555900001401' where sale_unit = 'BKK01'`)
  const { orderNumber, satang, qr } = await payTo()
  expect(qr).toMatchObject({ amount: satang })
  expect(JSON.stringify(qr)).toContain(orderNumber)
  expect(JSON.stringify(qr)).toContain('010555900001401')
})
