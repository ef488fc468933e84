import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { testApi } from '#checks/tools/test-api.ts'
import { merchantLoginContract } from '#shop/identity/sign-in-contracts.ts'
import { call } from '#web/kit/calls/call.ts'
import { openJar } from '#web/kit/visit/jar.ts'
import { makeVisitor, visitorContext } from '#web/kit/visit/visitor.ts'
import { loader } from './numbers-route.ts'

const { api, pool } = await testApi({ now: () => new Date() })
const callOptions = { carrier: api.carrier, locale: 'th', address: '' } as const

async function fileFor(username: string): Promise<Response> {
  const { token } = await call(callOptions, merchantLoginContract, {
    ...{ username, password: 'Sangdai#1', remember: false },
  })
  const context = new RouterContextProvider()
  const request = new Request('http://shop.test/', { headers: { cookie: `sangdai_token=${token}` } })
  context.set(visitorContext, makeVisitor(openJar(request, false), callOptions))
  return (await loader({ params: { id: 'CSTEST' }, context } as unknown as LoaderFunctionArgs)) as Response
}

test('the file of a series has every number once, and no cell of it is a formula', async () => {
  await pool.query(
    `insert into coupon_series (sale_unit, id, promotion_id, name, form, audience, starts_on, ends_on, prefix, numbers, made_at, made_by, made_key)
     select 'BKK01', 'CSTEST', p.id, 'test', 'owned', 'everybody', '2026-01-01', p.ends_on, '', 2345, now(), 'test', gen_random_uuid()
     from promotions p where p.sale_unit = 'BKK01' and p.needs_coupon order by p.id limit 1`,
  )
  await pool.query(`update customers set name = '=1+1' where sale_unit = 'BKK01' and code = 'C0002'`)
  await pool.query(
    `insert into coupons (sale_unit, id, promotion_id, customer_code, expires_on, series_id)
     select 'BKK01', 'CSN' || lpad(n::text, 6, '0'), s.promotion_id, 'C0002', s.ends_on, s.id
     from coupon_series s, generate_series(1, 2345) n where s.sale_unit = 'BKK01' and s.id = 'CSTEST'`,
  )
  const lines = (await (await fileFor('manager01')).text()).split('\r\n').filter(Boolean)
  expect(lines[0]).toMatch(/เลขคูปอง,/)
  expect(new Set(lines.slice(1).map((line) => line.split(',')[0])).size).toBe(2_345)
  expect(lines[1]).toContain(",'=1+1,")
})

test('only those who make numbers get them', async () => {
  await expect(fileFor('supervisor01')).rejects.toMatchObject({ init: { status: 403 } })
})
