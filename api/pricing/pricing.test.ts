import { pino } from 'pino'
import { describe, expect, test, vi } from 'vitest'
import { type Buyer, loadBuyer } from '#api/buyers/buyer.ts'
import { openDatabase } from '#api/kit/database.ts'
import { settingsReader } from '#api/settings/settings.ts'
import { makeApi } from '#api/start/api.ts'
import { callers, testApi, testSecret } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { priceCart } from '#shop/pricing/price-cart.ts'
import { type CartRequest, loadCartToPrice, priceFor } from './pricing.ts'

const { db, pool, url, ask, tokenFor } = await testApi()
const warned: unknown[] = []
const log = { info: () => {}, error: () => {}, warn: (about: unknown) => void warned.push(about) }
const deps = { db, now: testNow, settings: settingsReader(db), log }
const guest = await loadBuyer({ db, caller: { ...callers.guest, session: undefined } as never })
const customer = await loadBuyer({ db, caller: { ...callers.customer, session: 'x' } as never })

const loaded = (lines: CartRequest['lines'], buyer: Buyer = customer, more: Partial<CartRequest> = {}) =>
  loadCartToPrice(deps, buyer, { lines, ...more })
const one = async (sql: string) => (await pool.query(sql)).rows[0]

describe('what a cart’s price is made of', () => {
  test('the prices of the buyer’s level, blank units derived from unit 1', async () => {
    const { code, price, rate1, rate2 } = await one(
      `select p.code, o.unit1_price as price, p.unit1_rate as rate1, p.unit2_rate as rate2 from products p
       join product_prices o on o.sale_unit = p.sale_unit and o.product_code = p.code and o.level = ${customer.priceLevel}
       where p.sale_unit = 'BKK01' and p.active and not p.needs_licence and p.unit2_rate > 0 and o.unit2_price is not null
         and not exists (select from advance_prices a where a.sale_unit = p.sale_unit and a.product_code = p.code) order by 1 limit 1`,
    )
    await pool.query(
      `update product_prices set unit2_price = null where sale_unit = 'BKK01' and product_code = '${code}'`,
    )
    const { toPrice } = await loaded([{ productCode: code, quantities: [1, 1, 0] }])
    const [line] = toPrice.lines
    expect(line?.product.basis).toBe(customer.priceLevel > 1 ? 'level' : 'list')
    expect(line?.product.units.slice(0, 2)).toMatchObject([
      { position: 1, rate: rate1, price },
      { position: 2, rate: rate2, price: Math.round((price * rate2) / rate1) },
    ])
  })

  test('a current advance price, and for an advance order that of the day it is wanted', async () => {
    const { code } = await one(
      `select code from products p where sale_unit = 'BKK01' and active and not needs_licence and material_type = 'FG'
       and not exists (select from advance_prices a where a.sale_unit = p.sale_unit and a.product_code = p.code) order by 1 desc limit 1`,
    )
    await pool.query(
      `insert into advance_prices (sale_unit, product_code, starts_on, ends_on, level, unit1_price, unit1_type)
       select 'BKK01', '${code}', d.starts, d.ends, ${customer.priceLevel}, d.price, 1
       from (values ('2026-11-10'::date, '2026-11-17'::date, 777), ('2026-11-25'::date, '2026-11-30'::date, 888)) d (starts, ends, price)`,
    )
    const priceOn = async (priceDay?: string) =>
      (await loaded([{ productCode: code, quantities: [1, 0, 0] }], customer, { priceDay })).toPrice.lines[0]
        ?.product
    const today = await priceOn()
    expect([today?.basis, today?.units[0]?.price]).toEqual(['advance', 777])
    expect((await priceOn('2026-11-26'))?.units[0]?.price).toBe(888)
    expect((await priceOn('2026-11-20'))?.basis).not.toBe('advance')
  })

  test('what is not sold to this buyer is named, not priced', async () => {
    const { code } = await one(
      `select code from products where sale_unit = 'BKK01' and needs_licence limit 1`,
    )
    const { toPrice, notSold } = await loaded(
      [
        { productCode: code, quantities: [1, 0, 0] },
        { productCode: 'NO-SUCH', quantities: [1, 0, 0] },
      ],
      guest,
    )
    expect(toPrice.lines).toEqual([])
    expect(notSold).toEqual([code, 'NO-SUCH'])
  })

  test('promotions of the goods at hand and of the whole order, with no more of their goods than needed', async () => {
    const { code } = await one(
      `select product_code as code from promotion_products where sale_unit = 'BKK01' and promotion_id = 'PR008' and side = 'sale' limit 1`,
    )
    const { toPrice } = await loaded([{ productCode: code, quantities: [1, 0, 0] }], guest)
    const byId = Object.fromEntries(toPrice.promotions.map((promotion) => [promotion.id, promotion]))
    expect(byId.PR008).toMatchObject({ saleProducts: [code], wholeOrder: false })
    expect(byId.PR013).toMatchObject({ saleProducts: [], wholeOrder: true })
    expect(byId.PR001).toBeUndefined()
    expect(toPrice.freeProducts.map((product) => product.code)).toEqual(
      expect.arrayContaining(byId.PR013?.freeProducts ?? []),
    )
  })

  test('delivery, minimum and VAT come from settings and the dated table; who fetches pays no delivery', async () => {
    const { toPrice } = await loaded([])
    expect(toPrice).toMatchObject({
      vatPercent: 7,
      delivery: { fee: 6_000, freeFrom: 150_000 },
      minimumOrder: 30_000,
    })
    expect((await loaded([], customer, { isPickup: true })).toPrice.delivery.fee).toBe(0)
  })
})

test('the browser, given the same as JSON, comes to the same price', async () => {
  const { rows } = await pool.query(
    `select code from products where sale_unit = 'BKK01' and active order by popularity desc limit 40`,
  )
  const lines = rows.map(({ code }, at) => ({
    productCode: code,
    quantities: [at % 3, (at * 7) % 5, (at * 3) % 13] as const,
  }))
  const { toPrice, priced } = await priceFor(deps, customer, { lines })
  expect(priced.total).toBeGreaterThan(0)
  expect(priceCart(JSON.parse(JSON.stringify(toPrice)))).toEqual(priced)
})

test('the price on the tag times the quantity is the price in the cart', async () => {
  const { rows } = await pool.query(
    `select product_code as code from promotion_products where sale_unit = 'BKK01' and promotion_id = 'PR008' and side = 'sale'`,
  )
  const codes = rows.map((row) => row.code)
  const token = await tokenFor(callers.customer)
  const tags = (await ask('api/products/items', { token, body: { ProductIds: codes } })).body as {
    P_Code: string
    SalesPrice1: number
    StandardPrice1: number
  }[]
  expect(tags).toHaveLength(codes.length)
  for (const tag of tags) {
    const { priced } = await priceFor(deps, customer, {
      lines: [{ productCode: tag.P_Code, quantities: [3, 0, 0] }],
    })
    expect(priced.lines[0]?.rows[0]).toMatchObject({
      promotionId: 'PR008',
      net: Math.round(tag.SalesPrice1 * 300),
    })
  }
})

test('a promotion that cannot be read goes to the log, and its goods cannot be ordered', async () => {
  const { code } = await one(
    `select product_code as code from promotion_products where sale_unit = 'CNX01' and promotion_id = 'PR008' and side = 'sale' limit 1`,
  )
  await pool.query(
    `update promotion_tiers set discount_type = 'Baht' where sale_unit = 'CNX01' and promotion_id = 'PR008'`,
  )
  const { priced } = await priceFor(
    deps,
    { ...guest, saleUnit: 'CNX01' },
    { lines: [{ productCode: code, quantities: [1, 0, 0] }] },
  )
  expect(priced.lines).toMatchObject([{ net: 0, orderable: false }])
  expect(warned).toContainEqual({
    saleUnit: 'CNX01',
    promotionId: 'PR008',
    field: 'discountType',
    value: 'Baht',
  })
})

test('a new VAT rate holds within five seconds in every process of the shop', async () => {
  const other = openDatabase(url, { connections: 1 })
  const log = pino({ level: 'silent' })
  const beside = makeApi({
    db: other.db,
    secret: testSecret,
    log,
    now: () => testNow,
    gateways: {} as never,
    storage: {} as never,
    origin: () => '',
  })
  const token = await tokenFor(callers.customer)
  const lines = [{ productCode: '1001', quantities: [1, 0, 0] }]
  const here = async () =>
    (await ask('api/cart/facts', { token, body: { lines: [{ P_Code: '1001', qty1: 1 }] } })).body.toPrice
      .vatPercent
  const there = async () => {
    const carried = await beside.carrier(
      'POST api/cart/facts',
      { kind: 'normal', lines },
      { token, locale: 'th', address: '192.0.2.1' },
    )
    return carried.ok
      ? (carried.answer as { toPrice: { vatPercent: number } }).toPrice.vatPercent
      : carried.problem
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    expect([await here(), await there()]).toEqual([7, 7])
    await pool.query(`insert into vat_rates (starts_on, percent) values ('2026-11-16', 10)`)
    vi.setSystemTime(Date.now() + 5_000)
    expect([await here(), await there()]).toEqual([10, 10])
  } finally {
    vi.useRealTimers()
    await pool.query(`delete from vat_rates where starts_on = '2026-11-16'`)
    await other.close()
  }
})
