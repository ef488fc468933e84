import { expect, test } from 'vitest'
import { callers, type TestCaller, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

const api = await testApi()
const { ask, tokenFor } = api
const { rows, findProductCodes, bought } = testOrdering(api)
const me = callers.customer
const productCodes = await findProductCodes('BKK01', 6)
const [own = '', others = '', cancelled = '', given = '', redeemed = '', off = ''] = productCodes
await rows(`delete from orders where sale_unit = 'BKK01' and customer_code in ('C0001', 'C0002')`)
await rows(`update products set active = false where sale_unit = 'BKK01' and code = $1`, [off])
/** Bought every Monday for three weeks, so that it is due on the test day; shortly after midnight in Bangkok. */
async function boughtWeekly(code: string, options: Parameters<typeof bought>[2] = {}) {
  for (const day of ['2026-10-26', '2026-11-02', '2026-11-09'])
    await bought(day, [code], { quantity: 6, time: '00:30', ...options })
}

test('only what this shop bought for money, got, and can still buy is suggested, by the days of Bangkok', async () => {
  await boughtWeekly(own)
  await boughtWeekly(others, { customerCode: 'C0002' })
  await boughtWeekly(cancelled, { status: 'SO Cancel' })
  await boughtWeekly(given, { free: true })
  await boughtWeekly(redeemed, { pointsMode: true })
  await boughtWeekly(off)
  const { body } = await ask('api/cart/suggested', { method: 'GET', token: await tokenFor(me) })
  expect(body.items).toEqual([
    { productCode: own, unit: 1, quantity: 6, everyDays: 7, lastOn: '2026-11-09', dueOn: '2026-11-16' },
  ])
})

test('never more is suggested than there is', async () => {
  const suggest = async (available: number) => {
    await rows(`update stock set on_hand = reserved + $2 where sale_unit = 'BKK01' and product_code = $1`, [
      own,
      available,
    ])
    return (await ask('api/cart/suggested', { method: 'GET', token: await tokenFor(me) })).body.items
  }
  expect(await suggest(4)).toMatchObject([{ productCode: own, quantity: 4 }])
  expect(await suggest(0)).toEqual([])
})

test('a barcode means the goods of one’s own centre, and only there', async () => {
  const [here = '', there = ''] = [
    await findProductCodes('BKK01', 1, 2),
    await findProductCodes('NON01', 2, 2),
  ].map((found) => found.at(-1))
  for (const unit of [1, 2, 3]) {
    await rows(`update products set barcode${unit} = null where barcode${unit} like '99999%'`)
    await rows(`update products set barcode${unit} = $2 where sale_unit = 'NON01' and code = $1`, [
      there,
      `9999900${unit}`,
    ])
  }
  await rows(`update products set barcode2 = '88888002' where sale_unit = 'BKK01' and code = $1`, [here])
  const request = {
    rows: ['99999001', '99999002', '99999003', '88888002'].map((code) => ({ code, quantity: 1 })),
  }
  const outcomes = async (who: TestCaller) =>
    (await ask('api/cart/quick-order', { token: await tokenFor(who), body: request })).body.rows.map(
      ({ productCode, unit }: { productCode: string; unit: number }) => [productCode, productCode && unit],
    )
  expect(await outcomes(me)).toEqual([
    ['', ''],
    ['', ''],
    ['', ''],
    [here, 2],
  ])
  const away = await outcomes({ ...me, saleUnit: 'NON01' })
  expect(away.slice(0, 2)).toEqual([
    [there, 1],
    [there, 2],
  ])
  expect(away[3]).toEqual(['', ''])
})
