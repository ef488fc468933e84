import type { Carrier } from '#shop/contract/carrier.ts'
import { guestLoginContract } from '#shop/identity/guest-login-contract.ts'
import type { Locale } from '#shop/words/locale.ts'
import { CallProblem, call } from './call.ts'
import type { Shopper } from './visitor.ts'

type Asking = { carrier: Carrier; locale: Locale; address: string }

const freshMs = 60_000
const kept = new WeakMap<Carrier, Map<Locale, { until: number; guest: Promise<Shopper | undefined> }>>()

/** Guests are alike, so they share one sign-in for a minute; nobody when guest mode is off. */
export function findGuest({ carrier, locale, address }: Asking): Promise<Shopper | undefined> {
  const mine = kept.get(carrier) ?? new Map()
  kept.set(carrier, mine)
  const entry = mine.get(locale)
  if (entry && entry.until > Date.now()) return entry.guest
  const guest = signIn({ carrier, locale, address })
  mine.set(locale, { until: Date.now() + freshMs, guest })
  guest.catch(() => mine.delete(locale))
  return guest
}

async function signIn(asking: Asking): Promise<Shopper | undefined> {
  try {
    const { user, token } = await call(asking, guestLoginContract, {})
    return { kind: 'guest', user, token, actor: null }
  } catch (error) {
    if (error instanceof CallProblem && error.status === 403) return undefined
    throw error
  }
}
