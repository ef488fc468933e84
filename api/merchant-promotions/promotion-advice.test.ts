import { describe, expect, test } from 'vitest'
import { referencePrice } from '#checks/pricing/reference-price.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { testPromotions } from '#checks/tools/test-promotions.ts'
import { addDays } from '#shop/time/bangkok.ts'
import { weekdayOf } from '#shop/time/weekday.ts'

const api = await testApi()
const { ask, tokenFor } = api
const { rows, findProductCodes } = testOrdering(api)
const { addPromotion } = testPromotions(api)
const manager = await tokenFor(callers.manager)
const [code = '', other = ''] = await findProductCodes('BKK01', 2)

const draft = {
  ...{ PromotionName: '', Opt30: '', PromotionRemark: '', DateBegin: '2026-11-20', DateEnd: '2026-11-27' },
  ...{ PromotionType: 2, SalesNumber: 2, ProductSale: [code] },
  PromotionDetail: [{ Opt6: 10, DiscNumber: 10, DiscType: '%' }],
}
const advise = async (what: string, more: object = {}, asked: object = {}) =>
  (
    await ask(`api/promotion/${what}`, {
      token: manager,
      body: { SaleUnit: 'BKK01', Promotion: { ...draft, ...more }, ...asked },
    })
  ).body

describe('a test basket', () => {
  const Lines = [{ P_Code: code, qty1: 10 }]
  test('is priced with and without the draft, before it has a name and before its days', async () => {
    const { With, Without, About, ToPrice } = await advise('preview', {}, { Lines })
    expect(With.total).toBeCloseTo(Without.total - With.discount, 2)
    expect([With.discount > 0, Without.discount]).toEqual([true, 0])
    expect(About).toMatchObject({ count: 1, gives: null })
    expect(ToPrice.promotions.map(({ id }: { id: string }) => id)).toContain('draft')
  })
  test('says what is free, by a coupon too', async () => {
    const gift = {
      ...{ PromotionType: 3, PromotionDetail: [{ Opt6: 5, FreeNumber: 2 }], ProductFree: [other] },
      ...{ SalesNumber: 1, NeedCoupon: 'Y' },
    }
    const { With, Without } = await advise('preview', gift, { Lines })
    expect([With.gifts, Without.gifts]).toEqual([
      [{ productCode: other, quantity: 4, promotionId: 'draft' }],
      [],
    ])
  })
  test('is priced for a customer as they would see it: who is left out gets nothing', async () => {
    const left = await advise('preview', { ExcludedCustomers: ['C0001'] }, { Lines, CustomerCode: 'C0001' })
    const taken = await advise('preview', {}, { Lines, CustomerCode: 'C0001' })
    expect(left.With.total).toBe(left.Without.total)
    expect(taken.With.total).toBeLessThan(taken.Without.total)
  })
  test('takes the place of the promotion that is being edited', async () => {
    await addPromotion('EDITED', { sale: [other], gives: 5_000 })
    const change = { ProductSale: [other] }
    const asked = { Lines: [{ P_Code: other, qty1: 20 }], PromotionId: 'EDITED' }
    const { With, Without } = await advise('preview', change, asked)
    expect(Without.discount).toBe(0)
    expect(With.discount).toBeGreaterThan(0)
  })
  test('needs steps and goods, and says so', async () => {
    expect((await advise('preview', { PromotionDetail: [], ProductSale: [] })).Fields).toHaveLength(2)
  })
})

describe('a warning', () => {
  test('tells which promotions hold for the same goods, days and customers', async () => {
    const overlapping = async (more: object = {}) =>
      (await advise('check', more)).overlaps.map(({ id }: { id: string }) => id)
    await addPromotion('SAME', { sale: [code, other], from: '2026-11-27', to: '2026-12-05' })
    await addPromotion('BEFORE', { sale: [code], to: '2026-11-19' })
    await addPromotion('OFF', { sale: [code], enabled: false })
    await addPromotion('FRIDAYS', { sale: [code], weekdays: 1 << 5 })
    await addPromotion('ONE SHOP', { sale: [code], only: { customer: ['C0002'] } })
    expect(await overlapping()).toEqual(['FRIDAYS', 'ONE SHOP', 'SAME'])
    expect(await overlapping({ Opt31: 'YYYYYNY' })).toEqual(['ONE SHOP', 'SAME'])
    expect(await overlapping({ AllCustomers: 'N', CustomerList: ['C0001'] })).toEqual(['FRIDAYS', 'SAME'])
    expect((await advise('check')).overlaps.at(-1)).toMatchObject({ productCount: 1, productCodes: [code] })
    expect((await advise('check', {}, { PromotionId: 'SAME' })).overlaps).toHaveLength(2)
  })

  test('tells which goods are sold below the margin, or below every price when the cost is unknown', async () => {
    const [price] = await rows<{ lowest: number; list: number; type: number }>(
      `select min(unit1_price) as lowest, max(unit1_price) filter (where level = 1) as list, min(unit1_type) as type
       from product_prices where sale_unit = 'BKK01' and product_code = $1`,
      [code],
    )
    const { lowest = 0, list = 0, type = 0 } = price ?? {}
    const net = (amount: number) => (type === 1 ? Math.round((amount * 100) / 107) : amount)
    const cheap = async (percent: number) =>
      (await advise('check', { PromotionDetail: [{ Opt6: 1, DiscNumber: percent, DiscType: '%' }] })).tooCheap
    const room = Math.floor((1 - lowest / list) * 100)
    expect(await cheap(Math.max(1, room - 1))).toEqual([])
    expect(await cheap(room + 3)).toMatchObject([
      { productCode: code, by: 'lowest price', floor: net(lowest) / 100 },
    ])
    // With a margin of 5 %, 95 baht may be sold for 100.
    await rows(`update products set cost = $2 where sale_unit = 'BKK01' and code = $1`, [
      code,
      Math.floor(net(lowest) * 0.9 * 0.95),
    ])
    expect(await cheap(9)).toEqual([])
    expect(await cheap(12)).toMatchObject([{ productCode: code, by: 'margin' }])
  })
})

describe('looking back over thirty days of orders', () => {
  const sold = rows<{ code: string }>(
    `select l.product_code as code from order_lines l join orders o on o.sale_unit = l.sale_unit and o.number = l.order_number
     where o.sale_unit = 'BKK01' and o.placed_at >= '2026-10-18' and not l.free group by 1 order by count(*) desc, 1 limit 8`,
  ).then((found) => found.map((each) => each.code))

  type Line = {
    product_code: string
    unit: number
    rate: number
    quantity: number
    price: number
    price_type: number
    discount: number
  }

  /** Order by order and by the slow engine that shares no code: what the draft would have taken off. */
  async function slowly(codes: string[], percent: number, from: number, weekdays: string) {
    const orders = await rows<{ number: string; day: string; customer_code: string; placed_at: Date }>(
      `select number, customer_code, placed_at, to_char(placed_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as day from orders
       where sale_unit = 'BKK01' and status not in ('SO Cancel', 'Invoice Cancel') and not points_mode`,
    )
    const recent = orders.filter(({ day }) => day >= addDays('2026-11-16', -30))
    let less = 0
    const using = new Set<string>()
    const customers = new Set<string>()
    for (const { number, day, customer_code } of recent) {
      if (weekdays[weekdayOf(day)] !== 'Y') continue
      const lines = await rows<Line>(
        `select * from order_lines where sale_unit = 'BKK01' and order_number = $1 and not free and quantity > 0`,
        [number],
      )
      const priced = (withDraft: boolean) => {
        const nameOf = (line: Line) => `${line.product_code} ${line.unit}`
        const reached = {
          ...{ name: '', shortName: '', freeProducts: [], wholeOrder: false, needsCoupon: false },
        }
        const had = lines
          .filter(({ discount }) => discount > 0)
          .map((line) => ({
            ...reached,
            ...{ id: `had ${nameOf(line)}`, type: 1, calculation: 2, saleProducts: [nameOf(line)] },
            tiers: [{ orderBuy: 1, freeQuantity: 0, discount: line.discount, discountType: 'Money' }],
          }))
        const tried = {
          ...reached,
          ...{ id: 'draft', type: 2, calculation: 2 },
          saleProducts: lines.filter((line) => codes.includes(line.product_code)).map(nameOf),
          tiers: [{ orderBuy: from, freeQuantity: 0, discount: percent * 100, discountType: '%' }],
        }
        return referencePrice({
          ...{ mode: 'money', couponPromotionIds: [], freeProducts: [], freeChoices: [], vatPercent: 7 },
          ...{ minimumOrder: 0, pointsPer100Baht: 0, delivery: { fee: 0, freeFrom: null, priceType: 1 } },
          lines: lines.map((line) => ({
            product: {
              ...{
                code: nameOf(line),
                basis: 'level',
                stockControlled: false,
                stockAvailable: 0,
                pointsPerUnit: 0,
              },
              units: [{ position: 1, rate: line.rate, price: line.price, priceType: line.price_type as 1 }],
            },
            quantities: [line.quantity, 0, 0],
          })),
          promotions: withDraft ? [tried, ...had] : had,
        }).total
      }
      if (!lines.some((line) => codes.includes(line.product_code))) continue
      const saved = Number(priced(false) - priced(true))
      less += saved
      if (saved > 0) {
        using.add(number)
        customers.add(customer_code)
      }
    }
    return {
      orders: recent.length,
      ordersUsing: using.size,
      customersUsing: customers.size,
      less: less / 100,
    }
  }

  test('comes to the same as a slow engine, order by order', { timeout: 60_000 }, async () => {
    const codes = await sold
    for (const [percent, from, weekdays] of [
      [10, 24, 'YYYYYYY'],
      [50, 1, 'NYYNYYN'],
    ] as const) {
      const found = await advise('lookback', {
        ...{ ProductSale: codes, Opt31: weekdays },
        PromotionDetail: [{ Opt6: from, DiscNumber: percent, DiscType: '%' }],
      })
      const slow = await slowly(codes, percent, from, weekdays)
      expect(found).toMatchObject({ ...slow, isAll: true, from: '2026-10-17' })
      expect(slow.ordersUsing).toBeGreaterThan(5)
    }
  })

  test('counts gifts with what they are worth, and tells who saves most', async () => {
    const codes = await sold
    const given = {
      ...{ PromotionType: 3, SalesNumber: 1, ProductSale: codes, ProductFree: [other] },
      PromotionDetail: [{ Opt6: 12, FreeNumber: 1 }],
    }
    await rows(`update products set cost = 700 * unit1_rate where sale_unit = 'BKK01' and code = $1`, [other])
    const { gifts, less, customers, customersUsing } = await advise('lookback', given)
    const [{ rate } = { rate: 1 }] = await rows<{ rate: number }>(
      `select coalesce(nullif(unit3_rate, 0), nullif(unit2_rate, 0), unit1_rate) as rate from products where sale_unit = 'BKK01' and code = $1`,
      [other],
    )
    expect([less, gifts.length]).toEqual([0, 1])
    expect(gifts[0]).toMatchObject({ productCode: other, worth: gifts[0].quantity * 7 * rate })
    expect(customers).toHaveLength(Math.min(20, customersUsing))
  })
})
