import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { testApi } from '#checks/tools/test-api.ts'
import { refreshContract, userLoginContract } from '#shop/identity/sign-in-contracts.ts'
import { call } from '#web/kit/calls/call.ts'
import { shopperHeader } from '#web/kit/calls/one-shopper.ts'
import { type PageParts, partsContext } from '#web/kit/calls/page-parts.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { openVisit } from './open-visit.ts'

const { api, pool } = await testApi({ now: () => new Date() })
const callOptions = { carrier: api.carrier, locale: 'th', address: '' } as const

async function cookiesOf(mobile: string): Promise<string> {
  const { token, refreshToken } = await call(callOptions, userLoginContract, {
    username: mobile,
    password: 'Sangdai#1',
  })
  return `sangdai_customer_token=${token}; sangdai_customer_refresh=${refreshToken}`
}

async function open(path: string, cookie: string, { locale = 'th' as 'th' | 'en', headers = {} } = {}) {
  const url = new URL(path, 'http://shop.test')
  const request = new Request(url, { headers: { cookie, ...headers } })
  const context = new RouterContextProvider()
  const parts = { ...callOptions, locale, origin: url.origin, secure: false, nonce: '' }
  context.set(partsContext, parts as unknown as PageParts)
  const visit = { request, url, pattern: url.pathname.slice(1), params: {}, context }
  const response = (await openVisit(visit as never, async () => {
    const shopper = await context.get(visitorContext).findShopper()
    return Response.json({ kind: shopper?.kind, centre: shopper?.user.activeCentre })
  })) as Response
  return {
    status: response.status,
    to: response.headers.get('location'),
    cookies: response.headers.getSetCookie().join('\n'),
    response,
  }
}

const mobileIn = async (centres: string) =>
  (
    await pool.query(
      `select a.mobile from accounts a join customers c on c.account_id = a.id where c.status = 'active' and a.active
       group by a.mobile having array_agg(c.sale_unit::text order by c.sale_unit) = $1 order by 1 limit 1`,
      [centres],
    )
  ).rows[0].mobile as string

test('a customer whose centre closes is led home in their other one, which says why, or to a page that says so, and never in a circle', async () => {
  const [two, one] = [await mobileIn('{BKK01,NON01}'), await mobileIn('{BKK01}')]
  await pool.query(`update accounts set last_sale_unit = 'BKK01' where mobile = $1`, [two])
  const [ofTwo, ofOne] = [await cookiesOf(two), await cookiesOf(one)]
  await pool.query(`update centres set active = false where sale_unit = 'BKK01'`)

  const moved = await open('/product', ofTwo)
  expect([moved.status, moved.to, moved.response.headers.has('x-remix-reload-document')]).toEqual([
    302,
    '/?trouble=centre',
    true,
  ])
  const fresh = /sangdai_customer_token=([^;]+)/.exec(moved.cookies)?.[1] ?? ''
  expect(fresh).not.toBe('')
  const after = await open(
    '/product',
    ofTwo.replace(/sangdai_customer_token=[^;]+/, `sangdai_customer_token=${fresh}`),
  )
  expect(await after.response.json()).toEqual({ kind: 'customer', centre: 'NON01' })

  expect((await open('/product', ofTwo, { locale: 'en' })).to).toBe('/en?trouble=centre')

  const left = await open('/product', ofOne)
  expect([left.status, left.to]).toEqual([302, '/login?why=identity.centreClosed&centre=BKK01'])
  expect((await open('/product', ofOne, { locale: 'en' })).to).toBe(
    '/en/login?why=identity.centreClosed&centre=BKK01',
  )
  const login = await open('/login?why=identity.centreClosed', ofOne)
  expect(login.status).toBe(200)
  expect(login.cookies).toMatch(/sangdai_customer_refresh=;/)
  expect(await login.response.json()).toMatchObject({ kind: 'guest' })

  // A page's script learns that its shopper is gone, and the session stays until a page has explained why.
  const script = await open('/cart', ofOne, { headers: { [shopperHeader]: 'C0002 BKK01' } })
  expect([script.status, script.cookies]).toEqual([200, ''])

  await pool.query(`update centres set active = true`)
  const refreshToken = /refresh=(.+)$/.exec(ofOne)?.[1] ?? ''
  expect(await call(callOptions, refreshContract, { refreshToken })).toHaveProperty('token')
})
