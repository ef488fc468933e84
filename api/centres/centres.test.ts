import { beforeEach, describe, expect, test } from 'vitest'
import { callers, type TestCaller, testApi } from '#checks/tools/test-api.ts'

const { ask, tokenFor, pool } = await testApi()
const me = callers.customer
const get = async (path: string, who: TestCaller = me) =>
  ask(path, { method: 'GET', token: await tokenFor(who) })
const centres = async (path: string, who: TestCaller = me): Promise<string[]> =>
  (await get(path, who)).body.map(({ SaleUnit }: { SaleUnit: string }) => SaleUnit).sort()
const both = ['authen/user/dcs', 'authen/customer/dcs']

beforeEach(async () => {
  await pool.query(`update centres set active = true`)
  await pool.query(`update customers set status = 'active' where sale_unit = 'NON01' and code = 'C0001'`)
})

test('a closed centre is in no list, and nobody swaps to it', async () => {
  for (const path of [...both, 'authen/customer/dcs/all'])
    expect(await centres(path), path).toContain('NON01')
  await pool.query(`update centres set active = false where sale_unit = 'NON01'`)
  for (const path of [...both, 'authen/customer/dcs/all'])
    expect(await centres(path), path).not.toContain('NON01')
  expect(await get('authen/swapdc/NON01')).toMatchObject({
    status: 403,
    body: { Code: 'identity.otherCentre' },
  })
})

test.each(['pending', 'inactive'])(
  'a centre where the customer is %s is not among their own, and nobody swaps to it',
  async (status) => {
    await pool.query(`update customers set status = $1 where sale_unit = 'NON01' and code = 'C0001'`, [
      status,
    ])
    for (const path of both) expect(await centres(path), path).not.toContain('NON01')
    expect((await get('authen/swapdc/NON01')).status).toBe(403)
  },
)

test('the same code at another centre is another’s: whose account it is decides', async () => {
  const { rows } = await pool.query(
    `select h.sale_unit as here, a.sale_unit as away from customers h join customers o on o.code = h.code and o.account_id <> h.account_id
     join customers a on a.account_id = o.account_id and a.sale_unit <> h.sale_unit
     where h.sale_unit = 'BKK01' and h.code = 'C0002' limit 1`,
  )
  const other = { ...me, customerCode: 'C0002' }
  const own = await pool.query(
    `select m.sale_unit from customers m join customers h on h.account_id = m.account_id where h.sale_unit = 'BKK01' and h.code = 'C0002' order by 1`,
  )
  for (const path of both)
    expect(await centres(path, other), path).toEqual(own.rows.map(({ sale_unit }) => sale_unit))
  for (const { away } of rows) expect((await get(`authen/swapdc/${away}`, other)).status).toBe(403)
})

test('whoever acts for a customer is told of the one centre they act in', async () => {
  expect((await centres('authen/user/dcs')).length).toBeGreaterThan(1)
  for (const path of both)
    expect(await centres(path, { ...me, actor: { kind: 'staff', name: 'sales01' } }), path).toEqual(['BKK01'])
})

test('the list of all comes page by page, nothing twice and nothing left out', async () => {
  const page = async (query: string): Promise<string[]> =>
    (await get(`authen/customer/dcs/all?${query}`)).body.map(({ SaleUnit }: { SaleUnit: string }) => SaleUnit)
  const all = await page('')
  expect(all.length).toBeGreaterThan(3)
  expect([...(await page('take=2')), ...(await page('take=2&skip=2')), ...(await page('skip=4'))]).toEqual(
    all,
  )
})

describe('the next round that a shop is told of', () => {
  const round = async (path = 'authen/user/dcs') =>
    (await get(path)).body.find(({ SaleUnit }: { SaleUnit: string }) => SaleUnit === 'BKK01').NextDelivery
  const live = (postcode: string) =>
    pool.query(
      `update addresses set postcode = $1, subdistrict = 'ปากเกร็ด' where sale_unit = 'BKK01' and customer_code = 'C0001'`,
      [postcode],
    )
  const setup = async () => (await get('authen/customer/setup')).body

  test('is the one of the area it lies in, as are the days, the minimum and the free delivery of its first steps', async () => {
    expect(await round()).toBe('2026-11-17')
    expect(await setup()).toMatchObject({ deliveryWeekdays: 126, minimumOrder: 300, freeShippingFrom: 1500 })
    await live('11120')
    expect(await round()).toBe('2026-11-18')
    expect(await setup()).toMatchObject({
      deliveryWeekdays: 0b0101010,
      minimumOrder: 500,
      freeShippingFrom: 2500,
    })
  })

  test('is none where the centre does not deliver', async () => {
    await live('83000')
    expect(await round()).toBeNull()
    expect(await setup()).toMatchObject({ deliveryWeekdays: 0 })
  })
})
