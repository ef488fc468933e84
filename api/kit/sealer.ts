import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

type Signed<Claims> = Claims & { jti: string; exp: number }

export type Sealer = {
  /** A short-lived signed token for one purpose only. */
  sign: (purpose: string, claims: Record<string, unknown>, seconds: number) => Promise<string>
  /** Undefined when not signed here, for another purpose, or expired. */
  read: <Claims>(purpose: string, slip: string) => Promise<Signed<Claims> | undefined>
  /** Encrypts text so that only this shop can read it. */
  seal: (text: string) => string
  unseal: (sealed: string) => string | undefined
  /** A keyed, deterministic derivation of a text. */
  derive: (purpose: string, text: string) => string
}

export function makeSealer(secret: string, now: () => Date): Sealer {
  const keyFor = (name: string) => createHmac('sha256', secret).update(name).digest()
  const box = keyFor('box')
  const seconds = () => Math.floor(now().getTime() / 1000)
  return {
    sign: (purpose, claims, life) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(purpose)
        .setJti(randomUUID())
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + life)
        .sign(keyFor(`slip:${purpose}`)),
    read: async (purpose, slip) => {
      try {
        const { payload } = await jwtVerify(slip, keyFor(`slip:${purpose}`), {
          audience: purpose,
          algorithms: ['HS256'],
          currentDate: now(),
          requiredClaims: ['jti', 'exp'],
        })
        return payload as never
      } catch {
        return undefined
      }
    },
    seal: (text) => {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', box, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    unseal: (sealed) => {
      try {
        const bytes = Buffer.from(sealed, 'base64url')
        const decipher = createDecipheriv('aes-256-gcm', box, bytes.subarray(0, 12))
        decipher.setAuthTag(bytes.subarray(12, 28))
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
    derive: (purpose, text) =>
      createHmac('sha256', keyFor(`derive:${purpose}`))
        .update(text)
        .digest('base64url'),
  }
}
