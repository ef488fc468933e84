import { createContext } from 'react-router'
import type { AnswerOf, AskedOf, Endpoint } from '#shop/contract/endpoint.ts'
import { agentLoginAsClientContract, loginAsClientContract } from '#shop/identity/acting-contracts.ts'
import {
  customerProfileContract,
  merchantProfileContract,
  riderProfileContract,
} from '#shop/identity/profile-contracts.ts'
import type { RiderUser } from '#shop/identity/signed-in.ts'
import type { User } from '#shop/identity/user.ts'
import { defaultSettings, type Settings } from '#shop/settings/settings.ts'
import { webConfigContract } from '#shop/settings/web-config-contract.ts'
import type { Locale } from '#shop/words/locale.ts'
import { type Asking, CallProblem, call } from '#web/kit/calls/call.ts'
import { findGuest } from './guest.ts'
import type { Jar } from './jar.ts'
import { early, type Holder, keepToken, peek, renewToken, saysClosed } from './keep-token.ts'

type Shopper = {
  kind: 'guest' | 'customer'
  user: User
  token: string
  actor: { kind: 'staff' | 'agent'; name: string } | null
}
type StaffVisitor = AnswerOf<typeof merchantProfileContract> & { token: string }
type RiderVisitor = { user: RiderUser; token: string }

/** The visitor of a request. Each part is loaded once, and only when a page needs it. */
export type Visitor = {
  locale: Locale
  jar: Jar
  /** The customer someone acts for, the signed-in customer, or the guest; undefined without guest mode. */
  findShopper: () => Promise<Shopper | undefined>
  /** The outcome for a signed-in customer whose centre has closed: moved to another, or signed out. */
  afterClosing: () => Promise<'moved' | 'left' | undefined>
  findStaff: () => Promise<StaffVisitor | undefined>
  findRider: () => Promise<RiderVisitor | undefined>
  /** Deletes a signed-in customer's cookies. */
  forgetCustomer: () => void
  settings: () => Promise<Settings>
  /** With those that only staff may see. */
  staffSettings: () => Promise<Settings>
  /** As the shopper. */
  call: <E extends Endpoint>(contract: E, asked: AskedOf<E>) => Promise<AnswerOf<E>>
  /** As the signed-in customer, also while they act for another. */
  callAsSelf: <E extends Endpoint>(contract: E, asked: AskedOf<E>) => Promise<AnswerOf<E>>
  callAsStaff: <E extends Endpoint>(contract: E, asked: AskedOf<E>) => Promise<AnswerOf<E>>
  /** With a token issued in this request. */
  callWith: <E extends Endpoint>(token: string, contract: E, asked: AskedOf<E>) => Promise<AnswerOf<E>>
  callAsRider: <E extends Endpoint>(contract: E, asked: AskedOf<E>) => Promise<AnswerOf<E>>
}

export const visitorContext = createContext<Visitor>()

/**
 * A token lives 15 minutes and renews when used, so 15 minutes past its expiry it was unused for at most 30.
 */
const longestIdle = 15 * 60_000

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** An expired, ended or forged token makes its bearer a guest, never an error page. */
async function unlessRefused<Value>(ask: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof CallProblem && [401, 403, 404].includes(error.status)) return undefined
    throw error
  }
}

export function makeVisitor(jar: Jar, from: Omit<Asking, 'device'>): Visitor {
  const { locale } = from
  const asking = { ...from, device: jar.get('device') }

  let closing: 'moved' | 'left' | undefined

  /**
   * The person of a holder's token. A refused token (another role, clock difference) is renewed once before
   * it is dropped.
   */
  async function findBy<Found>(
    holder: Holder,
    ask: (token: string) => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    const token = await keepToken(jar, holder, asking)
    const found = token ? await ask(token) : undefined
    if (found || !token) return found
    const fresh = await renewToken(jar, holder, asking)
    const again = fresh && fresh !== token ? await ask(fresh) : undefined
    if (!again) jar.set(`${holder}Token`, '')
    return again
  }
  /** The signed-in customer. If their centre has closed, the renewal moves them to another of theirs. */
  async function asSignedIn(token: string): Promise<Shopper | undefined> {
    try {
      return { kind: 'customer', token, ...(await call({ ...asking, token }, customerProfileContract, {})) }
    } catch (error) {
      if (!saysClosed(error)) return unlessRefused(() => Promise.reject(error))
      closing = 'moved'
      return undefined
    }
  }
  async function profileBy<E extends Endpoint>(token: string, contract: E) {
    const profile = await unlessRefused(() => call({ ...asking, token }, contract, {} as AskedOf<E>))
    return profile && { ...profile, token }
  }
  async function asCustomer(token: string): Promise<Shopper | undefined> {
    const profile = await profileBy(token, customerProfileContract)
    return profile && { kind: 'customer', ...profile }
  }
  /**
   * A client token is renewed through the acting person's session and ends with it, or after half an hour
   * unused.
   */
  async function keepClientToken(): Promise<string | undefined> {
    const token = jar.get('clientToken')
    if (!token) return undefined
    const { expires, saleUnit = '', customerCode: code = '', actor } = peek(token)
    if (expires > Date.now() + early) return token
    const idle = expires + longestIdle < Date.now()
    const fresh = idle
      ? undefined
      : await (actor === 'agent' ? renewByAgent({ code, saleUnit }) : renewByStaff({ code, saleUnit }))
    if (fresh) jar.set('clientToken', fresh.Customer.jtoken)
    return fresh?.Customer.jtoken ?? token
  }
  async function renewByStaff(client: { code: string; saleUnit: string }) {
    const staff = await findStaff()
    return (
      staff && unlessRefused(() => call({ ...asking, token: staff.token }, loginAsClientContract, client))
    )
  }
  async function renewByAgent(client: { code: string; saleUnit: string }) {
    const token = await keepToken(jar, 'customer', asking)
    return token
      ? unlessRefused(() => call({ ...asking, token }, agentLoginAsClientContract, client))
      : undefined
  }
  const forgetCustomer = () => {
    for (const name of ['customerToken', 'customerRefresh', 'pointsMode'] as const) jar.set(name, '')
  }
  const findShopper = once(async (): Promise<Shopper | undefined> => {
    const clientToken = await keepClientToken()
    const client = clientToken ? await asCustomer(clientToken) : undefined
    if (client) return client
    if (clientToken) jar.set('clientToken', '')
    const wasSignedIn = jar.get('customerToken') !== undefined
    try {
      const customer = await findBy('customer', asSignedIn)
      if (customer) return customer
      if (wasSignedIn) jar.set('pointsMode', '')
    } catch (error) {
      if (!saysClosed(error)) throw error
      closing = 'left'
    }
    return findGuest(asking, jar.get('selectedCentre'))
  })
  const findStaff = once(() => findBy('merchant', (token) => profileBy(token, merchantProfileContract)))
  const findRider = once(() => findBy('rider', (token) => profileBy(token, riderProfileContract)))
  const callAs =
    (find: () => Promise<{ token: string } | undefined>, holder?: 'merchant' | 'rider') =>
    async <E extends Endpoint>(contract: E, asked: AskedOf<E>): Promise<AnswerOf<E>> => {
      try {
        return await call({ ...asking, token: (await find())?.token }, contract, asked)
      } catch (error) {
        if (error instanceof CallProblem) error.holder = holder
        throw error
      }
    }
  const asShopper = callAs(findShopper)
  const asStaff = callAs(findStaff, 'merchant')
  const settingsBy = (ask: typeof asShopper) =>
    once(async () => ({ ...defaultSettings, ...(await ask(webConfigContract, { everything: true })) }))
  return {
    locale,
    jar,
    findShopper,
    afterClosing: async () => {
      await findShopper()
      return closing
    },
    forgetCustomer,
    findStaff,
    findRider,
    settings: settingsBy(asShopper),
    staffSettings: settingsBy(asStaff),
    call: asShopper,
    callWith: (token, contract, asked) => call({ ...asking, token }, contract, asked),
    callAsSelf: callAs(async () => {
      const token = await keepToken(jar, 'customer', asking)
      return token ? { token } : undefined
    }),
    callAsStaff: asStaff,
    callAsRider: callAs(findRider, 'rider'),
  }
}
