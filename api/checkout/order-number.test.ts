import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { documentMonth } from '#shop/time/document-month.ts'

const api = await testApi()
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)

test('an order number is the centre, the Buddhist month and five digits, more after 99,999', async () => {
  const month = documentMonth(testNow)
  const token = await api.tokenFor(callers.customer)
  const [product = ''] = await findProductCodes('BKK01', 1)
  for (const [before, digits] of [
    [8_041, '08042'],
    [99_998, '99999'],
    [99_999, '100000'],
  ] as const) {
    await rows(
      `insert into order_counters (sale_unit, month, last) values ('BKK01', $1, $2)
       on conflict (sale_unit, month) do update set last = excluded.last`,
      [month, before],
    )
    const body = await bodyFor(token, callers.customer, { lines: [{ P_Code: product, qty1: 60 }] })
    const answer = await place(token, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(answer.body.orderNumber).toBe(`SOBKK01${month}${digits}`)
  }
})
