import { z } from 'zod'
import type { Jar } from '#web/kit/visit/jar.ts'

const schema = z.object({
  requestId: z.string(),
  reference: z.string(),
  channel: z.enum(['sms', 'email', 'line']),
  lifeSeconds: z.number(),
  mobile: z.string(),
  purpose: z.enum(['login', 'reset', 'rider']),
  to: z.string(),
  sentAt: z.number(),
})
export type RequestedOtp = z.infer<typeof schema>

/** A requested code in an HttpOnly cookie, so that no phone number appears in an address. */
export function saveOtp(jar: Jar, requested: RequestedOtp): void {
  jar.set('otp', Buffer.from(JSON.stringify(requested)).toString('base64url'))
}

export function findOtp(jar: Jar): RequestedOtp | undefined {
  try {
    return schema.parse(JSON.parse(Buffer.from(jar.get('otp') ?? '', 'base64url').toString('utf8')))
  } catch {
    return undefined
  }
}
