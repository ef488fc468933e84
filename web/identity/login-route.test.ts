import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { testApi } from '#checks/test-api.ts'
import { openJar } from '#web/kit/jar.ts'
import { peek } from '#web/kit/keep-token.ts'
import { makeVisitor, visitorContext } from '#web/kit/visitor.ts'
import { action } from './login-route.tsx'

const { api, pool } = await testApi({ now: () => new Date() })

test('whoever chose one of their own centres on this device is signed in there; otherwise where they were last', async () => {
  const { rows } = await pool.query(
    `select a.mobile from accounts a join customers c on c.account_id = a.id where c.status = 'active' and a.active
     group by a.mobile having array_agg(c.sale_unit::text order by c.sale_unit) = '{BKK01,NON01}' order by 1 limit 1`,
  )
  const username = rows[0].mobile
  await pool.query(`update accounts set last_sale_unit = 'NON01' where mobile = $1`, [username])
  const signIn = async (cookie: string) => {
    const body = new URLSearchParams({ by: 'password', username, password: 'Sangdai#1', to: '/product' })
    const request = new Request('http://shop.test/login', { method: 'POST', headers: { cookie }, body })
    const jar = openJar(request, false)
    const context = new RouterContextProvider()
    context.set(visitorContext, makeVisitor(jar, { carrier: api.carrier, locale: 'th', address: '' }))
    await action({ request, context } as unknown as Parameters<typeof action>[0])
    return peek(jar.get('customerToken') ?? '').saleUnit
  }
  expect(await signIn('sangdai_selected_dist=BKK01')).toBe('BKK01')
  expect(await signIn('sangdai_selected_dist=CNX01')).toBe('NON01')
  expect(await signIn('')).toBe('NON01')
})
