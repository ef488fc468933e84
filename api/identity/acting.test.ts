import { beforeEach, expect, test } from 'vitest'
import { passTime } from '#checks/tools/pass-time.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'

const { ask, tokenFor, pool } = await testApi()
const moved = (saleCode: string) =>
  pool.query(`update customers set sale_code = $1 where sale_unit = 'BKK01' and code = 'C0001'`, [saleCode])
const roleOf = (username: string, role: string) =>
  pool.query(`update staff_centres set role = $2 where sale_unit = 'BKK01' and username = $1`, [
    username,
    role,
  ])

beforeEach(async () => {
  await moved('sales01')
  await roleOf('supervisor01', '4')
})

const act = async (token: string) => ask('api/merchant/loginasclient/C0001/BKK01', { method: 'GET', token })
const open = async (token: string) =>
  Promise.all(
    ['authen/customerProfile', 'GET_MASTER_DATA/GET_DELIVERY_ADDRESS'].map(
      async (path) => (await ask(path, { token })).status,
    ),
  )
/** Within a second, the lifetime of the session cache. */
async function ends(token: string) {
  passTime(1_000)
  expect(await open(token)).toEqual([401, 401])
}

test('a salesperson acts for a customer no longer who was given to another', async () => {
  const own = await tokenFor(callers.salesperson)
  const { jtoken } = (await act(own)).body.Customer
  expect(await open(jtoken)).toEqual([200, 200])
  await moved('sales02')
  expect((await act(own)).status).toBe(403)
  await ends(jtoken)
})

test.each(['3', '5'])(
  'a supervisor whose role becomes %s acts no longer by what they took before',
  async (role) => {
    await moved('supervisor01')
    const { jtoken } = (await act(await tokenFor(callers.supervisor))).body.Customer
    expect(await open(jtoken)).toEqual([200, 200])
    await roleOf('supervisor01', role)
    await ends(jtoken)
  },
)

test('whoever leaves the centre acts for none of its customers', async () => {
  const { jtoken } = (await act(await tokenFor(callers.manager))).body.Customer
  expect(await open(jtoken)).toEqual([200, 200])
  await pool.query(`delete from staff_centres where sale_unit = 'BKK01' and username = 'manager01'`)
  await ends(jtoken)
})

test('a supervisor goes on acting for a customer who is given to another salesperson', async () => {
  const { jtoken } = (await act(await tokenFor(callers.supervisor))).body.Customer
  await moved('sales02')
  passTime(1_000)
  expect(await open(jtoken)).toEqual([200, 200])
})
