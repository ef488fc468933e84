import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { testPromotions } from '#checks/tools/test-promotions.ts'

const api = await testApi()
const { ask, tokenFor } = api
const { rows, findProductCodes, bodyFor, place, bought } = testOrdering(api)
const { addPromotion } = testPromotions(api)
const me = callers.customer
const token = await tokenFor(me)
const codes = await findProductCodes('BKK01', 8)
const [known = ''] = codes
const [gift = ''] = (await findProductCodes('BKK01', 9)).slice(8)
const mondays = ['2026-10-26', '2026-11-02', '2026-11-09'] as const

// Nothing but the goods themselves decides.
await rows('update delivery_areas set minimum = 0')
await rows(
  `insert into settings (sale_unit, key, value, changed_by) values ('BKK01', 'MINIMUM_ORDER', '0', 'test')
   on conflict (sale_unit, key) do update set value = excluded.value`,
)
// One that has ended, one with more of the same, one whose gift is sold out, and one that cannot be read.
await addPromotion('ENDED', { sale: codes.slice(0, 2), to: '2026-11-15', gives: 5000 })
await addPromotion('SAME', { sale: codes.slice(1, 3), free: codes.slice(1, 3), type: 3, buy: 2, gives: 1 })
await addPromotion('GONE', { sale: codes.slice(3, 5), free: [gift], type: 3, buy: 1, gives: 1 })
await addPromotion('STRANGE', { sale: codes.slice(5, 6) })
await rows(`update promotion_tiers set discount_type = 'Unknown' where promotion_id = 'STRANGE'`)
await rows(`update stock set on_hand = reserved where sale_unit = 'BKK01' and product_code = $1`, [gift])

/** Mostly as usual, so that a product seldom has more than one fault. */
const often = <T>(usual: T, ...others: T[]) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) })
type Prices = [number, number | null, number | null]
const product = fc.record({
  active: often(true, false),
  material: often('FG', 'Point', 'DeliveryFee'),
  licensed: often(false, true),
  counted: often(true, false),
  available: fc.oneof(
    { weight: 1, arbitrary: fc.constant(0) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 60 }) },
    { weight: 4, arbitrary: fc.constant(200_000) },
  ),
  rates: fc.constantFrom([24, 6, 1], [12, 1, 0], [1, 0, 0], [10, 3, 0], [5000, 1, 0]),
  prices: often<Prices>(
    [12_000, 3_500, 700],
    [12_000, null, null],
    [0, null, null],
    [12_000, 0, 700],
    [12_000, 3_500, 0],
  ),
  own: often<'none' | 'same' | 'zero'>('none', 'same', 'zero'),
  listed: often(true, false),
  bought: fc.record({
    rate: fc.constantFrom(24, 12, 10, 6, 5, 1),
    unit: fc.constantFrom(1, 2, 3),
    quantity: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(9_999, 2_500)),
    times: fc.constantFrom(0, 3, 3, 3),
    elsewhere: often(false, true),
  }),
})
type Product = typeof product extends fc.Arbitrary<infer Value> ? Value : never

async function make(code: string, { rates, prices, own, ...is }: Product): Promise<void> {
  const key = ['BKK01', code]
  const [one = 1, two = 0, three = 0] = rates
  await rows(
    `update products set active = $3, material_type = $4, needs_licence = $5, stock_controlled = $6,
       unit1_rate = $7, unit2_rate = $8, unit3_rate = $9 where sale_unit = $1 and code = $2`,
    [...key, is.active, is.material, is.licensed, is.counted, one, two, three],
  )
  await rows('delete from product_prices where sale_unit = $1 and product_code = $2', key)
  const levels = [
    ...(is.listed ? [[1, ...prices]] : []),
    ...(own === 'none' ? [] : [[2, ...(own === 'same' ? prices : [0, null, null])]]),
  ]
  for (const level of levels)
    await rows(
      `insert into product_prices (sale_unit, product_code, level, unit1_price, unit2_price, unit3_price, unit1_type, unit2_type, unit3_type)
       values ($1, $2, $3, $4, $5, $6, 1, 1, 1)`,
      [...key, ...level],
    )
  const { times, rate, unit, quantity, elsewhere } = is.bought
  for (const day of mondays.slice(0, times)) {
    const number = await bought(day, [code], { saleUnit: elsewhere ? 'NON01' : 'BKK01', quantity })
    await rows('update order_lines set unit = $2, rate = $3 where order_number = $1', [number, unit, rate])
  }
}

const leave = (code: string, units: number) =>
  rows(`update stock set on_hand = reserved + $2 where sale_unit = 'BKK01' and product_code = $1`, [
    code,
    units,
  ])

/** No orders but those to come, and two products that shops alike buy besides a regular one. */
async function forget(): Promise<void> {
  await rows('delete from order_advice')
  await rows(`delete from orders where number like 'PAST%'`)
  // An order for points is no advice.
  await rows('update orders set points_mode = true where not points_mode')
  const alike = {
    shops: 9,
    products: { [known]: { shops: 8, besides: codes.slice(1, 3).map((code) => [code, 6]) } },
  }
  await rows(
    `insert into order_advice_alike (sale_unit, store_type, day, alike)
     select 'BKK01', store_type, '2026-11-16', $1 from customers where sale_unit = 'BKK01' and code = $2
     on conflict (sale_unit, store_type) do update set alike = excluded.alike`,
    [JSON.stringify(alike), me.customerCode],
  )
}

test('whatever the catalogue has become, every advised line is one that an order takes as it is', {
  timeout: 240_000,
}, async () => {
  const figures = { advised: 0 }
  await fc.assert(
    fc.asyncProperty(fc.tuple(...codes.map(() => product)), async (products) => {
      await forget()
      for (const [at, code] of codes.entries()) if (products[at]) await make(code, products[at])
      const refill = async () => {
        for (const [at, code] of codes.entries()) await leave(code, products[at]?.available ?? 0)
      }
      await refill()
      const { items } = (await ask('api/orders/advice', { method: 'GET', token })).body
      type Item = { productCode: string; unit: number; quantity: number }
      const lineOf = ({ productCode, unit, quantity }: Item) => ({
        P_Code: productCode,
        [`qty${unit}`]: quantity,
      })
      for (const item of items) {
        const answer = await place(token, await bodyFor(token, me, { lines: [lineOf(item)] }))
        expect({ item, status: answer.status, why: answer.body.Code }).toEqual({ item, status: 200 })
        figures.advised++
        await refill()
      }
      if (items.length === 0) return
      const whole = await place(token, await bodyFor(token, me, { lines: items.map(lineOf) }))
      expect({ items, status: whole.status, why: whole.body.Code }).toEqual({ items, status: 200 })
    }),
    { numRuns: 30 },
  )
  // What is never advised is never refused.
  expect(figures.advised).toBeGreaterThan(60)
})
