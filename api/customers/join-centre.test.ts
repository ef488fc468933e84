import { describe, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'

const { ask, pool, tokenFor } = await testApi()
const token = await tokenFor(callers.customer)
const join = (saleUnit: string, by = token) =>
  ask('authen/customer/dcs/join', { token: by, body: { saleUnit }, locale: 'en' })
const requestedCentres = async () => (await ask('authen/customer/dcs/asked', { method: 'GET', token })).body
const own = async () =>
  (await ask('authen/user/dcs', { method: 'GET', token })).body.map(
    ({ SaleUnit }: { SaleUnit: string }) => SaleUnit,
  )
const there = async (saleUnit: string) =>
  (
    await pool.query(
      `select c.* from customers c join customers me on me.account_id = c.account_id
       where me.sale_unit = 'BKK01' and me.code = 'C0001' and c.sale_unit = $1`,
      [saleUnit],
    )
  ).rows

describe('a customer asks another centre to take the shop on', () => {
  test('and waits there with shop and addresses, without credit, points or a licence of the old centre', async () => {
    expect(await requestedCentres()).toEqual([])
    expect(await join('hkt01')).toMatchObject({ status: 200, body: { status: 'pending' } })
    const [row] = await there('HKT01')
    expect(row).toMatchObject({
      status: 'pending',
      customer_type: 'RT',
      credit_limit: 0,
      points: 0,
      has_licence: false,
      role: '1',
    })
    const { rows } = await pool.query(
      `select type from addresses where sale_unit = 'HKT01' and customer_code = $1 order by type`,
      [row.code],
    )
    expect(rows.map(({ type }) => type)).toEqual(['B', 'C', 'S', 'S'])
    expect(await requestedCentres()).toEqual(['HKT01'])
    expect(await own()).toEqual(['BKK01', 'NON01'])
  })

  test('twice, and it stays one request', async () => {
    expect(await join('HKT01')).toMatchObject({ status: 200, body: { status: 'pending' } })
    expect(await there('HKT01')).toHaveLength(1)
  })

  test('at the same moment on two phones, and it stays one request', async () => {
    const answers = await Promise.all([join('KKC01'), join('KKC01'), join('KKC01')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await there('KKC01')).toHaveLength(1)
  })

  test('which approves: from then on it is one of the own centres', async () => {
    const [{ code }] = await there('HKT01')
    await pool.query(`update customers set status = 'active' where sale_unit = 'HKT01' and code = $1`, [code])
    expect(await own()).toEqual(['BKK01', 'HKT01', 'NON01'])
    expect((await ask('authen/swapdc/HKT01', { method: 'GET', token })).status).toBe(200)
    expect(await join('HKT01')).toMatchObject({ status: 409, body: { Code: 'centres.joined' } })
  })

  test('which declines: asking again says to call', async () => {
    await pool.query(`update customers set status = 'inactive' where sale_unit = 'KKC01' and code = $1`, [
      (await there('KKC01'))[0].code,
    ])
    const { status, body } = await join('KKC01')
    expect([status, body.Code]).toEqual([409, 'centres.joinRefused'])
    expect(body.Message).toContain('043000104')
  })

  test.each([
    ['an own centre', 'NON01', 409, 'centres.joined'],
    ['a centre that is not there', 'NOPE1', 404, 'centres.noCentre'],
  ])('but not %s', async (_what, saleUnit, status, code) => {
    expect(await join(saleUnit)).toMatchObject({ status, body: { Code: code } })
  })

  test('and nobody asks for them', async () => {
    const byStaff = await tokenFor({ ...callers.customer, actor: { kind: 'staff', name: 'sales01' } })
    expect((await join('CBI01', byStaff)).status).toBe(403)
    expect(await there('CBI01')).toEqual([])
  })
})

describe('every centre of the network can be found', () => {
  const all = async (query: string, by = token) =>
    (await ask(`authen/customer/dcs/all?${query}`, { method: 'GET', token: by })).body.map(
      ({ SaleUnit }: { SaleUnit: string }) => SaleUnit,
    )

  test('by the postcode it delivers to, also by a guest, and none where nobody does', async () => {
    const guest = await tokenFor(callers.guest)
    expect(await all('postcode=50200', guest)).toEqual(['CNX01'])
    expect((await all('postcode=11000', guest)).toSorted()).toEqual(['BKK01', 'NON01'])
    expect(await all('postcode=57000', guest)).toEqual([])
    expect(await all('')).toHaveLength(6)
  })
})
