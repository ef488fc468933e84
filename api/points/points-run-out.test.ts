import { beforeEach, describe, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { expirePoints } from './points-jobs.ts'

let now = testNow
const api = await testApi({ now: () => now })
const { ask, tokenFor, db } = api
const { rows } = testOrdering(api)
const me = callers.customer
const away = { ...me, saleUnit: 'NON01' }
await rows(`delete from points_ledger`)
await rows(`update customers set points = 0`)
beforeEach(async () => {
  now = testNow
  await rows(`delete from points_ledger`)
  await rows(`update customers set points = 0 where code in ('C0001', 'C0002')`)
})

async function earn(
  points: number,
  expiresOn: string | null,
  who: { saleUnit: string; customerCode: string } = me,
  at = '2026-11-01',
) {
  const key = [who.saleUnit, who.customerCode, points]
  await rows(
    `insert into points_ledger (sale_unit, customer_code, points, reason, expires_on, at) values ($1, $2, $3, 'earned', $4, $5)`,
    [...key, expiresOn, at],
  )
  await rows(`update customers set points = points + $3 where sale_unit = $1 and code = $2`, key)
}
const balances = async () =>
  rows(`select sale_unit, code, points::int from customers where points <> 0 order by 1, 2`)
const expireAt = (moment: string) => expirePoints({ db, now: new Date(moment) })

describe('points', () => {
  test('can be used until midnight of their last day in Bangkok, then they are gone, once, and only they', async () => {
    await earn(100, '2026-11-16')
    await earn(30, '2026-11-17')
    await earn(7, null)
    await earn(500, '2027-01-01', away)
    await earn(40, '2026-12-01', { ...me, customerCode: 'C0002' })
    expect(await expireAt('2026-11-16T23:59:59+07:00')).toBe(0)
    expect(await expireAt('2026-11-17T00:00:00+07:00')).toBe(100)
    expect(await expireAt('2026-11-17T00:10:00+07:00')).toBe(0)
    expect(await balances()).toEqual([
      { sale_unit: 'BKK01', code: 'C0001', points: 37 },
      { sale_unit: 'BKK01', code: 'C0002', points: 40 },
      { sale_unit: 'NON01', code: 'C0001', points: 500 },
    ])
    expect(
      await rows(`select sale_unit, customer_code, points::int from points_ledger where reason = 'expired'`),
    ).toEqual([{ sale_unit: 'BKK01', customer_code: 'C0001', points: -100 }])
  })

  test('that were spent do not run out, and nobody is left with less than nothing', async () => {
    await earn(100, '2026-11-15')
    await rows(
      `insert into points_ledger (sale_unit, customer_code, points, reason, at) values ('BKK01', 'C0001', -80, 'redeemed', now())`,
    )
    await rows(`update customers set points = 5 where sale_unit = 'BKK01' and code = 'C0001'`)
    expect(await expireAt('2026-11-16T12:00:00+07:00')).toBe(5)
    expect(await balances()).toEqual([])
  })

  test('are announced for sixty days, the last of them included', async () => {
    const soon = async () => (await ask('GET_MASTER_DATA/GET_POINT', { token: await tokenFor(me) })).body
    await earn(1, '2026-11-16')
    await earn(2, '2027-01-15')
    await earn(4, '2027-01-16')
    expect(JSON.stringify(await soon())).toContain('2027-01-15')
    expect(JSON.stringify(await soon())).not.toContain('2027-01-16')
    now = new Date('2026-11-17T00:00:00+07:00')
    expect(JSON.stringify(await soon())).toContain('2027-01-16')
  })

  test('have a ledger of their owner at their centre alone, page by page, each entry with its balance', async () => {
    for (let day = 1; day <= 9; day++) await earn(day, '2027-06-01', me, `2026-10-0${day}`)
    await earn(1_000, '2027-06-01', { ...me, customerCode: 'C0002' })
    await earn(2_000, '2027-06-01', away)
    const token = await tokenFor(me)
    const page = async (body: object) => (await ask('api/points/ledger', { token, body })).body
    const entries = [
      ...(await page({ take: 4 })).entries,
      ...(await page({ take: 4, skip: 4 })).entries,
      ...(await page({ take: 4, skip: 8 })).entries,
    ]
    expect(entries.map(({ points, balance }) => [points, balance])).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2, 1].map((points) => [points, (points * (points + 1)) / 2]),
    )
    expect(await page({})).toMatchObject({
      balance: 45,
      total: 9,
      expiring: [{ on: '2027-06-01', points: 45 }],
    })
    expect((await page({ skip: 9 })).entries).toEqual([])
  })
})
