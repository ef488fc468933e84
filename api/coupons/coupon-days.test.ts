import { describe, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { testPromotions } from '#checks/tools/test-promotions.ts'
import { couponProblems } from '#shop/coupons/coupon-problems.ts'

let now = testNow
const api = await testApi({ now: () => now })
const { ask, tokenFor } = api
const { rows, findProductCodes, bodyFor, place, preview } = testOrdering(api)
const { addPromotion, addCoupon } = testPromotions(api)
const me = callers.customer
const [product = '', otherProduct = ''] = await findProductCodes('BKK01', 2)
await rows(`delete from coupons where sale_unit = 'BKK01' and customer_code = $1`, [me.customerCode])
await addPromotion('ALWAYS', { sale: [product, otherProduct], gives: 1_000, needsCoupon: true })
await addPromotion('ENDS 16', { sale: [product], gives: 1_000, to: '2026-11-16', needsCoupon: true })
await addPromotion('STARTS 16', { sale: [product], gives: 1_000, from: '2026-11-16', needsCoupon: true })
await addPromotion('FREE', { sale: [otherProduct], gives: 5_000 })
await addCoupon('until 15', 'ALWAYS', me.customerCode, '2026-11-15')
await addCoupon('until 16', 'ALWAYS', me.customerCode, '2026-11-16')
await addCoupon('promotion ends 16', 'ENDS 16', me.customerCode)
await addCoupon('promotion starts 16', 'STARTS 16', me.customerCode)
await addCoupon('nobody’s until 16', 'ALWAYS', null, '2026-11-16')
const own = ['until 15', 'until 16', 'promotion ends 16', 'promotion starts 16']
const lines = [{ P_Code: product, qty1: 40 }]
type CouponRow = { Coupon: { couponid: string; _lock: 'Y' | 'N' } }

async function list(body: object): Promise<string[]> {
  const token = await tokenFor(me)
  const { coupons } = (
    await ask('GET_MASTER_DATA/GET_PROMOTION_COUPON_BY_CUSTOMER', {
      token,
      body: { notGroupByPromotionId: true, ...body },
    })
  ).body
  return coupons.map(({ Coupon }: CouponRow) => Coupon.couponid).sort()
}
const lockOf = async (id: string) => {
  const token = await tokenFor(me)
  const { coupons } = (
    await ask('GET_MASTER_DATA/GET_PROMOTION_COUPON_BY_CUSTOMER', {
      token,
      body: { notGroupByPromotionId: true },
    })
  ).body
  return coupons.find(({ Coupon }: CouponRow) => Coupon.couponid === id)?.Coupon._lock
}

describe('a coupon can be used from the first second of its promotion to the last of its own last day, in Bangkok', () => {
  test.each([
    ['2026-11-15T23:59:59+07:00', ['promotion ends 16', 'until 15', 'until 16']],
    ['2026-11-16T00:00:00+07:00', ['promotion ends 16', 'promotion starts 16', 'until 16']],
    ['2026-11-16T23:59:59+07:00', ['promotion ends 16', 'promotion starts 16', 'until 16']],
    ['2026-11-17T00:00:00+07:00', ['promotion starts 16']],
  ])('at %s: %j', async (moment, usable) => {
    now = new Date(moment)
    const token = await tokenFor(me)
    expect(await list({ onlyActivePromotion: true })).toEqual(usable)
    const { body: options } = await ask('api/checkout/options', { token, body: { productCodes: [product] } })
    expect(options.coupons.map(({ couponid }: CouponRow['Coupon']) => couponid).sort()).toEqual(usable)
    const closed = options.closedCoupons.map(
      ({ coupon, whyNot }: { coupon: CouponRow['Coupon']; whyNot: string }) => [coupon.couponid, whyNot],
    )
    expect(closed.map(([id]: [string]) => id).sort()).toEqual(own.filter((id) => !usable.includes(id)).sort())
    for (const [id, whyNot] of closed)
      expect([id, whyNot]).toEqual([id, id.startsWith('until') ? 'คูปองนี้หมดอายุแล้ว' : couponProblems.notNow.th])
    for (const couponId of own) {
      const { status } = await ask('GET_MASTER_DATA/CHECK_COUPON_VALID', {
        token,
        body: { couponID: couponId },
      })
      expect([couponId, status]).toEqual([couponId, usable.includes(couponId) ? 200 : 409])
      const { whyNot } = await preview(token, { lines, couponId })
      expect([couponId, whyNot === '']).toEqual([couponId, usable.includes(couponId)])
    }
  })

  test('and an order takes it on its last day, not a second later, whosever it is', async () => {
    const order = async (couponId: string) => {
      const token = await tokenFor(me)
      const { body: options } = await ask('api/checkout/options', {
        token,
        body: { productCodes: [product] },
      })
      const request = { lines, couponId, deliverOn: options.days[0].day }
      return place(token, await bodyFor(token, me, request))
    }
    now = new Date('2026-11-17T00:00:00+07:00')
    for (const couponId of ['until 16', 'promotion ends 16', 'nobody’s until 16']) {
      expect((await order(couponId)).status, couponId).toBe(409)
      expect(await rows(`select 1 from coupons where id = $1 and used_at is not null`, [couponId])).toEqual(
        [],
      )
    }
    now = new Date('2026-11-16T23:59:59+07:00')
    for (const couponId of ['until 16', 'promotion ends 16', 'nobody’s until 16']) {
      expect((await order(couponId)).status, couponId).toBe(200)
      expect(await lockOf(couponId), couponId).toBe('Y')
    }
  })
})

test('a coupon of the same person at another centre is neither listed nor known here, and the other way round', async () => {
  now = testNow
  const away = { ...me, saleUnit: 'NON01' }
  const [there = ''] = await findProductCodes('NON01')
  await addPromotion('AWAY', { saleUnit: 'NON01', sale: [there], needsCoupon: true })
  await addCoupon('AWAY OWN', 'AWAY', me.customerCode, '2026-12-31', 'NON01')
  await addCoupon('AWAY NOBODY’S', 'AWAY', null, '2026-12-31', 'NON01')
  await addCoupon('HERE OWN', 'ALWAYS', me.customerCode)
  const known = async (who: typeof me | typeof away, couponID: string) =>
    (await ask('GET_MASTER_DATA/CHECK_COUPON_VALID', { token: await tokenFor(who), body: { couponID } }))
      .status
  expect(await list({})).not.toContain('AWAY OWN')
  for (const [couponId, statuses] of [
    ['AWAY OWN', [404, 200]],
    ['AWAY NOBODY’S', [404, 200]],
    ['HERE OWN', [200, 404]],
  ] as const)
    expect([couponId, await known(me, couponId), await known(away, couponId)]).toEqual([
      couponId,
      ...statuses,
    ])
})

describe('a coupon whose promotion is beaten by a better one that needs none', () => {
  test('stays unused: cart and checkout say so, an order with it is refused, and one without it leaves it in hand', async () => {
    now = testNow
    await addCoupon('BEATEN', 'ALWAYS', me.customerCode)
    const token = await tokenFor(me)
    const requestedLines = [{ P_Code: otherProduct, qty1: 40 }]
    const before = await preview(token, { lines: requestedLines })
    const shown = await ask('api/checkout/preview', {
      token,
      body: { lines: requestedLines, couponId: 'BEATEN' },
      locale: 'en',
    })
    expect(shown.body).toMatchObject({
      total: before.total,
      whyNot: expect.stringContaining('another promotion already gives more'),
    })
    expect(
      await place(token, await bodyFor(token, me, { lines: requestedLines, couponId: 'BEATEN' })),
    ).toMatchObject({
      status: 409,
      body: { Code: 'checkout.couponNoEffect' },
    })
    expect(await lockOf('BEATEN')).toBe('N')
    const { status, body } = await place(token, await bodyFor(token, me, { lines: requestedLines }))
    expect(status).toBe(200)
    expect(
      await rows(`select coupon_id from orders where sale_unit = 'BKK01' and number = $1`, [
        body.orderNumber,
      ]),
    ).toEqual([{ coupon_id: null }])
    expect(await lockOf('BEATEN')).toBe('N')
    // Where no better promotion applies, it is still valid.
    expect(
      (
        await place(
          token,
          await bodyFor(token, me, { lines: [...requestedLines, ...lines], couponId: 'BEATEN' }),
        )
      ).status,
    ).toBe(200)
    expect(await lockOf('BEATEN')).toBe('Y')
  })
})
