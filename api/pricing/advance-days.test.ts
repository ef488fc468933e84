import { describe, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

let now = testNow
const api = await testApi({ now: () => now })
const { ask, tokenFor } = api
const { rows, findProductCodes } = testOrdering(api)
const me = callers.customer
const [product = '', later = ''] = await findProductCodes('BKK01', 2)
const [{ level = 0 } = {}] = await rows<{ level: number }>(
  `select t.price_level as level from customers c join customer_types t on t.sale_unit = c.sale_unit and t.code = c.customer_type
   where c.sale_unit = 'BKK01' and c.code = 'C0001'`,
)
const addWindow = (code: string, from: string, to: string, satang: number, atLevel = level) =>
  rows(
    `insert into advance_prices (sale_unit, product_code, starts_on, ends_on, level, unit1_price, unit1_type) values ('BKK01', $1, $2, $3, $4, $5, 1)`,
    [code, from, to, atLevel, satang],
  )
await addWindow(product, '2026-11-16', '2026-11-17', 77_700)
await addWindow(product, '2026-11-16', '2026-11-30', 11_100, level + 1)
await addWindow(later, '2026-11-17', '2026-11-20', 88_800)
await addWindow(later, '2026-11-25', '2026-11-30', 99_900)
await addWindow(later, '2026-11-17', '2026-12-30', 22_200, level + 1)

/** The price on the product page, on its card and in the cart, which must be equal. */
async function priceOf(code: string): Promise<number> {
  const token = await tokenFor(me)
  const page = (await ask(`api/products/item/${code}`, { method: 'GET', token })).body
  const [card] = (await ask('api/products/items', { token, body: { ProductIds: [code] } })).body
  const cart = (await ask('api/cart/facts', { token, body: { lines: [{ P_Code: code, qty1: 1 }] } })).body
  const price = cart.toPrice.lines[0].product.units[0].price
  expect([page.Product.SalesPrice1, card.SalesPrice1]).toEqual([price / 100, price / 100])
  expect(page.Product.IsProductAdvancePrice).toBe(cart.toPrice.lines[0].product.basis === 'advance')
  return price
}

describe('an advance price', () => {
  test('counts from the first second of its first day in Bangkok to the last of its last, at the buyer’s level', async () => {
    const prices: number[] = []
    for (const moment of [
      '2026-11-15T23:59:59',
      '2026-11-16T00:00:00',
      '2026-11-17T23:59:59',
      '2026-11-18T00:00:00',
    ]) {
      now = new Date(`${moment}+07:00`)
      prices.push(await priceOf(product))
    }
    const [usual] = prices
    expect(usual).not.toBe(77_700)
    expect(prices).toEqual([usual, 77_700, 77_700, usual])
  })

  test('is shown on the product’s page until its last day, and not after', async () => {
    const windows = async (moment: string) => {
      now = new Date(moment)
      const { body } = await ask(`api/products/item/${later}`, { method: 'GET', token: await tokenFor(me) })
      return body.AdvancePrices.map(({ DateStart, IsCurrent }: { DateStart: string; IsCurrent: boolean }) => [
        DateStart.slice(0, 10),
        IsCurrent,
      ])
    }
    expect(await windows('2026-11-16T23:59:59+07:00')).toEqual([
      ['2026-11-17', false],
      ['2026-11-25', false],
    ])
    expect(await windows('2026-11-20T23:59:59+07:00')).toEqual([
      ['2026-11-17', true],
      ['2026-11-25', false],
    ])
    expect(await windows('2026-11-21T00:00:00+07:00')).toEqual([['2026-11-25', false]])
    expect(await windows('2026-12-01T00:00:00+07:00')).toEqual([])
  })
})

describe('an advance order', () => {
  const coming = async (moment: string) => {
    now = new Date(moment)
    const body = { kind: 'advance', lines: [{ P_Code: later, qty1: 1 }] }
    const { windows } = (await ask('api/cart/facts', { token: await tokenFor(me), body })).body
    return windows.map(
      ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) => `${startsOn} ${endsOn}`,
    )
  }

  test('is for the nearest window that has not begun, at the buyer’s level: what begins today is bought today', async () => {
    expect(await coming('2026-11-16T23:59:59+07:00')).toEqual(['2026-11-17 2026-11-20'])
    expect(await coming('2026-11-17T00:00:00+07:00')).toEqual(['2026-11-25 2026-11-30'])
    expect(await coming('2026-11-24T23:59:59+07:00')).toEqual(['2026-11-25 2026-11-30'])
    expect(await coming('2026-11-25T00:00:00+07:00')).toEqual([])
  })

  test('comes on the days of its window only, the first and the last included', async () => {
    now = testNow
    const { body } = await ask('api/checkout/options', {
      token: await tokenFor(me),
      body: { kind: 'advance', productCodes: [later] },
    })
    const days: string[] = body.days.map(({ day }: { day: string }) => day)
    expect([days[0], days.at(-1)]).toEqual(['2026-11-17', '2026-11-20'])
  })
})
