import { createHmac } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { passTime } from '#checks/tools/pass-time.ts'
import { callers, testApi, testSecret } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'

const { ask, tokenFor, pool, api } = await testApi()
const kinds = ['user', 'merchant', 'rider'] as const
const keyOf = (kind: string, secret = testSecret) =>
  createHmac('sha256', secret).update(`token:${kind}`).digest()
const now = Math.floor(testNow.getTime() / 1000)
const claimsOf = {
  user: { ...callers.customer },
  merchant: { ...callers.owner },
  rider: { ...callers.rider },
} as Record<string, Record<string, unknown>>
const doorOf = {
  user: 'authen/customerProfile',
  merchant: 'authen/merchantProfile',
  rider: 'authen/riderProfile',
} as const

async function sign(
  kind: string,
  change: {
    claims?: object
    key?: Uint8Array
    aud?: string
    iss?: string
    iat?: number
    exp?: number
    alg?: string
  } = {},
) {
  return new SignJWT({ ...claimsOf[kind], session: '01900000-0000-7000-8000-000000000000', ...change.claims })
    .setProtectedHeader({ alg: change.alg ?? 'HS256' })
    .setIssuer(change.iss ?? 'sangdai')
    .setAudience(change.aud ?? kind)
    .setIssuedAt(change.iat ?? now)
    .setExpirationTime(change.exp ?? now + 600)
    .sign(change.key ?? keyOf(kind))
}

const other = (kind: string) => kinds[(kinds.indexOf(kind as never) + 1) % 3] ?? 'user'
const broken = (token: string, part: number) =>
  token
    .split('.')
    .map((text, at) => (at === part ? `${text.slice(0, -2)}${text.endsWith('AA') ? 'BB' : 'AA'}` : text))
    .join('.')

/** Twenty forgeries of each kind of token. */
const forgeries: [string, (kind: string) => Promise<string>][] = [
  [
    'unsigned',
    async (kind) =>
      new UnsecuredJWT({ ...claimsOf[kind] })
        .setIssuer('sangdai')
        .setAudience(kind)
        .setIssuedAt(now)
        .setExpirationTime(now + 600)
        .encode(),
  ],
  [
    'unsigned with NONE in capitals',
    async (kind) =>
      `${Buffer.from('{"alg":"NONE"}').toString('base64url')}.${(await sign(kind)).split('.')[1]}.`,
  ],
  ['signature cut off', async (kind) => `${(await sign(kind)).split('.').slice(0, 2).join('.')}.`],
  [
    'signed with another secret',
    (kind) => sign(kind, { key: keyOf(kind, 'another-secret-another-secret-another') }),
  ],
  ['signed with the key of another kind', (kind) => sign(kind, { key: keyOf(other(kind)) })],
  ['signed with the bare secret', (kind) => sign(kind, { key: Buffer.from(testSecret) })],
  ['another audience, own key', (kind) => sign(kind, { aud: other(kind) })],
  ['claims of another kind', (kind) => sign(kind, { claims: { kind: other(kind) } })],
  ['another issuer', (kind) => sign(kind, { iss: 'evil' })],
  ['expired', (kind) => sign(kind, { iat: now - 2000, exp: now - 1000 })],
  ['expired this second', (kind) => sign(kind, { iat: now - 600, exp: now })],
  ['issued in the future', (kind) => sign(kind, { iat: now + 3600, exp: now + 7200 })],
  ['a session that never was', (kind) => sign(kind)],
  ['no session at all', (kind) => sign(kind, { claims: { session: undefined } })],
  ['a session that is no id', (kind) => sign(kind, { claims: { session: "x' or 1=1 --" } })],
  [
    'payload changed',
    async (kind) =>
      broken(
        await tokenFor(
          kind === 'user' ? callers.customer : kind === 'merchant' ? callers.owner : callers.rider,
        ),
        1,
      ),
  ],
  [
    'signature changed',
    async (kind) =>
      broken(
        await tokenFor(
          kind === 'user' ? callers.customer : kind === 'merchant' ? callers.owner : callers.rider,
        ),
        2,
      ),
  ],
  [
    'header changed',
    async (kind) =>
      `${Buffer.from('{"alg":"HS512"}').toString('base64url')}.${(await sign(kind)).split('.').slice(1).join('.')}`,
  ],
  [
    'a role it does not have',
    (kind) => sign(kind, { claims: { role: kind === 'user' ? '2' : '8', username: 'sales01' } }),
  ],
  ['rubbish', async () => 'a.b.c'],
]

describe.each(kinds)('forged %s tokens', (kind) => {
  test.each(forgeries)('%s: refused', async (_name, forge) => {
    const { status } = await ask(doorOf[kind], { token: await forge(kind) })
    expect(status).toBe(401)
  })
})

test('there are sixty of them', () => {
  expect(forgeries.length * kinds.length).toBe(60)
})

test('the three kinds open only their own doors', async () => {
  const tokens = {
    user: await tokenFor(callers.customer),
    merchant: await tokenFor(callers.owner),
    rider: await tokenFor(callers.rider),
  }
  for (const mine of kinds) {
    for (const door of kinds)
      expect((await ask(doorOf[door], { token: tokens[mine] })).status, `${mine} at ${door}`).toBe(
        mine === door ? 200 : 403,
      )
  }
})

describe('ending a session ends its tokens within a second', () => {
  const works = async (token: string, door: keyof typeof doorOf = 'user') =>
    (await ask(doorOf[door], { token })).status === 200

  test('by signing out', async () => {
    const { body } = await ask('authen/user/login', {
      body: { username: '0810000002', password: 'Sangdai#1' },
    })
    expect(await works(body.token)).toBe(true)
    await ask('authen/logout', { token: body.token })
    passTime(1_000)
    expect(await works(body.token)).toBe(false)
    expect(
      (await ask('authen/token/refresh', { body: { refreshToken: body.refreshToken } })).headers[
        'x-expired-credential'
      ],
    ).toBe('true')
  })

  test('by changing the password: other devices go, this one stays', async () => {
    const sign = async () =>
      (await ask('authen/user/login', { body: { username: '0810000003', password: 'Sangdai#1' } })).body.token
    const [here, there] = [await sign(), await sign()]
    expect(
      (
        await ask('authen/user/changepassword', {
          token: here,
          body: { oldPassword: 'nope', newPassword: 'Newer#123' },
        })
      ).status,
    ).toBe(400)
    expect(
      (
        await ask('authen/user/changepassword', {
          token: here,
          body: { oldPassword: 'Sangdai#1', newPassword: 'short' },
        })
      ).body.Code,
    ).toBe('identity.weakPassword')
    expect(
      (
        await ask('authen/user/changepassword', {
          token: here,
          body: { oldPassword: 'Sangdai#1', newPassword: 'Newer#123' },
        })
      ).status,
    ).toBe(200)
    passTime(1_000)
    expect(await works(here)).toBe(true)
    expect(await works(there)).toBe(false)
  })

  test('by a change of role', async () => {
    const { body } = await ask('authen/merchant/login', {
      body: { username: 'manager01', password: 'Sangdai#1' },
    })
    expect(await works(body.token, 'merchant')).toBe(true)
    await pool.query(`update staff_centres set role = '3' where username = 'manager01'`)
    passTime(1_000)
    expect(await works(body.token, 'merchant')).toBe(false)
  })
})

test('refreshing gives a token for the same person, at the centre asked for when it is theirs', async () => {
  const { body } = await ask('authen/user/login', { body: { username: '0810000001', password: 'Sangdai#1' } })
  const fresh = (
    await ask('authen/token/refresh', { body: { refreshToken: body.refreshToken, saleUnit: 'NON01' } })
  ).body.token
  expect((await ask('authen/customerProfile', { token: fresh })).body.user.SALEUNIT).toBe('NON01')
  const strange = (
    await ask('authen/token/refresh', { body: { refreshToken: body.refreshToken, saleUnit: 'CNX01' } })
  ).body.token
  expect(['BKK01', 'NON01']).toContain((await api.tokens.read(strange)).saleUnit)
})
