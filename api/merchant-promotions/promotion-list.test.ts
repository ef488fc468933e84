import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testToday } from '#checks/tools/test-day.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { testPromotions } from '#checks/tools/test-promotions.ts'
import { statusOf } from '#shop/promotions/promotion.ts'

const api = await testApi()
const { ask, tokenFor } = api
const { rows } = testOrdering(api)
const { addPromotion } = testPromotions(api)
const [manager, salesperson] = await Promise.all([tokenFor(callers.manager), tokenFor(callers.salesperson)])
const list = async (query: string, token = manager) =>
  (await ask(`api/promotion/list?${query}`, { method: 'GET', token })).body
const [{ code } = { code: '' }] = await rows<{ code: string }>(
  `select code from products where sale_unit = 'BKK01' order by code limit 1`,
)
for (let at = 1; at <= 15; at++)
  await addPromotion(`LATER ${String(at).padStart(2, '0')}`, {
    sale: [code],
    from: '2027-01-01',
    to: `2027-02-${10 + at}`,
  })
await addPromotion('PAST', { sale: [code], to: '2026-11-15' })
await addPromotion('LAST DAY', { sale: [code], to: '2026-11-16' })
await addPromotion('OFF', { sale: [code], enabled: false })

test('every promotion is in the tab of its status, and the tabs are counted', async () => {
  const kept = await rows<{ id: string; enabled: boolean; startsOn: string; endsOn: string }>(
    `select id, enabled, starts_on::text as "startsOn", ends_on::text as "endsOn" from promotions where sale_unit = 'BKK01'`,
  )
  for (const status of ['CURRENT', 'SOON', 'EXPIRED', 'DISABLE', 'UNKNOWN']) {
    const { Promotions, Counts } = await list(`Status=${status}&Take=100`)
    const expected = kept.filter((each) => statusOf(each, testToday) === status).map(({ id }) => id)
    expect(Promotions.map(({ PromotionId }: { PromotionId: string }) => PromotionId).sort()).toEqual(
      expected.sort(),
    )
    for (const { Status } of Promotions) expect(Status).toBe(status)
    expect(Counts[status]).toBe(expected.length)
  }
})

test('a page has twelve, the next one the rest, in one order', async () => {
  const first = await list('Status=SOON&Text=LATER')
  const second = await list('Status=SOON&Text=LATER&Skip=12')
  expect([first.Promotions.length, first.IsMore, second.Promotions.length, second.IsMore]).toEqual([
    12,
    true,
    3,
    false,
  ])
  const ids = [...first.Promotions, ...second.Promotions].map(({ PromotionId }) => PromotionId)
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(15)
})

test('details come when asked for; type and text narrow the list, and signs are only signs', async () => {
  const [without] = (await list('Text=last day')).Promotions
  const [withAll] = (await list('Text=last day&IncludeDetail=true')).Promotions
  expect([without.PromotionDetail.length, withAll.PromotionDetail.length]).toEqual([0, 1])
  expect(withAll.ProductSale).toEqual([code])
  for (const { PromotionType } of (await list('PromotionType=3&Take=100')).Promotions)
    expect(PromotionType).toBe(3)
  expect((await list('PromotionType=3&Take=100')).Promotions.length).toBeGreaterThan(0)
  expect(
    (await list('Text=%25')).Promotions.every(({ PromotionName, Opt30 }: Record<string, string>) =>
      `${PromotionName}${Opt30}`.includes('%'),
    ),
  ).toBe(true)
})

test('a salesperson sees promotions, and of their customers only the own', async () => {
  const [mine, others] = await Promise.all(
    ["sale_code = 'sales01'", "sale_code is distinct from 'sales01'"].map(async (which) => {
      const [own] = await rows<{ code: string }>(
        `select code from customers where sale_unit = 'BKK01' and status = 'active' and ${which} order by code limit 1`,
      )
      return own?.code ?? ''
    }),
  )
  await addPromotion('FOR TWO', { sale: [code], only: { customer: [mine ?? '', others ?? ''] } })
  const seen = async (token: string) =>
    (await ask('api/promotion/detail/FOR%20TWO', { method: 'GET', token })).body.Promotion.CustomerList
  expect(await seen(salesperson)).toEqual([mine])
  expect((await seen(manager)).toSorted()).toEqual([mine, others].sort())
  const found = async (token: string) =>
    (await ask(`api/promotion/customers?text=${others}`, { method: 'GET', token })).body.map(
      ({ Code }: { Code: string }) => Code,
    )
  expect([await found(salesperson), await found(manager)]).toEqual([[], [others]])
})

test('what a promotion is made of: types of the centre and kinds of discount', async () => {
  const { body } = await ask('api/promotion/masterdata', { method: 'GET', token: manager })
  expect(body.CustomerTypes.length).toBeGreaterThan(0)
  expect(body.StoreTypes.length).toBeGreaterThan(0)
  expect(body.DiscTypes.map(({ DiscType }: { DiscType: string }) => DiscType)).toEqual([
    '%',
    'Money/UOM',
    'Money',
  ])
  expect(body.LeastMargin).toBe(5)
  expect((await ask('api/promotion/customers', { method: 'GET', token: manager })).body).toHaveLength(48)
})
