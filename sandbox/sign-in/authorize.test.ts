import { expect, test } from 'vitest'
import { sandboxAddresses } from '#sandbox/addresses.ts'
import { openSandbox, post } from '#sandbox/test-sandbox.ts'

async function openPage(
  changed: Record<string, string | undefined> = {},
  provider: 'line' | 'google' | 'facebook' = 'line',
) {
  const world = await openSandbox()
  const paths = { line: '/oauth2/v2.1/authorize', google: '/o/oauth2/v2/auth', facebook: '/dialog/oauth' }
  const query: Record<string, string | undefined> = {
    response_type: 'code',
    client_id: `sandbox-${provider}`,
    redirect_uri: `${world.origin}/back?from=login`,
    scope: 'openid profile',
    state: 'st&te',
    ...changed,
  }
  const url = new URL(sandboxAddresses(world.origin)[provider].issuer + paths[provider])
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, value)
  const get = (headers = {}) => fetch(url, { headers, redirect: 'manual' })
  const choose = (choice: Record<string, string>) => post(url.href, new URLSearchParams(choice))
  return { ...world, get, choose }
}

const landing = (answer: Response) =>
  Object.fromEntries(new URL(answer.headers.get('location') ?? 'none:').searchParams)

test('the page asks in the language wanted and may only lead back to the shop', async () => {
  const { get, origin } = await openPage()
  const thai = await get()
  expect(thai.headers.get('content-security-policy')).toContain(`form-action 'self' ${origin};`)
  expect(await thai.text()).toContain('เข้าสู่ระบบในชื่อ')
  expect(await (await get({ 'accept-language': 'en' })).text()).toContain('Sign in as')
  const request = await openPage({ ui_locales: 'en' })
  expect(await (await request.get({ 'accept-language': 'th' })).text()).toContain('Sign in as')
})

test('a choice leads back with code and state, and keeps the query of the return address', async () => {
  const { choose } = await openPage({ bot_prompt: 'normal' })
  const answer = await choose({ person: 'tew' })
  expect(answer.status).toBe(303)
  expect(landing(answer)).toEqual({
    from: 'login',
    code: expect.any(String),
    state: 'st&te',
    friendship_status_changed: 'false',
  })
})

test.each([
  ['line', { error: 'ACCESS_DENIED', error_description: 'The resource owner denied the request.' }],
  ['google', { error: 'access_denied' }],
  [
    'facebook',
    {
      error: 'access_denied',
      error_code: '200',
      error_description: 'Permissions error',
      error_reason: 'user_denied',
    },
  ],
] as const)('cancelling %s says so in its own words', async (provider, said) => {
  const { choose, get, origin } = await openPage({}, provider)
  expect(landing(await choose({ cancel: 'yes' }))).toEqual({ from: 'login', state: 'st&te', ...said })
  await post(`${origin}/sandbox/switches`, { loginDenied: 'once' })
  expect(landing(await get())).toMatchObject(said)
  expect((await get()).status).toBe(200)
})

test.each([
  ['another site', 'https://evil.example/back'],
  ['a name that only begins like the shop', 'ORIGIN.evil.example/back'],
  ['the shop as a user name', 'ORIGIN@evil.example/'],
  ['a user at the shop', 'http://me@HOST/back'],
  ['script', 'javascript:alert(1)'],
  ['a path alone', '/back'],
  ['a fragment', 'ORIGIN/back#here'],
  ['nothing', undefined],
])('never leads to %s', async (_what, target) => {
  const { origin } = await openSandbox()
  const redirect_uri = target?.replace('ORIGIN', origin).replace('HOST', new URL(origin).host)
  const { get, choose } = await openPage({ redirect_uri })
  for (const answer of [await get(), await choose({ person: 'tew' })]) {
    expect(answer.status).toBe(400)
    expect(answer.headers.get('location')).toBeNull()
  }
})

test('an unknown client is told on the page', async () => {
  const { get } = await openPage({ client_id: '1234567890' })
  expect((await get()).status).toBe(400)
})

test.each([
  ['no state', { state: undefined }, 'INVALID_REQUEST'],
  ['plain PKCE', { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }, 'INVALID_REQUEST'],
  ['the implicit flow', { response_type: 'token' }, 'UNSUPPORTED_RESPONSE_TYPE'],
  ['no scope', { scope: '' }, 'INVALID_SCOPE'],
  ['silence', { prompt: 'none' }, 'LOGIN_REQUIRED'],
])('LINE refuses %s by an error at the return address', async (_what, changed, error) => {
  const { get } = await openPage(changed)
  expect(landing(await get())).toMatchObject({ from: 'login', error })
})
