import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { mostCartLines } from '#shop/cart/cart.ts'

// A moving clock: of two changes at the same time the larger quantity would win.
let clock = testNow.getTime()
const api = await testApi({ now: () => new Date(++clock) })
const { ask, tokenFor, pool } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const [sample = ''] = await findProductCodes('BKK01')
const made = 12_000
await pool.query(
  `insert into products select (jsonb_populate_record(p, jsonb_build_object('code', 'MANY' || i, 'barcode1', null))).*
   from products p, generate_series(1, $2::int) i where p.sale_unit = 'BKK01' and p.code = $1`,
  [sample, made],
)
await pool.query('delete from cart_lines')
const productCode = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `MANY${from + at}`)
const linesOf = (codes: readonly string[], qty1 = 1) => codes.map((P_Code) => ({ P_Code, qty1 }))

type CartAnswer = { lines: { P_Code: string; qty1: number }[]; leftOut: string[] }
async function cartOf(customerCode: string) {
  const token = await tokenFor({ ...callers.customer, customerCode })
  const exchange = async (path: string, body: object) => {
    const answer = await ask(path, { token, body })
    expect(answer.status).toBe(200)
    return { ...(answer.body as CartAnswer), bytes: JSON.stringify(answer.body).length }
  }
  return {
    token,
    sync: (lines: object[], more: object = {}) => exchange('api/cart/sync', { lines, ...more }),
    read: () => exchange('api/cart/read', {}),
  }
}
const visibleCodes = ({ lines }: CartAnswer) =>
  lines.filter(({ qty1 }) => qty1 > 0).map(({ P_Code }) => P_Code)
const storedRows = async (customerCode: string) =>
  (await rows(`select from cart_lines where sale_unit = 'BKK01' and customer_code = $1`, [customerCode]))
    .length
/** 300 lines with full product data; 12,000 lines made 18.7 MB. */
const mostBytes = 1_500_000

test('a cart sent twelve thousand lines keeps three hundred, and its answers stay small', {
  timeout: 120_000,
}, async () => {
  const { sync, read } = await cartOf('C0001')
  const parts = Array.from({ length: made / 300 }, (_, part) => productCode(1 + part * 300, 300))
  let leftOut = 0
  for (const part of parts) {
    const exchange = await sync(linesOf(part))
    expect(exchange.bytes).toBeLessThan(mostBytes)
    leftOut += exchange.leftOut.length
  }
  expect(leftOut).toBe(made - mostCartLines)
  const whole = await read()
  expect(visibleCodes(whole)).toHaveLength(mostCartLines)
  expect(whole.bytes).toBeLessThan(mostBytes)

  for (const part of parts) expect((await sync(linesOf(part, 0))).bytes).toBeLessThan(mostBytes)
  expect(visibleCodes(await read())).toEqual([])
  expect(await storedRows('C0001')).toBeLessThanOrEqual(2 * mostCartLines)
})

test('devices that write at once do not fill a cart past its end', { timeout: 60_000 }, async () => {
  const { sync, read } = await cartOf('C0002')
  const exchange = await Promise.all(
    [0, 1, 2, 3, 4, 5, 6, 7].map((device) => sync(linesOf(productCode(1 + device * 100, 100)))),
  )
  expect(visibleCodes(await read())).toHaveLength(mostCartLines)
  expect(exchange.flatMap(({ leftOut }) => leftOut)).toHaveLength(800 - mostCartLines)
})

test('lines of a full cart still change, and one that leaves makes room', { timeout: 60_000 }, async () => {
  const { sync, read } = await cartOf('C0005')
  await sync(linesOf(productCode(1, 300)))
  expect((await sync([{ P_Code: 'MANY1', qty1: 7 }])).lines).toContainEqual(
    expect.objectContaining({ P_Code: 'MANY1', qty1: 7 }),
  )
  expect((await sync([{ P_Code: 'MANY301', qty1: 1 }])).leftOut).toEqual(['MANY301'])
  const changed = await sync([
    { P_Code: 'MANY301', qty1: 1 },
    { P_Code: 'MANY2', qty1: 0 },
  ])
  expect(changed.leftOut).toEqual([])
  expect(visibleCodes(await read())).toEqual(expect.arrayContaining(['MANY1', 'MANY301']))
  expect(visibleCodes(await read())).not.toContain('MANY2')
})

test('a guest’s cart moves in as far as there is room, and what did not fit is told', {
  timeout: 60_000,
}, async () => {
  const { sync, read } = await cartOf('C0006')
  await sync(linesOf(productCode(1, 298)))
  const moved = await sync(linesOf(productCode(297, 6), 9), { from: 'guest' })
  expect(moved.leftOut).toEqual(['MANY301', 'MANY302'])
  const stored = await read()
  expect(visibleCodes(stored)).toHaveLength(mostCartLines)
  expect(stored.lines).toContainEqual(expect.objectContaining({ P_Code: 'MANY297', qty1: 9 }))
})

test('buying again says what the cart has no room for', { timeout: 60_000 }, async () => {
  const { sync, token } = await cartOf('C0007')
  const expected = await findProductCodes('BKK01', 2)
  const body = await bodyFor(
    token,
    { saleUnit: 'BKK01', customerCode: 'C0007' },
    { lines: linesOf(expected, 60) },
  )
  const { orderNumber } = (await place(token, body)).body
  await sync(linesOf(productCode(1, 299)))
  const again = (await ask('api/orders/buy-again', { token, body: { orderNumber } })).body
  expect(again.added).toMatchObject([{ productCode: expected[0] }])
  expect(again.missing).toMatchObject([{ productCode: expected[1], why: 'full' }])
})
