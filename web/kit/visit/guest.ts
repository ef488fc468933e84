import { guestLoginContract } from '#shop/identity/guest-login-contract.ts'
import type { User } from '#shop/identity/user.ts'
import { loadingCache } from '#shop/time/loading-cache.ts'
import { type CallOptions, CallProblem, call } from '#web/kit/calls/call.ts'

type Guest = {
  kind: 'guest'
  user: User
  token: string
  actor: null
  agent: { name: string; photo: string; asks: boolean }
}

const cache = loadingCache<Guest | undefined>({ freshMs: 5_000 })

/**
 * Guests of a centre are equal, so they share a sign-in for five seconds; undefined when guest mode is off.
 */
export function findGuest(options: CallOptions, chosenCentre = ''): Promise<Guest | undefined> {
  // A cookie can hold anything, so only a valid centre code is used.
  const dist = /^[A-Z0-9]{3,10}$/.test(chosenCentre) ? chosenCentre : ''
  return cache.get(options.carrier, `${options.locale} ${dist}`, () => signIn(options, dist))
}

async function signIn(options: CallOptions, dist: string): Promise<Guest | undefined> {
  try {
    const { user, token } = await call(options, guestLoginContract, dist ? { dist } : {})
    return { kind: 'guest', user, token, actor: null, agent: { name: '', photo: '', asks: false } }
  } catch (error) {
    if (error instanceof CallProblem && error.status === 403) return undefined
    throw error
  }
}
