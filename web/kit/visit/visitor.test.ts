import { expect, test } from 'vitest'
import { testApi } from '#checks/tools/test-api.ts'
import type { Carrier } from '#shop/contract/carrier.ts'
import { riderHistoryContract } from '#shop/deliveries/rider-contracts.ts'
import { openJar } from './jar.ts'
import { makeVisitor } from './visitor.ts'

// The real clock, so that page server and API agree.
const { api, ask, pool } = await testApi({ now: () => new Date() })
await pool.query(`update migrations set applied_at = applied_at - interval '2 hours'`)
const ranOut = 'eyJhbGciOiJub25lIn0.e30.'

type Browser = Record<string, string>
async function signIn(): Promise<Browser> {
  const { body } = await ask('authen/user/login', { body: { username: '0810000001', password: 'Sangdai#1' } })
  return {
    sangdai_customer_token: body.token,
    sangdai_customer_refresh: body.refreshToken,
    sangdai_device: body.deviceToken,
  }
}

/** Opens a page with a browser's cookies; returns the cookies after the response, if it arrives. */
async function visit(browser: Browser, carrier: Carrier = api.carrier) {
  const cookie = Object.entries(browser).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const jar = openJar(new Request('http://shop.test/', { headers: { cookie: cookie.join('; ') } }), false)
  const shopper = await makeVisitor(jar, { carrier, locale: 'th', address: '10.0.0.1' })
    .findShopper()
    .catch((error: Error) => ({ kind: error.message }))
  const after = { ...browser }
  for (const change of jar.changes()) {
    const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(change) ?? []
    if (value) after[name] = decodeURIComponent(value)
    else delete after[name]
  }
  return { kind: shopper?.kind, after }
}

test('a token that ran out is renewed in silence, and the browser holds the next refresh token', async () => {
  const browser = await signIn()
  const { kind, after } = await visit({ ...browser, sangdai_customer_token: ranOut })
  expect(kind).toBe('customer')
  expect(after.sangdai_customer_refresh).not.toBe(browser.sangdai_customer_refresh)
  expect((await visit({ ...after, sangdai_customer_token: ranOut })).kind).toBe('customer')
})

test('a token another server’s clock refuses is renewed; nobody is signed out by it', async () => {
  const browser = await signIn()
  const forged = await (await testApi({ now: () => new Date(Date.now() + 120_000) })).ask(
    'authen/user/login',
    {
      body: { username: '0810000001', password: 'Sangdai#1' },
    },
  )
  expect((await visit({ ...browser, sangdai_customer_token: forged.body.token })).kind).toBe('customer')
})

test.each([
  ['cannot be reached', 500],
  ['has too much to do', 429],
  ['is briefly away', 503],
])('while the API %s a refresh token is kept', async (_how, status) => {
  const browser: Browser = { ...(await signIn()), sangdai_customer_token: ranOut }
  const away: Carrier = async () => ({
    ok: false,
    status,
    expired: false,
    forUser: true,
    problem: { Code: 'away', Message: '' },
  })
  expect((await visit(browser, away)).after.sangdai_customer_refresh).toBe(browser.sangdai_customer_refresh)
})

test('only a refused renewal drops the refresh token', async () => {
  const browser = await signIn()
  const gone = { ...browser, sangdai_customer_token: ranOut, sangdai_customer_refresh: 'x'.repeat(43) }
  expect(await visit(gone)).toEqual({ kind: 'guest', after: { sangdai_device: browser.sangdai_device } })
})

test('signed out elsewhere, a browser is a guest and holds no token of the person', async () => {
  const browser = await signIn()
  await pool.query(`update sessions set ended_at = now(), ended_why = 'test'`)
  expect((await visit(browser)).after).toEqual({ sangdai_device: browser.sangdai_device })
})

/** A rider's call with these cookies: what was carried for it, and how it ended. */
async function callAsRider(cookies: Browser) {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const jar = openJar(new Request('http://shop.test/', { headers: { cookie: cookie.join('; ') } }), false)
  const carried: string[] = []
  const carrier: Carrier = (key, ...rest) => {
    carried.push(key)
    return api.carrier(key, ...rest)
  }
  const visitor = makeVisitor(jar, { carrier, locale: 'th', address: '10.0.0.1' })
  const ended = await visitor.callAsRider(riderHistoryContract, { saleUnit: 'BKK01' }).then(
    () => 'answered',
    ({ status, holder }) => [status, holder],
  )
  return { carried, ended, named: await visitor.findRiderToken() }
}

test('a rider’s call is carried alone, renewed where its token is refused, and tells where the session ended', async () => {
  const signedIn = async (by: typeof ask) => {
    const { body } = await by('authen/rider/login', {
      body: { username: '0820000001', password: 'Sangdai#1' },
    })
    return { sangdai_rider_token: body.token, sangdai_rider_refresh: body.refreshToken }
  }
  const browser = await signedIn(ask)
  const history = 'GET api/rider/history'
  expect(await callAsRider(browser)).toMatchObject({
    ...{ carried: [history], ended: 'answered' },
    named: { mobile: '0820000001', saleUnit: 'BKK01' },
  })
  const elsewhere = await testApi({ now: () => new Date(Date.now() + 120_000) })
  const forged = { ...browser, sangdai_rider_token: (await signedIn(elsewhere.ask)).sangdai_rider_token }
  const renewed = await callAsRider(forged)
  expect([renewed.ended, renewed.carried.at(0), renewed.carried.at(-1)]).toEqual([
    'answered',
    history,
    history,
  ])
  await pool.query(`update sessions set ended_at = now(), ended_why = 'test' where kind = 'rider'`)
  await new Promise((go) => setTimeout(go, 1_100))
  expect((await callAsRider(browser)).ended).toEqual([401, 'rider'])
  expect((await callAsRider({})).ended).toEqual([401, 'rider'])
})
