import { expect, test } from 'vitest'
import { testApi } from '#checks/tools/test-api.ts'

const { ask, pool } = await testApi()
const centreOf = async (query = '') =>
  (await ask(`authen/user/login/guest${query}`, { method: 'GET' })).body.user

test('a guest who said where they are is a guest of the centre that delivers there', async () => {
  const token = (await ask('authen/user/login/guest?dist=cnx01', { method: 'GET' })).body.token
  const { body } = await ask('authen/user/dcs', { method: 'GET', token })
  expect(body.map(({ SaleUnit }: { SaleUnit: string }) => SaleUnit)).toEqual(['CNX01'])
})

test('without a place, with one that is not there or with a closed one it is the default centre', async () => {
  const usual = await centreOf()
  await pool.query(`update centres set active = false where sale_unit = 'KKC01'`)
  for (const query of ['?dist=', '?dist=NOPE1', '?dist=KKC01']) expect(await centreOf(query)).toEqual(usual)
})

test('whoever chose one of their own centres on this device is signed in there, and otherwise where they were last', async () => {
  const { rows } = await pool.query(
    `select a.mobile from accounts a join customers c on c.account_id = a.id where c.status = 'active' and a.active
     group by a.mobile having array_agg(c.sale_unit::text order by c.sale_unit) = '{BKK01,NON01}' order by 1 limit 1`,
  )
  const username = rows[0].mobile
  await pool.query(`update accounts set last_sale_unit = 'NON01' where mobile = $1`, [username])
  const centreIn = async (dist?: string) =>
    (await ask('authen/user/login', { body: { username, password: 'Sangdai#1', dist } })).body.user.SALEUNIT
  expect([await centreIn('BKK01'), await centreIn('CNX01'), await centreIn()]).toEqual([
    'BKK01',
    'NON01',
    'NON01',
  ])
})
