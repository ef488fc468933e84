import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'

const { ask, tokenFor, pool } = await testApi()
const token = await tokenFor({ ...callers.customer, customerCode: 'C0002' })
type CouponRow = {
  couponid: string
  _lock: 'Y' | 'N'
  ExpireDate: string
  PromotionId: string
  Count: number
}
const list = async (body: object = {}): Promise<CouponRow[]> =>
  (await ask('GET_MASTER_DATA/GET_PROMOTION_COUPON_BY_CUSTOMER', { token, body })).body.coupons.map(
    ({ Coupon }: { Coupon: CouponRow }) => Coupon,
  )

// Three usable, one expired and one used coupon of one promotion, and one of a promotion that has ended.
await pool.query(`delete from coupons where sale_unit = 'BKK01' and customer_code = 'C0002'`)
await pool.query(
  `update promotions set ends_on = '2026-11-15', starts_on = '2026-11-01' where sale_unit = 'BKK01' and id = 'CP102'`,
)
const days = {
  can1: '2026-12-01',
  can2: '2026-11-20',
  can3: '2026-11-16',
  expired: '2026-11-15',
  used: '2026-11-30',
  ended: '2026-12-31',
}
for (const [id, expires] of Object.entries(days)) {
  await pool.query(
    `insert into coupons (sale_unit, id, promotion_id, customer_code, expires_on, used_at) values ('BKK01', $1, $2, 'C0002', $3, $4)`,
    [id, id === 'ended' ? 'CP102' : 'CP101', expires, id === 'used' ? '2026-11-10T09:00:00+07:00' : null],
  )
}
const valid = async (couponID: string) =>
  (await ask('GET_MASTER_DATA/CHECK_COUPON_VALID', { token, body: { couponID } })).status

test('those that can be used come first, the soonest to expire before the others', async () => {
  expect((await list({ notGroupByPromotionId: true })).map(({ couponid }) => couponid)).toEqual([
    'can3',
    'can2',
    'can1',
    'expired',
    'ended',
    'used',
  ])
})

test('grouped by promotion, a count is of coupons like the one that is named, which can be used if any can', async () => {
  const grouped = await list()
  expect(
    grouped.map(({ couponid, PromotionId, _lock, Count }) => [couponid, PromotionId, _lock, Count]),
  ).toEqual([
    ['can3', 'CP101', 'N', 3],
    ['expired', 'CP101', 'N', 1],
    ['ended', 'CP102', 'N', 1],
    ['used', 'CP101', 'Y', 1],
  ])
  expect([await valid('can3'), await valid('expired'), await valid('ended'), await valid('used')]).toEqual([
    200, 409, 409, 409,
  ])
})

test('asked for what can be used, a promotion stands there once', async () => {
  expect(await list({ onlyActivePromotion: true, onlyUnusedCoupon: true })).toMatchObject([
    { couponid: 'can3', Count: 3 },
  ])
})

test('the numbers of the demo’s coupons cannot be counted up from one another', async () => {
  const { rows } = await pool.query<{ id: string }>('select id from coupons where customer_code is null')
  expect(rows.length).toBeGreaterThan(10)
  for (const { id } of rows) expect(id).toMatch(/^CP\d+-[A-HJKMNP-Z2-9]{10}$/)
  expect(new Set(rows.map(({ id }) => id.slice(0, -6))).size).toBe(rows.length)
})
