import { expect, test } from 'vitest'
import { testApi } from '#checks/test-api.ts'

const { ask, pool } = await testApi()
const centreOf = async (query = '') => (await ask(`authen/user/login/guest${query}`, { method: 'GET' })).body.user

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
