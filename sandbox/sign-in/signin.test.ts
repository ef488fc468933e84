import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import * as openid from 'openid-client'
import { expect, test } from 'vitest'
import { sandboxAddresses, sandboxClients } from '#sandbox/addresses.ts'
import { openSandbox, post } from '#sandbox/test-sandbox.ts'

const scope = 'openid profile email'

async function begin(name: 'line' | 'google' | 'facebook', metadata: Partial<openid.ClientMetadata> = {}) {
  const world = await openSandbox()
  const { issuer } = sandboxAddresses(world.origin)[name]
  const { id, secret } = sandboxClients[name]
  const config = await openid.discovery(
    new URL(issuer),
    id,
    { client_secret: secret, ...metadata },
    undefined,
    {
      execute: [openid.allowInsecureRequests],
    },
  )
  const [verifier, state, nonce] = [
    openid.randomPKCECodeVerifier(),
    openid.randomState(),
    openid.randomNonce(),
  ]
  const redirect_uri = `${world.origin}/login/callback/${name}`
  const code_challenge = await openid.calculatePKCECodeChallenge(verifier)
  const parameters = { redirect_uri, scope, state, nonce, code_challenge, code_challenge_method: 'S256' }
  const address = openid.buildAuthorizationUrl(config, parameters).href
  const choose = async (choice: Record<string, string>) => {
    const location = (await post(address, new URLSearchParams(choice))).headers.get('location')
    return new URL(location ?? 'none:')
  }
  const checks = {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  }
  return { ...world, issuer, secret, config, address, choose, checks, state, nonce }
}

test('LINE: code with PKCE, an ID token signed with the channel secret', async () => {
  const { config, choose, checks, issuer, secret, nonce } = await begin('line', {
    id_token_signed_response_alg: 'HS256',
  })
  const tokens = await openid.authorizationCodeGrant(config, await choose({ person: 'tew' }), checks)
  expect(decodeProtectedHeader(tokens.id_token ?? '')).toEqual({ typ: 'JWT', alg: 'HS256' })
  const { payload } = await jwtVerify(tokens.id_token ?? '', new TextEncoder().encode(secret), {
    issuer,
    audience: 'sandbox-line',
  })
  expect(payload).toMatchObject({
    sub: expect.stringMatching(/^U[0-9a-f]{32}$/),
    nonce,
    amr: ['pwd'],
    name: 'ร้านป้าแต๋ว',
    email: 'tew@example.com',
  })
  expect(tokens).toMatchObject({ expires_in: 2_592_000, token_type: 'bearer', scope: 'openid profile' })
  expect((await fetch(String(payload.picture))).headers.get('content-type')).toBe('image/svg+xml')
  const refreshed = await openid.refreshTokenGrant(config, tokens.refresh_token ?? '')
  const userinfo = await openid.fetchUserInfo(config, refreshed.access_token, payload.sub ?? '')
  expect(userinfo).toMatchObject({ sub: payload.sub, name: 'ร้านป้าแต๋ว' })
})

test.each(['google', 'facebook'] as const)(
  '%s: code with PKCE, an ID token checked against the published keys',
  async (name) => {
    const { config, choose, checks, issuer, nonce } = await begin(name)
    openid.enableNonRepudiationChecks(config)
    const tokens = await openid.authorizationCodeGrant(
      config,
      await choose({ name: 'คุณใหม่', email: 'new@example.com' }),
      checks,
    )
    const keys = createRemoteJWKSet(new URL(config.serverMetadata().jwks_uri ?? ''))
    const { payload } = await jwtVerify(tokens.id_token ?? '', keys, {
      issuer,
      audience: `sandbox-${name}`,
      algorithms: ['RS256'],
    })
    expect(payload).toMatchObject({
      sub: expect.stringMatching(/^\d{16,21}$/),
      nonce,
      name: 'คุณใหม่',
      email: 'new@example.com',
    })
    expect(tokens.refresh_token).toBeUndefined()
  },
)

test('the same name is the same person again, and another at another provider', async () => {
  const subjects = []
  for (const name of ['google', 'google', 'facebook'] as const) {
    const { config, choose, checks } = await begin(name)
    subjects.push(
      (await openid.authorizationCodeGrant(config, await choose({ name: 'คุณใหม่' }), checks)).claims()?.sub,
    )
  }
  expect(subjects[0]).toBe(subjects[1])
  expect(subjects[0]).not.toBe(subjects[2])
})

test('a code is redeemed once, within a minute, for its own address, with its own verifier', async () => {
  const { config, choose, checks, wait, origin } = await begin('google')
  const redeem = async (back: URL, changed = {}) =>
    openid.authorizationCodeGrant(config, back, { ...checks, ...changed }).then(
      () => 'redeemed',
      (error: openid.ResponseBodyError) => error.error,
    )
  const used = await choose({ person: 'man' })
  expect([await redeem(used), await redeem(used)]).toEqual(['redeemed', 'invalid_grant'])
  expect(
    await redeem(await choose({ person: 'man' }), { pkceCodeVerifier: openid.randomPKCECodeVerifier() }),
  ).toBe('invalid_grant')
  const elsewhere = new URL(`${origin}/other${(await choose({ person: 'man' })).search}`)
  expect(await redeem(elsewhere)).toBe('invalid_grant')
  const late = await choose({ person: 'man' })
  wait(60_000)
  expect(await redeem(late)).toBe('invalid_grant')
})

test('a verifier that was challenged must be sent, and one that was not must not', async () => {
  const { choose, address, config, origin, checks } = await begin('google')
  const form = {
    grant_type: 'authorization_code',
    redirect_uri: `${origin}/login/callback/google`,
    client_id: 'sandbox-google',
  }
  const redeem = (code: string | null, more = {}) =>
    post(
      config.serverMetadata().token_endpoint ?? '',
      new URLSearchParams({
        ...form,
        client_secret: sandboxClients.google.secret,
        code: code ?? '',
        ...more,
      }),
    )
  expect((await redeem((await choose({ person: 'tew' })).searchParams.get('code'))).status).toBe(400)
  const bare = new URL(address)
  bare.searchParams.delete('code_challenge')
  bare.searchParams.delete('code_challenge_method')
  const code = async () =>
    new URL(
      (await post(bare.href, new URLSearchParams({ person: 'tew' }))).headers.get('location') ?? '',
    ).searchParams.get('code')
  expect((await redeem(await code(), { code_verifier: checks.pkceCodeVerifier })).status).toBe(400)
  expect((await redeem(await code())).status).toBe(200)
  expect((await redeem(await code(), { client_secret: 'guess' })).status).toBe(401)
})
