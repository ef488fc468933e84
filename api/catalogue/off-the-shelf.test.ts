import { describe, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { testPromotions } from '#checks/tools/test-promotions.ts'

const api = await testApi()
const { ask, tokenFor } = api
const { rows, findProductCodes, preview } = testOrdering(api)
const { addPromotion } = testPromotions(api)
const me = callers.customer
const [licensed, plain] = [await tokenFor(me), await tokenFor({ ...me, customerCode: 'C0002' })]
await rows(
  `update customers set has_licence = (code = 'C0001') where sale_unit = 'BKK01' and code in ('C0001', 'C0002')`,
)
const [sold = '', off = '', beer = '', gift = '', offGift = ''] = await findProductCodes('BKK01', 5)
await rows(`update promotions set enabled = false where sale_unit = 'BKK01'`)
await rows(`update products set active = false where sale_unit = 'BKK01' and code = any($1)`, [
  [off, offGift],
])
await rows(`update products set needs_licence = true where sale_unit = 'BKK01' and code = $1`, [beer])
// They would be listed first if they were visible.
await rows(`update products set popularity = 1000000 where sale_unit = 'BKK01' and code = any($1)`, [
  [off, beer],
])
await addPromotion('GOODS', { sale: [sold, off, beer] })
// At another centre the same product is inactive, and another is in its promotions.
const [away = ''] = (await findProductCodes('NON01', 2)).filter((code) => code !== sold)
await rows(`update promotions set enabled = false where sale_unit = 'NON01'`)
await rows(`update products set active = false where sale_unit = 'NON01' and code = $1`, [sold])
await addPromotion('AWAY', { saleUnit: 'NON01', sale: [away] })
await addPromotion('ONLY OFF', { sale: [off] })
await addPromotion('ONLY BEER', { sale: [beer] })
await addPromotion('GIFTS', { sale: [sold], free: [gift, offGift], type: 3, buy: 1, gives: 1 })
type Wire = { P_Code: string }
const get = async (path: string, token: string) => (await ask(path, { method: 'GET', token })).body
const codes = (products: Wire[]) => products.map(({ P_Code }) => P_Code).sort()

describe('goods that went off the shelf, and goods that need a licence one has not,', () => {
  test('stand in no list of promoted goods', async () => {
    for (const [token, seen] of [
      [licensed, [sold, beer].sort()],
      [plain, [sold]],
    ] as const) {
      expect(codes(await get('api/promotion/products', token))).toEqual(seen)
      expect(
        codes((await ask('api/products/items', { token, body: { OnlyPromotionProduct: true } })).body),
      ).toEqual(seen)
    }
    // Nor do they take up places on a page.
    expect(codes(await get('api/promotion/products?take=1', plain))).toEqual([sold])
    expect(codes(await get('api/promotion/products?take=2', licensed))).toEqual([sold, beer].sort())
    expect(
      codes(await get('api/promotion/products?take=1', await tokenFor({ ...me, saleUnit: 'NON01' }))),
    ).toEqual([away])
  })

  test('count in no offer, and an offer of nothing else is not told', async () => {
    const promotions = async (token: string) =>
      (await get('api/promotion/offers?take=48', token)).Promotions.map(
        ({ Promotion, ProductCount }: { Promotion: { PromotionId: string }; ProductCount: number }) => [
          Promotion.PromotionId,
          ProductCount,
        ],
      ).sort()
    expect(await promotions(licensed)).toEqual([
      ['GIFTS', 1],
      ['GOODS', 2],
      ['ONLY BEER', 1],
    ])
    expect(await promotions(plain)).toEqual([
      ['GIFTS', 1],
      ['GOODS', 1],
    ])
  })

  test('are given to nobody, neither told on the page nor put into the cart', async () => {
    const page = await get(`api/products/item/${sold}`, licensed)
    const listed = page.Promotions.find(
      ({ Promotion }: { Promotion: { PromotionId: string } }) => Promotion.PromotionId === 'GIFTS',
    )
    expect(codes(listed.FreeProducts)).toEqual([gift])
    const { toPrice } = await preview(licensed, { lines: [{ P_Code: sold, qty1: 40 }] })
    expect(toPrice.freeProducts.map(({ code }: { code: string }) => code)).toEqual([gift])
  })
})

test('what one may see decides the categories, whoever asked a moment before, and so do points and the centre', async () => {
  const levels = { hierarchy1: true, hierarchy2: true, hierarchy3: true, hierarchy4: true, hierarchy5: true }
  const categories = async (token: string, body: object = {}) => {
    const answer = await ask('GET_MASTER_DATA/GET_HIERARCHY_ALL', { token, body: { ...levels, ...body } })
    return answer.body.categories.map(
      ({ level, code }: { level: number; code: string }) => `${level} ${code}`,
    ) as string[]
  }
  const away = await tokenFor({ ...me, saleUnit: 'HKT01', customerCode: await anyCustomer('HKT01') })
  await rows(`update products set h5 = 'ONLYBEER' where sale_unit = 'BKK01' and code = $1`, [beer])
  await rows(`insert into categories (sale_unit, level, code, parent_code, name_th, name_en, position) select sale_unit, 5, 'ONLYBEER', parent_code, 'x', 'x', 1
    from categories where sale_unit = 'BKK01' and level = 5 limit 1`)
  await rows(
    `update categories set code = 'ONLYHKT' where sale_unit = 'HKT01' and level = 5 and code = (select h5 from products where sale_unit = 'HKT01' and active and not needs_licence order by code limit 1)`,
  )
  await rows(
    `update products set h5 = 'ONLYHKT' where sale_unit = 'HKT01' and code = (select code from products where sale_unit = 'HKT01' and active and not needs_licence order by code limit 1)`,
  )
  for (let round = 0; round < 2; round++) {
    expect(await categories(licensed)).toContain('5 ONLYBEER')
    expect(await categories(plain)).not.toContain('5 ONLYBEER')
    expect(await categories(licensed, { is_point: true })).not.toContain('5 ONLYBEER')
    expect(await categories(licensed)).not.toContain('5 ONLYHKT')
    expect(await categories(away)).toContain('5 ONLYHKT')
  }
})

async function anyCustomer(saleUnit: string): Promise<string> {
  const [{ code = '' } = {}] = await rows<{ code: string }>(
    `select code from customers where sale_unit = $1 and status = 'active' and role = '1' order by code limit 1`,
    [saleUnit],
  )
  return code
}

describe('what a shop bought', () => {
  test('is offered again without what went off the shelf, what was given, and what was cancelled', async () => {
    await rows(`delete from orders where sale_unit = 'BKK01' and customer_code = 'C0001'`)
    const add = async (number: string, status: string, lines: [code: string, free: boolean][]) => {
      await rows(
        `insert into orders (sale_unit, number, customer_code, customer_name, status, placed_at, placed_by_kind, placed_by, payment_code, payment_method, delivery_method, goods, total, ship_to, bill_to)
         values ('BKK01', $1, 'C0001', 'x', $2, '2026-11-10', 'customer', 'C0001', 0, 'COD', 'DELIVERY', 0, 0, '{}', '{}')`,
        [number, status],
      )
      for (const [at, [code, free]] of lines.entries())
        await rows(
          `insert into order_lines (sale_unit, order_number, line, product_code, name_th, name_en, unit, unit_name_th, unit_name_en, rate, quantity, price, price_type, amount, free)
           values ('BKK01', $1, $2, $3, '', '', 1, '', '', 1, 6, 0, 1, 0, $4)`,
          [number, at + 1, code, free],
        )
    }
    await add('B1', 'POD', [
      [sold, false],
      [gift, true],
      [off, false],
    ])
    const [cancelled = ''] = (await findProductCodes('BKK01', 8)).slice(-1)
    await add('B2', 'SO Cancel', [[cancelled, false]])
    await add('B3', 'Invoice Cancel', [[cancelled, false]])
    await add('B4', 'SO Wait', [[beer, false]])
    expect(codes(await get('api/products/buyagain?take=48', licensed))).toEqual([sold, beer].sort())
    const again = (await ask('api/orders/buy-again', { token: licensed, body: { orderNumber: 'B1' } })).body
    expect(again.added.map(({ productCode }: { productCode: string }) => productCode)).toEqual([sold])
    expect(again.missing).toMatchObject([{ productCode: off, why: 'notSold' }])
  })
})
