import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'

const { ask, tokenFor, pool } = await testApi()
const token = await tokenFor(callers.customer)
type Wire = { P_Code: string; SalesPrice1: number; UNIT1RATE: number; Option1: number; matype: string }
type Row = {
  code: string
  h1: string
  h2: string
  name_th: string
  points_per_unit: number
  highlight: string
}

const items = async (body: object, who = token): Promise<Wire[]> =>
  (await ask('api/products/items', { token: who, body })).body
const codes = async (body: object, who = token) => (await items(body, who)).map(({ P_Code }) => P_Code)
const own = (body: object = {}) => codes({ UseOwnBestSeller: true, Take: 100, ...body })

// Some products that C0001 ordered can be redeemed with points, and some are hot deals.
const all = await own()
await pool.query(`update products set points_per_unit = 5 where sale_unit = 'BKK01' and code = any($1)`, [
  all.slice(2, 5),
])
await pool.query(`update products set highlight = 'HOTDEAL' where sale_unit = 'BKK01' and code = any($1)`, [
  all.slice(1, 3),
])
const { rows } = await pool.query<Row>(
  `select code, h1, h2, name_th, points_per_unit, highlight from products where sale_unit = 'BKK01'`,
)
const productCodes = new Map(rows.map((row) => [row.code, row]))
const among = (fits: (row: Row) => boolean) => all.filter((code) => fits(productCodes.get(code) as Row))
const first = productCodes.get(all[0] ?? '') as Row

test('one’s own best sellers are narrowed by every other wish, and keep their order', async () => {
  expect(all.length).toBeGreaterThan(12)
  expect(await own({ Hierarchy1: first.h1 })).toEqual(among(({ h1 }) => h1 === first.h1))
  expect(await own({ Hierarchy1: first.h1, Hierarchy2: first.h2 })).toEqual(
    among(({ h2 }) => h2 === first.h2),
  )
  expect(await own({ Point: true })).toEqual(among(({ points_per_unit }) => points_per_unit > 0))
  expect(await own({ HighlightStatus: 'HOTDEAL' })).toEqual(among(({ highlight }) => highlight === 'HOTDEAL'))
  expect(await own({ ProductIds: [all[3], all[1], '9001'] })).toEqual([all[1], all[3]])
  expect(await own({ Mattype: 'FG' })).toEqual(all)
  expect(await own({ Mattype: 'NONE' })).toEqual([])
  const promoted = new Set(await codes({ OnlyPromotionProduct: true, Take: 100, ProductIds: all }))
  expect(promoted.size).toBeGreaterThan(0)
  expect(await own({ OnlyPromotionProduct: true })).toEqual(all.filter((code) => promoted.has(code)))
})

test('they are searched, and sorted by price', async () => {
  expect(await own({ SearchText: 'zzzzqqq' })).toEqual([])
  expect(await own({ SearchText: first.code })).toEqual([first.code])
  const named = await own({ SearchText: first.name_th })
  expect(named[0]).toBe(first.code)
  expect(named.every((code) => all.includes(code))).toBe(true)
  expect(await own({ SearchText: first.name_th, ProductIds: [all[1]] })).toEqual([])
  for (const direction of ['asc', 'desc'] as const) {
    expect(await own({ SortByPrice: direction })).toEqual(
      await codes({ ProductIds: all, SortByPrice: direction, Take: 100 }),
    )
  }
})

test('pages follow each other, and end', async () => {
  const paged = [await own({ Take: 5 }), await own({ Take: 5, Skip: 5 }), await own({ Take: 100, Skip: 10 })]
  expect(paged.flat()).toEqual(all)
  expect(await own({ Skip: all.length })).toEqual([])
})

test('what one shop orders is never told to another that sees the same goods', async () => {
  await pool.query(`update customers c set customer_type = o.customer_type, store_type = o.store_type, has_licence = o.has_licence
    from customers o where c.sale_unit = 'BKK01' and c.code = 'C0002' and o.sale_unit = 'BKK01' and o.code = 'C0001'`)
  const neighbour = await tokenFor({ ...callers.customer, customerCode: 'C0002' })
  const query = { UseOwnBestSeller: true, Take: 100, Hierarchy1: first.h1 }
  const [mine, theirs] = [await codes(query), await codes(query, neighbour)]
  expect(theirs).not.toEqual(mine)
  expect([await codes(query), await codes(query, neighbour)]).toEqual([mine, theirs])
})

test('a shop that ordered nothing is shown the best sellers of its centre, on every page', async () => {
  await pool.query(
    `update orders set customer_code = 'C0001' where sale_unit = 'BKK01' and customer_code = 'C0005'`,
  )
  const newcomer = await tokenFor({ ...callers.customer, customerCode: 'C0005' })
  for (const Skip of [0, 12]) {
    const found = await codes({ UseOwnBestSeller: true, Skip }, newcomer)
    expect(found).toHaveLength(12)
    expect(found).toEqual(await codes({ Skip }, newcomer))
  }
})
