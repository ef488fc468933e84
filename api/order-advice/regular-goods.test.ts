import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

const api = await testApi()
const { ask, tokenFor } = api
const { rows, findProductCodes, bought } = testOrdering(api)
const [rice = '', soap = '', tea = '', off = '', never = ''] = await findProductCodes('BKK01', 5)
const token = await tokenFor(callers.customer)
await rows('update orders set points_mode = true')

test('what the shop buys steadily is offered by its rhythm, on its usual day of delivery, as it is sold today', async () => {
  for (const day of ['2026-10-05', '2026-10-19', '2026-11-02']) {
    await bought(day, [tea], { quantity: 3 })
    for (const each of [day, `${day.slice(0, 8)}${String(Number(day.slice(8)) + 7).padStart(2, '0')}`])
      await bought(each, [rice, soap, off, never], { quantity: 5, time: '10:00' })
  }
  await rows(`update orders set deliver_on = (placed_at + interval '1 day')::date where number like 'PAST%'`)
  await rows(`update products set active = false where sale_unit = 'BKK01' and code = $1`, [off])
  // Sold out today is not sold out for ever.
  await rows(`update stock set on_hand = reserved where sale_unit = 'BKK01' and product_code = $1`, [soap])
  await ask('api/orders/advice/choose', { token, body: { productCode: never, choice: 'never' } })
  const { body } = await ask('api/orders/advice/regular', { method: 'GET', token })
  const line = { unit: 1, quantity: 5, everyDays: 7 }
  expect(body.groups).toEqual([
    {
      weeks: 1,
      items: [rice, soap].sort().map((productCode) => ({ productCode, ...line })),
    },
    { weeks: 2, items: [{ productCode: tea, unit: 1, quantity: 3, everyDays: 14 }] },
  ])
  expect(body.weekday).toBe(2)
  expect(body.products.map(({ P_Code }: { P_Code: string }) => P_Code).sort()).toEqual(
    [rice, soap, tea].sort(),
  )
})

test('a shop without orders is offered nothing', async () => {
  await rows(`delete from orders where number like 'PAST%'`)
  const { body } = await ask('api/orders/advice/regular', { method: 'GET', token })
  expect(body).toMatchObject({ groups: [], products: [] })
})
