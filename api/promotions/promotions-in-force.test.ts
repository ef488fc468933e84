import { describe, expect, test } from 'vitest'
import { callers, type TestCaller, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { testPromotions } from '#checks/tools/test-promotions.ts'

let now = testNow
const api = await testApi({ now: () => now })
const { ask, pool, tokenFor } = api
const { findProductCodes } = testOrdering(api)
const { addPromotion, addCoupon } = testPromotions(api)
const me = callers.customer
const [dated = '', meant = ''] = await findProductCodes('BKK01', 2)
const [monday, otherDays] = [0b0000010, 0b1111101]

// The test day is Monday, 16 November.
await addPromotion('ONE DAY', { sale: [dated], from: '2026-11-16', to: '2026-11-16' })
await addPromotion('UNTIL 15', { sale: [dated], to: '2026-11-15' })
await addPromotion('UNTIL 16', { sale: [dated], to: '2026-11-16' })
await addPromotion('FROM 16', { sale: [dated], from: '2026-11-16' })
await addPromotion('FROM 17', { sale: [dated], from: '2026-11-17' })
await addPromotion('MONDAYS', { sale: [dated], weekdays: monday })
await addPromotion('NOT MONDAYS', { sale: [dated], weekdays: otherDays })
await addPromotion('OFF', { sale: [dated], enabled: false })

// Two equal customers, of whom one is excluded.
const alike = 'C0002'
await pool.query(`update customers c set customer_type = o.customer_type, store_type = o.store_type
  from customers o where c.sale_unit = 'BKK01' and c.code = 'C0002' and o.sale_unit = 'BKK01' and o.code = 'C0001'`)
const { rows } = await pool.query(
  `select customer_type, store_type from customers where sale_unit = 'BKK01' and code = 'C0001'`,
)
const [{ customer_type, store_type }] = rows
const but = { excluded: [me.customerCode] }
await addPromotion('ALL BUT', { sale: [meant], only: but })
await addPromotion('LISTED BUT', { sale: [meant], only: { customer: [me.customerCode, alike], ...but } })
await addPromotion('TYPE BUT', { sale: [meant], only: { customer_type: [customer_type], ...but } })
await addPromotion('STORE BUT', { sale: [meant], only: { store_type: [store_type], ...but } })
await addPromotion('TYPE', { sale: [meant], only: { customer_type: [customer_type] } })
await addPromotion('ONLY ME', { sale: [meant], only: { customer: [me.customerCode] } })
await addPromotion('OTHER STORE', {
  sale: [meant],
  only: { customer: [me.customerCode], store_type: ['NONE'] },
})
await addPromotion('COUPON BUT', {
  sale: [meant],
  needsCoupon: true,
  only: { customer: [me.customerCode, alike], ...but },
})
for (const customer of [me.customerCode, alike]) await addCoupon(`OF ${customer}`, 'COUPON BUT', customer)

/** Everywhere promotions appear: product page, card, promotion list, cart and checkout. */
async function promotionsOf(code: string, who: TestCaller): Promise<string[]> {
  const token = await tokenFor(who)
  const lines = [{ P_Code: code, qty1: 1 }]
  const idsOf = (listed: { Promotion: { PromotionId: string } }[]) =>
    listed.map(({ Promotion }) => Promotion.PromotionId)
  const own = (ids: string[]) => ids.filter((id) => /^[A-Z]{3}/.test(id)).sort()
  const page = (await ask(`api/products/item/${code}`, { method: 'GET', token })).body
  const [card] = (await ask('api/products/items', { token, body: { ProductIds: [code] } })).body
  const promotions = (await ask('api/promotion/offers?take=48', { method: 'GET', token })).body
  const cart = (await ask('api/cart/facts', { token, body: { lines } })).body
  const found = {
    page: own(idsOf(page.Promotions)),
    card: own(card.promotionproduct.map(({ PromotionId }: { PromotionId: string }) => PromotionId)),
    promotions: own(idsOf(promotions.Promotions)).filter(
      (id) => page.Promotions.length === 0 || idsOf(page.Promotions).includes(id),
    ),
    cart: own(
      cart.toPrice.promotions
        .filter(({ needsCoupon }: { needsCoupon: boolean }) => !needsCoupon)
        .map(({ id }: { id: string }) => id),
    ),
  }
  expect(found).toEqual({ page: found.cart, card: found.cart, promotions: found.cart, cart: found.cart })
  return found.cart
}

describe('a promotion holds from the first second of its first day in Bangkok to the last of its last', () => {
  test.each([
    ['2026-11-15T00:00:00+07:00', ['NOT MONDAYS', 'UNTIL 15', 'UNTIL 16']],
    ['2026-11-15T23:59:59+07:00', ['NOT MONDAYS', 'UNTIL 15', 'UNTIL 16']],
    ['2026-11-16T00:00:00+07:00', ['FROM 16', 'MONDAYS', 'ONE DAY', 'UNTIL 16']],
    ['2026-11-16T12:00:00+07:00', ['FROM 16', 'MONDAYS', 'ONE DAY', 'UNTIL 16']],
    ['2026-11-16T23:59:59+07:00', ['FROM 16', 'MONDAYS', 'ONE DAY', 'UNTIL 16']],
    ['2026-11-17T00:00:00+07:00', ['FROM 16', 'FROM 17', 'NOT MONDAYS']],
    ['2026-11-17T06:59:59+07:00', ['FROM 16', 'FROM 17', 'NOT MONDAYS']],
  ])('at %s: %j', async (moment, ids) => {
    now = new Date(moment)
    expect(await promotionsOf(dated, me)).toEqual(ids)
  })
})

describe('who is left out is left out', () => {
  test('though listed by name, by customer type or by store type, here and wherever it is told', async () => {
    now = testNow
    expect(await promotionsOf(meant, me)).toEqual(['ONLY ME', 'TYPE'])
    expect(await promotionsOf(meant, { ...me, customerCode: alike })).toEqual([
      'ALL BUT',
      'LISTED BUT',
      'STORE BUT',
      'TYPE',
      'TYPE BUT',
    ])
    expect(await promotionsOf(meant, callers.guest)).toEqual(['ALL BUT'])
    const check = async (customerCode: string) =>
      (
        await ask('GET_MASTER_DATA/CHECK_COUPON_VALID', {
          token: await tokenFor({ ...me, customerCode }),
          body: { couponID: `OF ${customerCode}` },
        })
      ).body
    expect(await check(alike)).toMatchObject({ promotionId: 'COUPON BUT' })
    expect(await check(me.customerCode)).toMatchObject({ Code: 'coupons.notNow' })
  })
})
