import { randomBytes, randomInt } from 'node:crypto'
import { plainMobile } from '#sandbox/kit/plain-mobile.ts'
import { Recent } from '../kit/recent.ts'
import type { World } from '../kit/world.ts'

type Pin = { pin: string; ref: string; expires: number; used: boolean }
export type Verdict = 'right' | 'wrong' | 'expired' | 'used' | 'unknown'

const life = 5 * 60_000
const refLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The part both gateways share: they keep the PIN and return a token for it. */
export function makeOtpGateway(world: World, from: string) {
  const pins = new Recent<Pin>(1_000)

  function send(phone: string, givenRef?: string): { token: string; ref: string } {
    const token = randomBytes(16).toString('hex')
    const pin = String(randomInt(1_000_000)).padStart(6, '0')
    const ref = givenRef || Array.from({ length: 4 }, () => refLetters[randomInt(refLetters.length)]).join('')
    pins.set(token, { pin, ref, expires: world.now().getTime() + life, used: false })
    world.inbox.put({
      kind: 'sms',
      from,
      to: plainMobile(phone),
      text: `รหัส OTP ของคุณคือ ${pin} (รหัสอ้างอิง ${ref})`,
      code: pin,
      ref,
    })
    return { token, ref }
  }

  // Attempts are not limited here: neither gateway promises it, so the shop must.
  function verify(token: string, pin: string, ref?: string): Verdict {
    const held = pins.get(token)
    if (!held) return 'unknown'
    if (held.used) return 'used'
    if (held.expires <= world.now().getTime() || world.switches.strikes('otpExpired')) return 'expired'
    if (held.pin !== pin || (ref && ref !== held.ref)) return 'wrong'
    held.used = true
    return 'right'
  }

  return { send, verify }
}
