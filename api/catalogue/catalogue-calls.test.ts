import { describe, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'

const { ask, tokenFor, pool } = await testApi()
const guest = await tokenFor(callers.guest)
const customer = await tokenFor(callers.customer)
type Wire = { P_Code: string; [field: string]: unknown }
const codes = (products: Wire[]) => products.map((product) => product.P_Code)
const get = async (path: string, token = customer) => ask(path, { method: 'GET', token })
const one = async (sql: string, ...values: unknown[]) => (await pool.query(sql, values)).rows[0]
const licensed = (await one(`select code from products where sale_unit = 'BKK01' and needs_licence limit 1`))
  .code

describe('api/products/item/{code}', () => {
  test('tells all of one product: words, barcodes, categories from the department down', async () => {
    const row = await one(
      `select * from products where sale_unit = 'BKK01' and active and not needs_licence and unit3_rate > 0 and barcode3 is not null limit 1`,
    )
    const { body } = await get(`api/products/item/${row.code}`)
    expect(body.Product).toMatchObject({ P_Code: row.code, PRODUCTNAME: row.name_th, Pictures: row.pictures })
    expect(body).toMatchObject({
      P_Description: row.description_th,
      P_Description_EN: row.description_en,
      NeedsLicence: false,
    })
    expect(body.Barcodes).toEqual([1, 2, 3].map((Unit) => ({ Unit, Barcode: row[`barcode${Unit}`] })))
    expect(body.Hierarchy.map((step: { code: string }) => step.code)).toEqual([
      row.h1,
      row.h2,
      row.h3,
      row.h4,
      row.h5,
    ])
  })

  test('tells promotions with their tiers, and names what is given', async () => {
    const row = await one(
      `select g.product_code as code from promotion_products g join promotions p on p.sale_unit = g.sale_unit and p.id = g.promotion_id
       where g.sale_unit = 'BKK01' and g.side = 'sale' and p.type = 3 and p.enabled and p.all_customers and not p.needs_coupon and p.weekdays = 127
         and p.starts_on <= '2026-11-16' and p.ends_on >= '2026-11-16' limit 1`,
    )
    const { body } = await get(`api/products/item/${row.code}`)
    const given = body.Promotions.find(
      (listed: { Promotion: { PromotionType: number } }) => listed.Promotion.PromotionType === 3,
    )
    expect(given.Promotion.PromotionDetail[0]).toMatchObject({
      PromotionLn: 1,
      FreeNumber: expect.any(Number),
    })
    expect(given.FreeProducts[0]).toMatchObject({
      PRODUCTNAME: expect.stringMatching(/./),
      UNITNAME: expect.stringMatching(/./),
    })
  })

  test('tells current and coming advance prices in the buyer’s level, blanks derived', async () => {
    const row = await one(
      `update advance_prices a set unit2_price = null from products p
       where p.sale_unit = a.sale_unit and p.code = a.product_code and p.unit2_rate > 0
         and a.sale_unit = 'BKK01' and a.level = 2 and a.starts_on > '2026-11-16'
       returning a.product_code as code, a.unit1_price, p.unit1_rate, p.unit2_rate`,
    )
    const { body } = await get(`api/products/item/${row.code}`)
    expect(body.AdvancePrices).toHaveLength(1)
    expect(body.AdvancePrices[0].IsCurrent).toBe(false)
    expect(body.AdvancePrices[0].Units[0]).toMatchObject({ Unit: 1, Price: row.unit1_price / 100 })
    expect(body.AdvancePrices[0].Units[1].Price).toBe(
      Math.round((row.unit1_price * row.unit2_rate) / row.unit1_rate) / 100,
    )
    expect(body.Product.IsProductAdvancePrice).toBe(false)
  })

  test('what is not sold here answers 404 with a sentence: unknown, another centre’s, switched off, unlicensed, a delivery fee', async () => {
    const elsewhere = await one(
      `select code from products h where sale_unit = 'HKT01' and active and not exists (select from products b where b.sale_unit = 'BKK01' and b.code = h.code) limit 1`,
    )
    await pool.query(
      `update products set active = false where sale_unit = 'BKK01' and code = (select max(code) from products where sale_unit = 'BKK01' and material_type = 'FG')`,
    )
    const off = await one(`select code from products where sale_unit = 'BKK01' and not active limit 1`)
    for (const code of ['nothing', elsewhere.code, off.code, licensed, '9001', '%25', `'%20or%201=1`]) {
      const { status, body } = await get(`api/products/item/${code}`, guest)
      expect([status, body.Code], code).toEqual([404, 'catalogue.notSold'])
    }
  })

  test('related goods are of its kind first, and never itself', async () => {
    const row = await one(
      `select code, h2, h3 from products where sale_unit = 'BKK01' and active and not needs_licence and h2 = '1020' limit 1`,
    )
    const { body } = await get(`api/products/item/${row.code}/related`)
    expect(body.length).toBeGreaterThan(3)
    expect(codes(body)).not.toContain(row.code)
    const { rows } = await pool.query(
      `select code, h2, h3 from products where sale_unit = 'BKK01' and code = any($1)`,
      [codes(body)],
    )
    const kinds = codes(body).map((code) => rows.find((found) => found.code === code))
    expect(kinds.every(({ h2 }) => h2 === row.h2)).toBe(true)
    const same = kinds.map(({ h3 }) => h3 === row.h3)
    expect(same).toEqual([...same].sort((a, b) => Number(b) - Number(a)))
  })
})

describe('display groups', () => {
  test('stand in their place and order, with goods only when wanted', async () => {
    const { body } = await get(
      'api/products/display-group/type/EORDER_HOME_PAGE?productsIncluded=true&take=36&productsTake=5',
    )
    const { rows } = await pool.query(
      `select id, name_th from display_groups where sale_unit = 'BKK01' and placement = 'EORDER_HOME_PAGE' order by position, id`,
    )
    expect(body.Data.map(({ Group }: { Group: { Id: number } }) => Group.Id)).toEqual(
      rows.map(({ id }) => id),
    )
    for (const { Group, Products } of body.Data) {
      expect(Group).toMatchObject({
        Name: expect.any(String),
        NameEng: expect.any(String),
        UseTranslateName: true,
      })
      expect(Products.length).toBeGreaterThan(2)
      expect(Products.length).toBeLessThanOrEqual(5)
    }
    const bare = await get('api/products/display-group/type/EORDER_LAYOUT_DRAWER?take=1')
    expect(bare.body.Data).toHaveLength(1)
    expect(bare.body.Data[0].Products).toEqual([])
  })

  test('an unknown place is refused', async () => {
    expect((await get('api/products/display-group/type/NOWHERE')).status).toBe(400)
  })
})

describe('favourites', () => {
  test('are added once, listed newest first, shown in detail and removed', async () => {
    await pool.query(`delete from wishlist where sale_unit = 'BKK01' and customer_code = 'C0001'`)
    const [first, second] = (
      await pool.query(
        `select code from products where sale_unit = 'BKK01' and active and not needs_licence limit 2`,
      )
    ).rows
    const add = (productIds: string[]) =>
      ask('api/Products/favourite/items/add', { token: customer, body: { productIds } })
    expect((await add([first.code, first.code, 'no-such'])).body).toEqual({ productIds: [first.code] })
    expect((await add([second.code, first.code])).body.productIds.toSorted()).toEqual(
      [first.code, second.code].sort(),
    )
    const { body } = await get('api/Products/favourite/items?detail=true')
    expect(codes(body.products)).toEqual(body.productIds)
    expect((await get('api/Products/favourite/items?detail=false')).body.products).toEqual([])
    const removed = await ask('api/Products/favourite/items/remove', {
      token: customer,
      body: { productIds: [first.code] },
    })
    expect(removed.body).toEqual({ productIds: [second.code] })
  })

  test('of two centres do not mix, though the customer and the goods bear the same codes', async () => {
    const [here, there] = [customer, await tokenFor({ ...callers.customer, saleUnit: 'NON01' })]
    const [both, only] = (
      await pool.query(`select b.code from products b join products n on n.sale_unit = 'NON01' and n.code = b.code and n.active and not n.needs_licence
        where b.sale_unit = 'BKK01' and b.active and not b.needs_licence order by 1 limit 2`)
    ).rows.map(({ code }) => code as string)
    await pool.query(`delete from wishlist where customer_code = 'C0001'`)
    const change = async (how: 'add' | 'remove', token: string, ...productIds: (string | undefined)[]) =>
      (
        await ask(`api/Products/favourite/items/${how}`, { token, body: { productIds } })
      ).body.productIds.toSorted()
    const lists = async () =>
      Promise.all(
        [here, there].map(async (token) =>
          (await get('api/Products/favourite/items', token)).body.productIds.toSorted(),
        ),
      )
    expect(await change('add', here, both, only)).toEqual([both, only].sort())
    expect(await lists()).toEqual([[both, only].sort(), []])
    expect(await change('add', there, both)).toEqual([both])
    expect(await change('remove', there, both, only)).toEqual([])
    expect(await lists()).toEqual([[both, only].sort(), []])
    expect(await change('add', there, both)).toEqual([both])
    expect(await change('remove', here, both)).toEqual([only])
    expect(await lists()).toEqual([[only], [both]])
  })

  test('of another customer stay when one removes the same goods', async () => {
    const other = await tokenFor({ ...callers.customer, customerCode: 'C0002' })
    const { code } = await one(
      `select code from products where sale_unit = 'BKK01' and active and not needs_licence order by 1 limit 1`,
    )
    for (const token of [customer, other])
      await ask('api/Products/favourite/items/add', { token, body: { productIds: [code] } })
    await ask('api/Products/favourite/items/remove', { token: other, body: { productIds: [code] } })
    expect((await get('api/Products/favourite/items')).body.productIds).toContain(code)
  })

  test('belong to one customer in one centre', async () => {
    const other = await tokenFor({ ...callers.customer, customerCode: 'C0002' })
    const row = await one(
      `select code from products where sale_unit = 'BKK01' and active order by code desc limit 1`,
    )
    await ask('api/Products/favourite/items/add', { token: other, body: { productIds: [row.code] } })
    expect((await get('api/Products/favourite/items')).body.productIds).not.toContain(row.code)
  })
})

describe('buy again', () => {
  test('what stood in most orders comes first; cancelled orders do not count', async () => {
    const { rows } = await pool.query(
      `select l.product_code as code, count(distinct o.number)::int as n from orders o join order_lines l on l.sale_unit = o.sale_unit and l.order_number = o.number
       join products p on p.sale_unit = l.sale_unit and p.code = l.product_code and p.active and not p.needs_licence
       where o.sale_unit = 'BKK01' and o.customer_code = 'C0001' and o.status not like '%Cancel' and not l.free group by 1`,
    )
    const times = new Map(rows.map(({ code, n }) => [code, n]))
    const { body } = await get('api/products/buyagain?take=48')
    const counts = codes(body).map((code) => times.get(code) ?? 0)
    expect(counts.length).toBe(Math.min(48, rows.length))
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
    const asOwn = await ask('api/products/items', {
      token: customer,
      body: { UseOwnBestSeller: true, Types: ['BEST_SELLER'] },
    })
    expect(codes(asOwn.body)).toEqual(codes(body).slice(0, 12))
  })

  test('a guest’s own best sellers are the centre’s', async () => {
    const own = await ask('api/products/items', { token: guest, body: { UseOwnBestSeller: true } })
    expect(codes(own.body)).toEqual(codes((await ask('api/products/items', { token: guest })).body))
  })
})

describe('promotion pages', () => {
  test('offers speak to the caller, soonest to end first, by brand', async () => {
    const { body } = await get('api/promotion/offers?take=48')
    const ends = body.Promotions.map((listed: { Promotion: { DateEnd: string } }) => listed.Promotion.DateEnd)
    expect(ends.length).toBe(body.Total)
    expect(ends).toEqual([...ends].sort())
    const [brand] = body.Brands
    const ofBrand = (await get(`api/promotion/offers?take=48&brand=${brand.Code}`)).body
    expect(ofBrand.Total).toBe(brand.Promotions)
    for (const listed of ofBrand.Promotions) expect(listed.Brands).toContain(brand.Code)
  })

  test('promotion goods are in a promotion; for staff they are any goods, found by text', async () => {
    const promoted = await get('api/promotion/products')
    expect(promoted.body).toHaveLength(12)
    for (const product of promoted.body) expect(product.promotionproduct.length).toBeGreaterThan(0)
    const manager = await tokenFor(callers.manager)
    expect(codes((await get(`api/promotion/products?text=${licensed}`, manager)).body)).toContain(licensed)
    expect((await get('api/promotion/products?take=999')).status).toBe(400)
  })
})

test('categories hold something the caller may see', async () => {
  const levels = { hierarchy1: true, hierarchy2: true, hierarchy3: true, hierarchy4: true, hierarchy5: true }
  const categories = async (body: object) =>
    (await ask('GET_MASTER_DATA/GET_HIERARCHY_ALL', { token: guest, body: { ...levels, ...body } })).body
      .categories
  const all = await categories({})
  const redeemable = await categories({ is_point: true })
  expect(redeemable.length).toBeGreaterThan(0)
  expect(redeemable.length).toBeLessThan(all.length)
  const { rows } = await pool.query(
    `select distinct h1 from products where sale_unit = 'BKK01' and active and points_per_unit > 0 and not needs_licence order by 1`,
  )
  const tops = redeemable
    .filter((row: { level: number }) => row.level === 1)
    .map((row: { code: string }) => row.code)
  expect(tops).toEqual(rows.map(({ h1 }) => h1))
  expect(await categories({ is_product_mattype: 'DeliveryFee' })).toEqual([])
  const alcohol = await one(`select h2 from products where sale_unit = 'BKK01' and code = $1`, licensed)
  expect(all.map((row: { code: string }) => row.code)).not.toContain(alcohol.h2)
})
