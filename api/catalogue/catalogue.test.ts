import { describe, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'

const { ask, tokenFor, pool } = await testApi()
const guest = await tokenFor(callers.guest)
const customer = await tokenFor(callers.customer)
type Wire = { P_Code: string; [field: string]: unknown }
const items = async (body: object, token = guest): Promise<Wire[]> =>
  (await ask('api/products/items', { token, body })).body
const codes = (products: Wire[]) => products.map((product) => product.P_Code)

describe('api/products/items', () => {
  test('answers twelve a page, the most popular first, without overlap', async () => {
    const [first, second] = [await items({}), await items({ Skip: 12 })]
    const { rows } = await pool.query(
      `select code from products where sale_unit = 'BKK01' and active and not needs_licence and material_type = 'FG' order by popularity desc, code limit 24`,
    )
    expect([...codes(first), ...codes(second)]).toEqual(rows.map((row) => row.code))
  })

  test('an empty page ends the list', async () => {
    expect(await items({ Skip: 100_000 })).toEqual([])
  })

  test('never shows delivery fees, points, switched-off goods or another centre’s', async () => {
    const all = (await Promise.all([0, 1, 2, 3].map((page) => items({ Take: 100, Skip: page * 100 })))).flat()
    const { rows } = await pool.query(
      `select code from products where sale_unit = 'BKK01' and active and material_type not in ('DeliveryFee', 'Point', 'GivePoint') and not needs_licence`,
    )
    expect(codes(all).sort()).toEqual(rows.map((row) => row.code).sort())
    expect(all.length).toBeGreaterThan(240)
  })

  test('a product that needs a licence shows only to who has one', async () => {
    const { rows } = await pool.query(`select code from products where sale_unit = 'BKK01' and needs_licence`)
    const licensed = rows[0].code
    expect(await items({ ProductIds: [licensed] })).toEqual([])
    await pool.query(`update customers set has_licence = true where sale_unit = 'BKK01' and code = 'C0001'`)
    expect(codes(await items({ ProductIds: [licensed] }, customer))).toEqual([licensed])
  })

  test('prices are the caller’s own: a guest pays the list price, a customer their level’s', async () => {
    const { rows } = await pool.query(
      `select l.product_code as code, l.unit1_price as list, o.unit1_price as own from product_prices l
       join product_prices o on o.sale_unit = l.sale_unit and o.product_code = l.product_code and o.level = 2
       join products p on p.sale_unit = l.sale_unit and p.code = l.product_code and p.active and not p.needs_licence
       where l.sale_unit = 'BKK01' and l.level = 1 and l.unit1_price <> o.unit1_price
         and not exists (select from advance_prices a where a.sale_unit = l.sale_unit and a.product_code = l.product_code) limit 1`,
    )
    const { code, list, own } = rows[0]
    const [[asGuest], [asCustomer]] = [
      await items({ ProductIds: [code] }),
      await items({ ProductIds: [code] }, customer),
    ]
    expect(asGuest).toMatchObject({ SalesPrice1: list / 100, StandardPrice1: list / 100 })
    expect(asCustomer).toMatchObject({ SalesPrice1: own / 100, StandardPrice1: list / 100 })
  })

  test('a promotion that needs no threshold crosses out the price it replaces, of every unit and with VAT', async () => {
    const [product] = await items({ PromotionId: 'PR008', Take: 1 }, customer)
    const { rows } = await pool.query(
      `select unit1_price as own from product_prices where sale_unit = 'BKK01' and level = 2 and product_code = $1`,
      [product?.P_Code],
    )
    const [{ own }] = rows
    expect(product).toMatchObject({
      SalesPrice1: (own - Math.round(own * 0.05)) / 100,
      PriceBefore1: own / 100,
    })
    for (const position of [1, 2, 3].filter((one) => Number(product?.[`UNIT${one}RATE`]) > 0)) {
      const [now, before] = [
        Number(product?.[`PriceInVat${position}`]),
        Number(product?.[`PriceBefore${position}`]),
      ]
      expect(now / before).toBeCloseTo(0.95, 2)
    }
    const [plain] = await items({ ProductIds: ['1118'] }, customer)
    expect(plain).toMatchObject({ PriceBefore1: null })
  })

  test('a current advance price replaces the normal one', async () => {
    const { rows } = await pool.query(
      `select product_code as code, unit1_price as price from advance_prices where sale_unit = 'BKK01' and level = 1 and starts_on <= '2026-11-16' and ends_on >= '2026-11-16' limit 1`,
    )
    expect((await items({ ProductIds: [rows[0].code] }))[0]).toMatchObject({
      IsProductAdvancePrice: true,
      SalesPrice1: rows[0].price / 100,
    })
  })

  test('a blank unit price is derived from unit 1 by the ratio of rates', async () => {
    // In a centre without earlier requests, since responses are cached for a moment.
    const elsewhere = await tokenFor({ ...callers.guest, saleUnit: 'NON01' })
    const { rows } = await pool.query(
      `select code, unit1_rate, unit2_rate from products where sale_unit = 'NON01' and active and unit2_rate > 0 and not needs_licence order by code limit 1`,
    )
    const { code, unit1_rate, unit2_rate } = rows[0]
    await pool.query(
      `update product_prices set unit1_price = 10000, unit2_price = null where sale_unit = 'NON01' and product_code = $1`,
      [code],
    )
    expect((await items({ ProductIds: [code] }, elsewhere))[0]?.StandardPrice2).toBe(
      Math.round((10_000 * unit2_rate) / unit1_rate) / 100,
    )
  })

  test('narrows by category, highlight, display group, text, code and barcode', async () => {
    const { rows } = await pool.query(
      `select h1, h2, barcode1, code, name_th from products where sale_unit = 'BKK01' and active and not needs_licence and barcode1 is not null order by popularity desc limit 1`,
    )
    const { h1, h2, barcode1, code, name_th } = rows[0]
    const inCategory = await items({ Hierarchy1: h1, Hierarchy2: h2, Take: 100 })
    const { rows: counted } = await pool.query(
      `select count(*)::int as n from products where sale_unit = 'BKK01' and active and not needs_licence and h1 = $1 and h2 = $2`,
      [h1, h2],
    )
    expect(inCategory).toHaveLength(Math.min(100, counted[0].n))
    for (const product of await items({ HighlightStatus: 'HOTDEAL' }))
      expect(product.HighlightStatus).toBe('HOTDEAL')
    expect(codes(await items({ SearchText: barcode1 }))).toEqual([code])
    expect(codes(await items({ SearchText: name_th }))).toContain(code)
    const { rows: group } = await pool.query(
      `update display_group_products set position = 1000 - abs(hashtext(product_code)) % 900 where sale_unit = 'BKK01'
         and group_id = (select min(group_id) from display_group_products where sale_unit = 'BKK01') returning group_id, product_code as code, position`,
    )
    const placed = group.toSorted((a, b) => a.position - b.position || (a.code < b.code ? -1 : 1))
    const found = codes(await items({ DisplayGroupId: group[0].group_id, Take: 100 }))
    expect(found.length).toBeGreaterThan(1)
    // In the order that the centre gave it.
    expect(found).toEqual(placed.map(({ code }) => code).filter((code) => found.includes(code)))
  })

  test('text is text: signs of the pattern language find nothing more', async () => {
    for (const product of await items({ SearchText: '%' }))
      expect(`${product.PRODUCTNAME}${product.PRODUCTNAME_EN}`).toContain('%')
    expect(await items({ SearchText: '_______' })).toEqual([])
    expect((await items({ SearchText: "'; drop table products; --" })).length).toBe(0)
    expect((await items({})).length).toBe(12)
  })

  test('sorts by price per piece', async () => {
    const prices = (await items({ SortByPrice: 'asc', Take: 30 })).map(
      (product) => (product.StandardPrice1 as number) / (product.UNIT1RATE as number),
    )
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })

  test('shows the promotions that speak to the caller, and only those', async () => {
    const promoted = await items({ OnlyPromotionProduct: true, Take: 100 })
    expect(promoted.length).toBeGreaterThan(0)
    for (const product of promoted) expect((product.promotionproduct as unknown[]).length).toBeGreaterThan(0)
  })

  test('a customer code or centre that is not the token’s is refused', async () => {
    expect((await ask('api/products/items', { token: customer, body: { CustomerId: 'C0002' } })).status).toBe(
      403,
    )
    expect((await ask('api/products/items', { token: customer, body: { SaleUnit: 'CNX01' } })).status).toBe(
      403,
    )
    expect(
      (await ask('api/products/items', { token: customer, body: { SaleUnit: 'BKK01', CustomerId: 'C0001' } }))
        .status,
    ).toBe(200)
  })
})

test('categories name their parents', async () => {
  const { body } = await ask('GET_MASTER_DATA/GET_HIERARCHY_ALL', {
    token: guest,
    body: { withPic: true, hierarchy5: true, hierarchy4: true },
  })
  const categories = body.categories as {
    level: number
    code: string
    image: string | null
    [parent: `h${number}`]: string
  }[]
  expect(new Set(categories.map(({ level }) => level))).toEqual(new Set([1, 2, 3, 4, 5]))
  for (const category of categories.filter(({ level }) => level > 1)) {
    const parent = categories.find(
      ({ level, code }) => level === category.level - 1 && code === category[`h${category.level - 1}`],
    )
    expect(parent, category.code).toBeDefined()
  }
  expect(categories.filter(({ level }) => level === 1).every(({ image }) => image)).toBe(true)
})

test('banners are the ones running today', async () => {
  await pool.query(
    `update contents set ends_on = '2026-11-15', starts_on = '2026-11-01' where sale_unit = 'BKK01' and id = (select min(id) from contents where sale_unit = 'BKK01' and kind = 'B')`,
  )
  const { body } = await ask('GET_MASTER_DATA/GET_WHATSNEW', { token: guest })
  const { rows } = await pool.query(
    `select count(*)::int as n from contents where sale_unit = 'BKK01' and kind = 'B' and active and starts_on <= '2026-11-16' and (ends_on is null or ends_on >= '2026-11-16')`,
  )
  expect(body).toHaveLength(rows[0].n)
  expect(body.every((row: { NewsType: string }) => row.NewsType === 'B')).toBe(true)
})

describe('the order of prices', () => {
  test('follows a changed price or unit at once, and falls back to the list price where a level has none', async () => {
    const first = async (token: string) => codes(await items({ SortByPrice: 'asc' }, token))[0]
    const piece = async () =>
      (
        await pool.query(
          `select level, piece_price::int as piece from product_prices where sale_unit = 'BKK01' and product_code = '1113' order by level`,
        )
      ).rows
    await pool.query(
      `update product_prices set unit1_price = 7 where sale_unit = 'BKK01' and product_code = '1113'`,
    )
    const changed = () => pool.query(`select products_changed_1('BKK01', array['1113'])`)
    await pool.query(`update products set unit1_rate = 7 where sale_unit = 'BKK01' and code = '1113'`)
    await changed()
    expect((await piece()).map((row) => row.piece)).toEqual([1_000, 1_000, 1_000, 1_000, 1_000])
    expect(await first(guest)).toBe('1113')
    await pool.query(
      `delete from product_prices where sale_unit = 'BKK01' and product_code = '1113' and level = 2`,
    )
    expect(await first(customer)).toBe('1113')
    await pool.query(
      `insert into product_prices (sale_unit, product_code, level, unit1_price, unit1_type) values ('BKK01', '1113', 2, 14, 1)`,
    )
    await changed()
    expect((await piece())[1]?.piece).toBe(2_000)
  })
})
