import { beforeEach, describe, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { openSandbox, post, type TestSandbox } from '#sandbox/test-sandbox.ts'
import type { SignInProviderName } from '#shop/sign-in/sign-in-providers.ts'
import { readEnvironment } from '#start/settings/environment.ts'
import { signInProvider } from '#start/settings/sign-in-provider.ts'

let world: TestSandbox
const env = readEnvironment({})
const silent = {
  sms: { name: 'silent', request: async () => ({ token: '', reference: '' }), verify: async () => false },
  sendMail: async () => {},
}
// The provider uses the real clock, so the shop does too.
const { ask, pool, tokenFor } = await testApi({
  now: () => new Date(),
  gateways: { ...silent, signIn: (name) => signInProvider(name, env, () => world.origin) },
})
await pool.query(
  `insert into settings (sale_unit, key, value, changed_by) values ('*', 'GOOGLE_LOGIN', 'Y', 't'), ('*', 'FACEBOOK_LOGIN', 'Y', 't')`,
)
beforeEach(async () => {
  world = await openSandbox()
  await pool.query('delete from attempts')
  await pool.query('delete from linked_identities')
  await pool.query('update sessions set line_token = null')
})

const login = async (username = '0810000001') =>
  (await ask('authen/user/login', { body: { username, password: 'Sangdai#1' } })).body.token as string

/** The round trip of a browser; returns the sign-in page's response. */
async function visit(provider: SignInProviderName, choice: Record<string, string>) {
  const redirectUri = `${world.origin}/line/authenuser`
  const { body: start } = await ask('authen/external/start', { body: { provider, redirectUri } })
  const location = (await post(start.url, new URLSearchParams(choice))).headers.get('location') ?? ''
  const { state, nonce, verifier } = start
  return { provider, redirectUri, query: new URL(location).search, state, nonce, verifier }
}
const finish = (back: object, token?: string) =>
  ask('authen/external/finish', { body: back, ...(token ? { token } : {}), locale: 'en' })

async function link(provider: SignInProviderName, choice: Record<string, string>, token: string) {
  const { body } = await finish(await visit(provider, choice))
  return ask('authen/external/link', { token, body: { ticket: body.unknown.ticket } })
}

test.each(['line', 'google', 'facebook'] as const)(
  '%s: unknown at first, linked after signing in once, then let in',
  async (provider) => {
    const first = await finish(await visit(provider, { name: 'คุณใหม่' }))
    expect(first.body).toMatchObject({ signedIn: null, unknown: { name: 'คุณใหม่' } })
    const token = await login()
    expect(
      (await ask('authen/external/link', { token, body: { ticket: first.body.unknown.ticket } })).body,
    ).toEqual({ provider })
    const again = await finish(await visit(provider, { name: 'คุณใหม่' }))
    expect(again.body.signedIn.user).toMatchObject({ CUSTOMERCODE: 'C0001', SALEUNIT: 'BKK01' })
    expect((await ask('authen/external/links', { token: again.body.signedIn.token })).body).toMatchObject({
      links: [{ provider, name: 'คุณใหม่' }],
      byLine: provider === 'line',
    })
  },
  30_000,
)

describe('what does not fit is refused', () => {
  test.each<[string, (back: Awaited<ReturnType<typeof visit>>) => object]>([
    ['another state', (back) => ({ ...back, state: 'x'.repeat(43) })],
    ['another nonce', (back) => ({ ...back, nonce: 'x'.repeat(43) })],
    ['another verifier', (back) => ({ ...back, verifier: 'x'.repeat(43) })],
    ['another redirect address', (back) => ({ ...back, redirectUri: `${world.origin}/elsewhere` })],
    ['no code', (back) => ({ ...back, query: `?state=${back.state}` })],
    ['a code of one’s own', (back) => ({ ...back, query: `?state=${back.state}&code=made-up` })],
    ['another provider', (back) => ({ ...back, provider: 'google' })],
  ])('%s', async (_name, change) => {
    const { status, body } = await finish(change(await visit('line', { person: 'tew' })))
    expect({ status, Code: body.Code }).toEqual({ status: 400, Code: 'signin.failed' })
  })

  test('a code works once', async () => {
    const back = await visit('line', { person: 'tew' })
    expect((await finish(back)).status).toBe(200)
    expect((await finish(back)).body.Code).toBe('signin.failed')
  })

  test('who cancels at LINE, which shouts ACCESS_DENIED, is told so', async () => {
    expect((await finish(await visit('line', { cancel: '1' }))).body).toMatchObject({
      Code: 'signin.cancelled',
      Message: 'You cancelled signing in with LINE',
    })
  })

  test('a provider that is switched off, or that the environment does not name, cannot be used', async () => {
    const start = { body: { provider: 'google', redirectUri: 'http://localhost/x' } }
    const unnamed = await testApi({ gateways: silent })
    expect(
      (await unnamed.ask('authen/external/start', { body: { ...start.body, provider: 'line' } })).body.Code,
    ).toBe('signin.off')
    const off = await testApi({
      gateways: { ...silent, signIn: (name) => signInProvider(name, env, () => world.origin) },
    })
    expect((await off.ask('authen/external/start', start)).body.Code).toBe('signin.off')
    expect(signInProvider('line', { ...env, production: true }, () => world.origin)).toBeUndefined()
  })
})

test.each([
  ['google', 'owner@shop.example'],
  // Neither provider says whether it has verified the address.
  ['line', undefined],
  ['facebook', undefined],
] as const)(
  '%s: the ticket holds an e-mail address only if it was verified there',
  async (provider, proven) => {
    const { body } = await finish(await visit(provider, { name: 'คุณใหม่', email: 'owner@shop.example' }))
    const held = JSON.parse(Buffer.from(body.unknown.ticket.split('.')[1], 'base64url').toString('utf8'))
    expect(held.provenEmail).toBe(proven)
  },
)

describe('linking', () => {
  test('a ticket links once, and a made-up one never', async () => {
    const { body } = await finish(await visit('line', { person: 'man' }))
    const { ticket } = body.unknown
    const [mine, theirs] = [await login(), await login('0810000002')]
    const answers = await Promise.all(
      [mine, theirs].map((token) => ask('authen/external/link', { token, body: { ticket } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(
      (await ask('authen/external/link', { token: mine, body: { ticket: `${ticket.slice(0, -3)}abc` } })).body
        .Code,
    ).toBe('signin.oldTicket')
  })

  test('two tickets of one LINE account: the second shop is refused, and keeps the link it had', async () => {
    const [one, two] = [
      await finish(await visit('line', { person: 'somjai' })),
      await finish(await visit('line', { person: 'somjai' })),
    ]
    const [mine, theirs] = [await login(), await login('0810000002')]
    await link('line', { person: 'man' }, theirs)
    expect(
      (await ask('authen/external/link', { token: mine, body: { ticket: one.body.unknown.ticket } })).status,
    ).toBe(200)
    expect(
      (await ask('authen/external/link', { token: theirs, body: { ticket: two.body.unknown.ticket } })).body
        .Code,
    ).toBe('signin.linkedElsewhere')
    expect((await ask('authen/external/links', { token: theirs })).body.links).toMatchObject([
      { name: 'ร้านลุงหมาน' },
    ])
  })

  test('unlinking takes the LINE token back, and the next sign-in is unknown again', async () => {
    await link('line', { person: 'tew' }, await login())
    const { token } = (await finish(await visit('line', { person: 'tew' }))).body.signedIn
    const { rows } = await pool.query('select line_token from sessions where line_token is not null')
    expect(rows).toHaveLength(1)
    expect(rows[0].line_token).not.toContain(' ')
    expect((await ask('authen/external/unlink', { token, body: { provider: 'line' } })).status).toBe(200)
    expect((await pool.query('select 1 from sessions where line_token is not null')).rows).toHaveLength(0)
    expect((await finish(await visit('line', { person: 'tew' }))).body.signedIn).toBeNull()
    expect((await ask('authen/external/unlink', { token, body: { provider: 'line' } })).body.Code).toBe(
      'signin.notLinked',
    )
  })
})

describe('signing out of LINE', () => {
  test('api/line/revokeToken answers 200 and LINE has forgotten the token', async () => {
    await link('line', { person: 'tew' }, await login())
    const { token } = (await finish(await visit('line', { person: 'tew' }))).body.signedIn
    expect((await ask('api/line/revokeToken', { token })).status).toBe(200)
    expect((await pool.query('select 1 from sessions where line_token is not null')).rows).toHaveLength(0)
  })

  test('when LINE cannot be reached, it says Error occured', async () => {
    await link('line', { person: 'tew' }, await login())
    const { token } = (await finish(await visit('line', { person: 'tew' }))).body.signedIn
    await world.app.close()
    expect((await ask('api/line/revokeToken', { token, locale: 'en' })).body).toMatchObject({
      Code: 'signin.notRevoked',
      Message: 'Error occured',
    })
    await pool.query('update sessions set line_token = null')
  })

  test('staff sign in by LINE once it is linked, and sign out of it', async () => {
    const back = await visit('line', { name: 'ต้น' })
    const { body } = await ask('authen/external/merchant/finish', { body: back })
    const token = await tokenFor(callers.salesperson)
    expect((await ask('authen/external/link', { token, body: { ticket: body.unknown.ticket } })).status).toBe(
      200,
    )
    const again = await ask('authen/external/merchant/finish', { body: await visit('line', { name: 'ต้น' }) })
    expect(again.body.signedIn.user).toMatchObject({ userid: 'sales01' })
    expect((await ask('api/merchant/user/line/logout', { token: again.body.signedIn.token })).status).toBe(
      200,
    )
    expect((await pool.query('select 1 from sessions where line_token is not null')).rows).toHaveLength(0)
    // The customer sign-in does not know the staff's LINE account.
    expect((await finish(await visit('line', { name: 'ต้น' }))).body.signedIn).toBeNull()
  })
})
