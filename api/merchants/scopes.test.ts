import { expect, test } from 'vitest'
import { callers, type TestCaller, testApi } from '#checks/tools/test-api.ts'

const { ask, tokenFor, pool } = await testApi()
const statusOf = async (saleUnit: string, code: string) =>
  (await pool.query(`select status from customers where sale_unit = $1 and code = $2`, [saleUnit, code]))
    .rows[0]?.status
const approve = async (who: TestCaller, code: string, yes = true) =>
  (
    await ask('api/merchant/customer/approve', {
      token: await tokenFor(who),
      body: { code, saleUnit: 'BKK01', approve: yes, why: yes ? '' : 'นอกเขต' },
    })
  ).status

test('one approves at one’s own centre only, and only who waits: nobody who was stopped comes back this way', async () => {
  await pool.query(
    `update customers set status = 'pending' where code = 'C0001' and sale_unit in ('BKK01', 'NON01')`,
  )
  expect(await approve(callers.manager, 'C0001')).toBe(200)
  expect([await statusOf('BKK01', 'C0001'), await statusOf('NON01', 'C0001')]).toEqual(['active', 'pending'])
  await pool.query(`update customers set status = 'inactive' where code = 'C0001' and sale_unit = 'BKK01'`)
  expect(await approve(callers.manager, 'C0001')).toBe(409)
  expect(await statusOf('BKK01', 'C0001')).toBe('inactive')
  await pool.query(`update customers set status = 'active' where code = 'C0001'`)
  expect(await approve(callers.manager, 'C0001', false)).toBe(409)
  expect(await statusOf('BKK01', 'C0001')).toBe('active')
  await pool.query(`update customers set status = 'pending' where code = 'C0001' and sale_unit = 'BKK01'`)
  expect(await approve(callers.salesperson, 'C0001')).toBe(403)
  expect(await statusOf('BKK01', 'C0001')).toBe('pending')
})

test('a salesperson’s code of another centre opens no customer here', async () => {
  const { rows } = await pool.query(
    `select code from customers where sale_unit = 'BKK01' and status = 'active' and sale_code is distinct from 'sales01' order by code limit 2`,
  )
  await pool.query(`update customers set sale_code = 'AWAY' where sale_unit = 'BKK01' and code = $1`, [
    rows[0]?.code,
  ])
  await pool.query(
    `insert into staff_centres (sale_unit, username, role, sale_code) values ('CNX01', 'sales01', '3', 'AWAY') on conflict do nothing`,
  )
  const list = async (who: TestCaller) => {
    const { status, body } = await ask('api/customers/list', { method: 'GET', token: await tokenFor(who) })
    expect(status).toBe(200)
    return body.map(({ Code }: { Code: string }) => Code) as string[]
  }
  expect(await list(callers.salesperson)).not.toContain(rows[0]?.code)
  expect(await list(callers.supervisor)).toContain(rows[0]?.code)
})
