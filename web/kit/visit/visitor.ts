import { createContext } from 'react-router'
import type { AnswerOf, Endpoint, RequestOf } from '#shop/contract/endpoint.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { defaultSettings, type Settings } from '#shop/settings/settings.ts'
import { webConfigContract } from '#shop/settings/web-config-contract.ts'
import type { Locale } from '#shop/words/locale.ts'
import { type CallOptions, CallProblem, call } from '#web/kit/calls/call.ts'
import { freshToken } from './access-token.ts'
import { findPeople, once, type People } from './find-people.ts'
import type { Jar } from './jar.ts'

/** The visitor of a request, and how a page makes calls as them. */
export type Visitor = People & {
  locale: Locale
  jar: Jar
  settings: () => Promise<Settings>
  /** With those that only staff may see. */
  staffSettings: () => Promise<Settings>
  /** As the shopper. */
  call: <E extends Endpoint>(contract: E, request: RequestOf<E>) => Promise<AnswerOf<E>>
  /** As the signed-in customer, also while they act for another. */
  callAsSelf: <E extends Endpoint>(contract: E, request: RequestOf<E>) => Promise<AnswerOf<E>>
  callAsStaff: <E extends Endpoint>(contract: E, request: RequestOf<E>) => Promise<AnswerOf<E>>
  /** With a token issued in this request. */
  callWith: <E extends Endpoint>(token: string, contract: E, request: RequestOf<E>) => Promise<AnswerOf<E>>
  callAsRider: <E extends Endpoint>(contract: E, request: RequestOf<E>) => Promise<AnswerOf<E>>
}

export const visitorContext = createContext<Visitor>()

const signInFirst = (locale: Locale) => {
  const { status, code, [locale]: Message } = identityProblems.signInFirst
  return new CallProblem(status, false, { Code: code, Message })
}

export function makeVisitor(jar: Jar, from: Omit<CallOptions, 'device'>): Visitor {
  const { locale } = from
  const callOptions = { ...from, device: jar.get('device') }
  const people = findPeople(jar, callOptions)
  const callAs =
    (find: () => Promise<{ token: string } | undefined>, holder?: 'merchant' | 'rider') =>
    async <E extends Endpoint>(contract: E, request: RequestOf<E>): Promise<AnswerOf<E>> => {
      try {
        const person = await find()
        // Without a centre of theirs the request would be refused for its form, not for the sign-in.
        if (holder && !person) throw signInFirst(locale)
        return await call({ ...callOptions, token: person?.token }, contract, request)
      } catch (error) {
        if (error instanceof CallProblem) error.holder = holder
        throw error
      }
    }
  const asRider = callAs(people.findRider, 'rider')
  /** Who the rider is need not be asked first: only where the call is refused may another token be of use. */
  async function callAsRider<E extends Endpoint>(contract: E, request: RequestOf<E>): Promise<AnswerOf<E>> {
    const known = await people.findRiderToken()
    try {
      if (known) return await call({ ...callOptions, token: known.token }, contract, request)
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error
      error.holder = 'rider'
      if (error.status !== 401) throw error
    }
    return asRider(contract, request)
  }
  const asShopper = callAs(people.findShopper)
  const asStaff = callAs(people.findStaff, 'merchant')
  const settingsBy = (request: typeof asShopper) =>
    once(async () => ({ ...defaultSettings, ...(await request(webConfigContract, { everything: true })) }))
  return {
    locale,
    jar,
    ...people,
    settings: settingsBy(asShopper),
    staffSettings: settingsBy(asStaff),
    call: asShopper,
    callWith: (token, contract, request) => call({ ...callOptions, token }, contract, request),
    callAsSelf: callAs(async () => {
      const token = await freshToken(jar, 'customer', callOptions)
      return token ? { token } : undefined
    }),
    callAsStaff: asStaff,
    callAsRider,
  }
}
