import { expect, test } from 'vitest'
import { testApi } from '#checks/tools/test-api.ts'
import type { Carrier } from '#shop/contract/carrier.ts'
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
