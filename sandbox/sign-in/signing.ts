import { createHash, randomBytes } from 'node:crypto'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, jwtVerify, SignJWT } from 'jose'
import type { World } from '#sandbox/kit/world.ts'
import { pictureUrl } from './picture-route.ts'
import { type Grant, issuerOf, type Provider } from './provider.ts'

const idTokenLife = 3_600

type PublishedKey = { privateKey: CryptoKey; jwk: JWK }

export type Signing = ReturnType<typeof makeSigning>

/** A provider's ID tokens and keys; keys live as long as the process. */
export function makeSigning(provider: Provider, { origin, now }: World) {
  const secret = new TextEncoder().encode(provider.client.secret)
  let making: Promise<PublishedKey> | undefined

  // Created on first use: an RSA key is slow to make, and most processes need none.
  function publishedKey(): Promise<PublishedKey> {
    making ??= makeKey(provider)
    return making
  }

  async function signIdToken(
    grant: Grant,
    {
      nonce,
      accessToken,
      authTime,
      withSecret = provider.signsWithSecret,
      issued = now(),
    }: { nonce?: string; accessToken: string; authTime: boolean; withSecret?: boolean; issued?: Date },
  ) {
    const issuedAt = seconds(issued)
    const token = new SignJWT({
      ...(nonce === undefined ? {} : { nonce }),
      ...(authTime ? { auth_time: seconds(new Date(grant.signedInAt)) } : {}),
      ...(withSecret ? {} : { at_hash: halfHash(accessToken) }),
      ...provider.claims(grant, pictureUrl(origin(), grant.person)),
    })
      .setIssuer(issuerOf(provider, origin()))
      .setSubject(provider.subject(grant.person))
      .setAudience(grant.clientId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + idTokenLife)
    if (withSecret) return token.setProtectedHeader({ typ: 'JWT', alg: 'HS256' }).sign(secret)
    const { privateKey, jwk } = await publishedKey()
    return token.setProtectedHeader({ typ: 'JWT', alg: provider.keyAlgorithm, kid: jwk.kid }).sign(privateKey)
  }

  return {
    signIdToken,
    keySet: async () => ({ keys: [(await publishedKey()).jwk] }),
    verifyWithSecret: (idToken: string) =>
      jwtVerify(idToken, secret, { algorithms: ['HS256'], currentDate: now() }),
  }
}

async function makeKey({ name, keyAlgorithm: alg }: Provider): Promise<PublishedKey> {
  const { publicKey, privateKey } = await generateKeyPair(alg)
  return {
    privateKey,
    jwk: {
      ...(await exportJWK(publicKey)),
      kid: `${name}-${randomBytes(8).toString('hex')}`,
      alg,
      use: 'sig',
    },
  }
}

/** at_hash: the left half of the access token's SHA-256, as OpenID Connect Core 3.1.3.6 defines it. */
function halfHash(accessToken: string): string {
  return createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url')
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1_000)
}
