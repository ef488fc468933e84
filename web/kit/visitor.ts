import { createContext } from 'react-router'
import type { Carrier } from '#shop/contract/carrier.ts'
import type { AnswerOf, AskedOf, Endpoint } from '#shop/contract/endpoint.ts'
import { customerProfileContract } from '#shop/identity/customer-profile-contract.ts'
import type { User } from '#shop/identity/user.ts'
import { readSettings, type Settings } from '#shop/settings/settings.ts'
import { webConfigContract } from '#shop/settings/web-config-contract.ts'
import type { Locale } from '#shop/words/locale.ts'
import { CallProblem, call } from './call.ts'
import { cookies, readCookie } from './cookies.ts'
import { findGuest } from './guest.ts'

export type Shopper = { kind: 'guest' | 'customer'; user: User; token: string }

/** Whoever opened the page. Each part is asked for once a request, and only when a page needs it. */
export type Visitor = {
  locale: Locale
  /** The signed-in customer, or the guest; nobody when guests are not let in. */
  findShopper: () => Promise<Shopper | undefined>
  /** Whether a salesperson or agent has signed in for this customer. */
  actsForClient: () => Promise<boolean>
  hasStaffToken: boolean
  hasRiderToken: boolean
  settings: () => Promise<Settings>
  call: <E extends Endpoint>(contract: E, asked: AskedOf<E>) => Promise<AnswerOf<E>>
}

export const visitorContext = createContext<Visitor>()

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}

export function makeVisitor(request: Request, carrier: Carrier, locale: Locale): Visitor {
  const customerToken = readCookie(request, cookies.customerToken)
  const findShopper = once(async (): Promise<Shopper | undefined> => {
    if (customerToken) {
      try {
        const user = await call({ carrier, locale, token: customerToken }, customerProfileContract, {})
        return { kind: 'customer', user, token: customerToken }
      } catch (error) {
        // A token that ran out or was forged makes a guest of its bearer, never an error page.
        if (!(error instanceof CallProblem && [401, 403, 404].includes(error.status))) throw error
      }
    }
    return findGuest(carrier, locale)
  })
  const asShopper = async <E extends Endpoint>(contract: E, asked: AskedOf<E>) =>
    call({ carrier, locale, token: (await findShopper())?.token }, contract, asked)
  return {
    locale,
    findShopper,
    actsForClient: async () => false,
    hasStaffToken: false,
    hasRiderToken: false,
    settings: once(async () => readSettings(await asShopper(webConfigContract, { everything: true }))),
    call: asShopper,
  }
}
