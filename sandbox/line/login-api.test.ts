import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { sandboxAddresses, sandboxClients } from '../addresses.ts'
import { openSandbox, post, readJson } from '../test-sandbox.ts'

const { id: client_id, secret: client_secret } = sandboxClients.line

async function signIn(scope = 'profile openid email') {
  const world = await openSandbox()
  const { line } = sandboxAddresses(world.origin)
  const redirect_uri = `${world.origin}/back`
  const query = new URLSearchParams({
    response_type: 'code',
    client_id,
    redirect_uri,
    scope,
    state: 'a',
    nonce: 'n-1',
  })
  const back = await post(`${line.authorize}?${query}`, new URLSearchParams({ person: 'man' }))
  const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const form = { grant_type: 'authorization_code', code, redirect_uri, client_id, client_secret }
  const tokens = await readJson(post(line.token, new URLSearchParams(form)))
  const bearer = { headers: { authorization: `Bearer ${tokens.access_token}` } }
  const verify = (more: Record<string, string> = {}) =>
    readJson(
      post(
        `${line.api}/oauth2/v2.1/verify`,
        new URLSearchParams({ id_token: String(tokens.id_token), client_id, ...more }),
      ),
    )
  return { ...world, line, tokens, bearer, verify }
}

test('LINE checks its own ID tokens, and each claim asked about', async () => {
  const { verify, line, wait } = await signIn()
  const claims = await verify({ nonce: 'n-1' })
  expect(claims).toMatchObject({
    iss: line.issuer,
    aud: client_id,
    name: 'ร้านลุงหมาน',
    email: 'man@example.com',
  })
  expect(await verify({ user_id: String(claims.sub) })).toEqual(claims)
  const refused = (error_description: string) => ({ error: 'invalid_request', error_description })
  expect(await verify({ nonce: 'n-2' })).toEqual(refused('Invalid IdToken Nonce.'))
  expect(await verify({ user_id: 'U1' })).toEqual(refused('Invalid IdToken Subject Identifier.'))
  expect(await verify({ client_id: 'other' })).toEqual(refused('Invalid IdToken Audience.'))
  const forged = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('x'.repeat(32)))
  expect(await verify({ id_token: forged })).toEqual(refused('Invalid IdToken.'))
  wait(3_600_000)
  expect(await verify()).toEqual(refused('IdToken expired.'))
})

test('the access token opens profile and friendship until it is revoked', async () => {
  const { line, bearer, tokens, origin, verify } = await signIn()
  const check = () => fetch(`${line.api}/oauth2/v2.1/verify?access_token=${tokens.access_token}`)
  expect(await readJson(check())).toEqual({
    scope: 'profile openid',
    client_id,
    expires_in: expect.closeTo(2_592_000, -1),
  })
  const { sub } = await verify()
  expect(await readJson(fetch(`${line.api}/v2/profile`, bearer))).toMatchObject({
    userId: sub,
    displayName: 'ร้านลุงหมาน',
  })
  expect(await readJson(fetch(`${line.api}/friendship/v1/status`, bearer))).toEqual({ friendFlag: true })
  await post(`${origin}/sandbox/switches`, { lineNotFriend: true })
  expect(await readJson(fetch(`${line.api}/friendship/v1/status`, bearer))).toEqual({ friendFlag: false })

  const form = { access_token: String(tokens.access_token), client_id, client_secret }
  expect((await post(line.revoke, new URLSearchParams({ ...form, client_secret: 'guess' }))).status).toBe(401)
  const revoked = await post(line.revoke, new URLSearchParams(form))
  expect([revoked.status, await revoked.text()]).toEqual([200, ''])
  expect((await check()).status).toBe(400)
  expect((await fetch(`${line.api}/v2/profile`, bearer)).status).toBe(401)
  const refresh = {
    grant_type: 'refresh_token',
    refresh_token: String(tokens.refresh_token),
    client_id,
    client_secret,
  }
  expect((await post(line.token, new URLSearchParams(refresh))).status).toBe(400)
})

test('what was not asked for is not told', async () => {
  const { verify, line, bearer } = await signIn('openid')
  const claims = await verify()
  expect(claims).not.toHaveProperty('name')
  expect(claims).not.toHaveProperty('email')
  expect((await fetch(`${line.api}/v2/profile`, bearer)).status).toBe(403)
})
