import { createHmac } from 'node:crypto'
import {
  base64url,
  type CryptoKey,
  decodeJwt,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  type JWTPayload,
  SignJWT,
} from 'jose'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '#checks/tools/test-api.ts'
import { sandboxClients, sandboxLiffId } from '#sandbox/addresses.ts'
import { openSandbox, post, readJson, type TestSandbox } from '#sandbox/test-sandbox.ts'
import { readEnvironment } from '#start/settings/environment.ts'
import { openGateways } from '#start/settings/gateways.ts'

let world: TestSandbox
let late = 0
// The sandbox uses the real clock, so the shop does too.
const { ask, pool } = await testApi({
  now: () => new Date(Date.now() + late),
  gateways: openGateways(readEnvironment({}), () => world.origin),
})
beforeEach(async () => {
  late = 0
  world = await openSandbox()
  await pool.query('delete from attempts')
  await pool.query('delete from linked_identities')
})

/** What LINE hands to the shop's first page. */
async function openInLine(name: string): Promise<{ idToken: string; accessToken: string }> {
  const app = sandboxLiffId(new URL(world.origin).port)
  const answer = await fetch(`${world.origin}/sandbox/liff/${app}/product?p=1`, {
    headers: { cookie: `sandbox_line_holder=${encodeURIComponent(name)}` },
    redirect: 'manual',
  })
  const { searchParams, hash } = new URL(answer.headers.get('location') ?? '')
  expect(searchParams.get('liff.state')).toBe('/product?p=1')
  const handed = new URLSearchParams(hash.slice(1))
  return { idToken: handed.get('id_token') ?? '', accessToken: handed.get('access_token') ?? '' }
}
const signIn = (body: { idToken: string; accessToken?: string; dist?: string }) =>
  ask('authen/external/liff', { body, locale: 'en' })
async function link(name: string, username = '0810000001'): Promise<void> {
  const { body } = await signIn(await openInLine(name))
  const login = await ask('authen/user/login', { body: { username, password: 'Sangdai#1' } })
  const { ticket } = body.unknown
  expect((await ask('authen/external/link', { token: login.body.token, body: { ticket } })).status).toBe(200)
}

test('whom LINE names is unknown at first, linked by signing in once, and then let in at the centre of the menu', async () => {
  const first = await signIn(await openInLine('คุณใหม่'))
  expect(first.body).toEqual({ signedIn: null, unknown: { name: 'คุณใหม่', ticket: expect.any(String) } })
  await link('คุณใหม่')
  const again = await signIn(await openInLine('คุณใหม่'))
  expect(again.body.signedIn.user).toMatchObject({ CUSTOMERCODE: 'C0001', SALEUNIT: 'BKK01' })
  const elsewhere = await signIn({ ...(await openInLine('คุณใหม่')), dist: 'NON01' })
  expect(elsewhere.body.signedIn.user.SALEUNIT).toBe('NON01')
  const { token } = again.body.signedIn
  expect((await ask('authen/external/links', { token })).body.byLine).toBe(true)
})

test('signing out takes back LINE’s own token, but never one that is not this person’s', async () => {
  await link('คุณใหม่')
  const [own, other] = [await openInLine('คุณใหม่'), await openInLine('ร้านป้าแต๋ว')]
  const alive = async (token: string) =>
    (await fetch(`${world.origin}/sandbox/line/oauth2/v2.1/verify?access_token=${token}`)).status === 200
  const byOther = await signIn({ idToken: own.idToken, accessToken: other.accessToken })
  await ask('api/line/revokeToken', { token: byOther.body.signedIn.token })
  expect(await alive(other.accessToken)).toBe(true)
  const signedIn = await signIn(
    await openInLine('คุณใหม่').then((next) => ({ ...next, ...own, idToken: next.idToken })),
  )
  await ask('api/line/revokeToken', { token: signedIn.body.signedIn.token })
  expect(await alive(own.accessToken)).toBe(false)
})

test('a token signs in once, however it is written, also when many try at once', async () => {
  await link('คุณใหม่')
  const { idToken } = await openInLine('คุณใหม่')
  const tries = await Promise.all(Array.from({ length: 20 }, () => signIn({ idToken })))
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await signIn({ idToken: mirrored(idToken) })).body.Code).toBe('signin.failed')
})

test('a mirrored signature is genuine, which is why the token is known by what it says', async () => {
  await link('คุณใหม่')
  const { idToken } = await openInLine('คุณใหม่')
  expect((await signIn({ idToken: mirrored(idToken) })).status).toBe(200)
  expect((await signIn({ idToken })).body.Code).toBe('signin.failed')
})

/** The other signature that fits an ECDSA key: r and n-s. */
function mirrored(token: string): string {
  const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')
  const [header, payload, signature = ''] = token.split('.')
  const bytes = base64url.decode(signature)
  const s = BigInt(`0x${Buffer.from(bytes.slice(32)).toString('hex')}`)
  const other = Buffer.from((order - s).toString(16).padStart(64, '0'), 'hex')
  return [header, payload, base64url.encode(Buffer.concat([bytes.slice(0, 32), other]))].join('.')
}

test('an hour later a token is no longer taken; LINE says so by its switch too', async () => {
  await link('คุณใหม่')
  const { idToken } = await openInLine('คุณใหม่')
  late = 62 * 60_000
  expect((await signIn({ idToken })).body.Code).toBe('signin.failed')
  late = 0
  expect((await signIn({ idToken })).status).toBe(200)
  await post(`${world.origin}/sandbox/switches`, { liffExpired: 'once' })
  expect((await signIn(await openInLine('คุณใหม่'))).body.Code).toBe('signin.failed')
})

const text = (part: object) => base64url.encode(JSON.stringify(part))
const secretOf = (value: string) => new TextEncoder().encode(value)

test('60 and more forged tokens are refused, and sign nobody in', async () => {
  await link('คุณใหม่')
  const { idToken: genuine } = await openInLine('คุณใหม่')
  const [header = '', payload = '', signature = ''] = genuine.split('.')
  const claims = decodeJwt(genuine)
  const kid = JSON.parse(Buffer.from(header, 'base64url').toString()).kid as string
  const issuer = `${world.origin}/sandbox/line`
  const published = (await readJson(fetch(`${issuer}/oauth2/v2.1/certs`))).keys as [JsonWebKey]
  const publicKey = (await importJWK(published[0], 'ES256', { extractable: true })) as CryptoKey
  const pem = await exportSPKI(publicKey)
  const own = await generateKeyPair('ES256', { extractable: true })
  const rsa = await generateKeyPair('RS256')
  const ownJwk = await exportJWK(own.publicKey)
  const { secret } = sandboxClients.line
  const now = Math.floor(Date.now() / 1_000)
  const by = (change: JWTPayload | ((all: JWTPayload) => JWTPayload), head: object = {}) =>
    new SignJWT(typeof change === 'function' ? change(claims) : { ...claims, ...change })
      .setProtectedHeader({ typ: 'JWT', alg: 'HS256', ...head })
      .sign(secretOf(secret))
  const without =
    (name: string) =>
    ({ [name]: _, ...rest }: JWTPayload) =>
      rest
  const hmac = (alg: string, key: string | Uint8Array, hash: string) => {
    const signed = `${text({ typ: 'JWT', alg })}.${payload}`
    return `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`
  }
  const ec = (head: object, change: JWTPayload = {}) =>
    new SignJWT({ ...claims, ...change })
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256', ...head })
      .sign(own.privateKey)
  const changed = (change: object) => `${header}.${text({ ...claims, ...change })}.${signature}`
  const stranger = `U${'0'.repeat(32)}`

  // What the forger would need is right: the same claims signed with the secret let in.
  expect((await signIn({ idToken: await by({ jti: 'control' }) })).status).toBe(200)

  const forged: Record<string, string> = {
    'no algorithm': `${text({ typ: 'JWT', alg: 'none' })}.${payload}.`,
    'no algorithm, in capitals': `${text({ typ: 'JWT', alg: 'NONE' })}.${payload}.`,
    'no algorithm, signature kept': `${text({ typ: 'JWT', alg: 'none' })}.${payload}.${signature}`,
    'an algorithm that does not exist': `${text({ alg: 'ES257' })}.${payload}.${signature}`,
    'no header field': `${text({})}.${payload}.${signature}`,
    'an algorithm that is a number': `${text({ alg: 256 })}.${payload}.${signature}`,
    'the published key as secret, PEM': hmac('HS256', pem, 'sha256'),
    'the published key as secret, JSON': hmac('HS256', JSON.stringify(published[0]), 'sha256'),
    'the published point as secret': hmac('HS256', base64url.decode(published[0].x ?? ''), 'sha256'),
    'an empty secret': hmac('HS256', '', 'sha256'),
    'a guessed secret': hmac('HS256', 'secret', 'sha256'),
    'the client id as secret': hmac('HS256', sandboxClients.line.id, 'sha256'),
    'HS384 with our secret': hmac('HS384', secret, 'sha384'),
    'HS512 with our secret': hmac('HS512', secret, 'sha512'),
    'HS256 that says ES256': hmac('ES256', secret, 'sha256'),
    'our own key': await ec({ kid }),
    'our own key, unnamed': await ec({}),
    'our own key, named otherwise': await ec({ kid: 'line-evil' }),
    'our own key in the header': await ec({ kid, jwk: ownJwk }),
    'our own keys at an address': await ec({ kid, jku: 'https://evil.test/keys' }),
    'our own certificate at an address': await ec({ kid, x5u: 'https://evil.test/cert' }),
    'our own key, for another person': await ec({ kid }, { sub: stranger }),
    RSA: await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(rsa.privateKey),
    'another person': changed({ sub: stranger }),
    'another name': changed({ name: 'evil' }),
    'a longer life': changed({ exp: now + 360_000 }),
    'another channel, changed': changed({ aud: '1234567890' }),
    'another header': `${text({ typ: 'JWT', alg: 'ES256', kid, x: 1 })}.${payload}.${signature}`,
    'half a signature': `${header}.${payload}.${signature.slice(0, 43)}`,
    'a signature of noughts': `${header}.${payload}.${base64url.encode(new Uint8Array(64))}`,
    'a signature in DER': `${header}.${payload}.${base64url.encode(new Uint8Array([48, 6, 2, 1, 0, 2, 1, 0]))}`,
    'no signature': `${header}.${payload}.`,
    'two parts': `${header}.${payload}`,
    'four parts': `${genuine}.${signature}`,
    'five parts': `${header}.${payload}.${signature}.${signature}.${signature}`,
    'spaces around': ` ${genuine} `,
    'a line break inside': `${header}.\n${payload}.${signature}`,
    'as a bearer': `Bearer ${genuine}`,
    'other letters': `${header}.${payload.replace(/.$/, 'é')}.${signature}`,
    'no JSON': `${header}.${base64url.encode('not json')}.${signature}`,
    'a list': await signedText('[]'),
    'a word': await signedText('"token"'),
    nothing: await signedText('null'),
    rubbish: 'rubbish',
    dots: '...',
    'a critical extension': await signedHeader({ crit: ['evil'], evil: true }),
    'a token without base64': await signedHeader({ b64: false, crit: ['b64'] }),
    'another issuer': await by({ iss: 'https://evil.test' }),
    'LINE itself, where another is set': await by({ iss: 'https://access.line.me' }),
    'an issuer with a slash': await by({ iss: `${issuer}/` }),
    'no issuer': await by(without('iss')),
    'another channel': await by({ aud: '1234567890' }),
    'ours among other channels': await by({ aud: ['1234567890', sandboxClients.line.id] }),
    'ours alone in a list': await by({ aud: [sandboxClients.line.id] }),
    'no channel': await by(without('aud')),
    'part of our channel': await by({ aud: 'sandbox' }),
    expired: await by({ exp: now - 120 }),
    'no end': await by(without('exp')),
    'an end in words': await by({ exp: 'never' as unknown as number }),
    'not yet': await by({ iat: now + 3_600 }),
    'not before tomorrow': await by({ nbf: now + 86_400 }),
    'made two hours ago, valid for a year': await by({ iat: now - 7_200, exp: now + 31_536_000 }),
    'no beginning': await by(without('iat')),
    nobody: await by(without('sub')),
    'an empty person': await by({ sub: '' }),
    'a person of another kind': await by({ sub: '1234567890' }),
    'a person in capitals': await by({ sub: String(claims.sub).toUpperCase() }),
    'a person with more behind': await by({ sub: `${claims.sub}\n` }),
    'a web sign-in of somebody else': await by({ nonce: 'n-0S6_WzA2Mj' }),
    'an empty nonce': await by({ nonce: '' }),
  }
  async function signedText(body: string): Promise<string> {
    const signed = `${text({ typ: 'JWT', alg: 'HS256' })}.${base64url.encode(body)}`
    return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
  }
  async function signedHeader(head: object): Promise<string> {
    const signed = `${text({ typ: 'JWT', alg: 'HS256', ...head })}.${payload}`
    return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
  }
  expect(Object.keys(forged).length).toBeGreaterThanOrEqual(60)
  const sessions = async () => Number((await pool.query('select count(*) from sessions')).rows[0].count)
  const before = await sessions()
  for (const [what, idToken] of Object.entries(forged)) {
    await pool.query('delete from attempts')
    const { status, body } = await signIn({ idToken })
    expect([what, status, body.Code]).toEqual([what, 400, 'signin.failed'])
  }
  expect(await sessions()).toBe(before)
  // None of them used up the genuine one.
  expect((await signIn({ idToken: genuine })).status).toBe(200)
})

test.each([
  ['no token', { idToken: '' }],
  ['a very long one', { idToken: 'x'.repeat(6_001) }],
  ['a number', { idToken: 5 as unknown as string }],
])('%s is no request', async (_what, body) => {
  expect((await signIn(body)).status).toBe(400)
})

test('forgeries are counted by address, and genuine visits are not', async () => {
  await link('คุณใหม่')
  for (let turn = 0; turn < 65; turn += 1) {
    const { status } = await signIn(await openInLine('คุณใหม่'))
    expect(status).toBe(200)
  }
  const tries = await Promise.all(Array.from({ length: 65 }, () => signIn({ idToken: 'rubbish' })))
  expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4)
})

test('without LINE’s keys nobody is signed in, and the token stays good', async () => {
  await link('คุณใหม่')
  const { idToken } = await openInLine('คุณใหม่')
  const { origin } = world
  // Nothing listens there.
  world = { ...world, origin: 'http://127.0.0.1:1' }
  const refused = await signIn({ idToken })
  expect([refused.status, refused.body.Code]).toEqual([503, 'signin.unreachable'])
  world = { ...world, origin }
  expect((await signIn({ idToken })).status).toBe(200)
})
