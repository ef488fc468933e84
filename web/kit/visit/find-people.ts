import type { AnswerOf, Endpoint, RequestOf } from '#shop/contract/endpoint.ts'
import { agentLoginAsClientContract, loginAsClientContract } from '#shop/identity/acting-contracts.ts'
import {
  customerProfileContract,
  merchantProfileContract,
  riderProfileContract,
} from '#shop/identity/profile-contracts.ts'
import type { User } from '#shop/identity/user.ts'
import { type CallOptions, CallProblem, call } from '#web/kit/calls/call.ts'
import {
  freshToken,
  type Holder,
  isCentreClosed,
  readClaims,
  renewBeforeMs,
  renewToken,
} from './access-token.ts'
import { findGuest } from './guest.ts'
import type { Jar } from './jar.ts'

type Shopper = {
  kind: 'guest' | 'customer'
  user: User
  token: string
  actor: { kind: 'staff' | 'agent'; name: string } | null
  /** Who sells to the customer and whether somebody asks to; of nobody for guests. */
  agent: { name: string; photo: string; asks: boolean }
}
type StaffVisitor = AnswerOf<typeof merchantProfileContract> & { token: string }
type RiderToken = { token: string; mobile: string; saleUnit: string }
type RiderVisitor = AnswerOf<typeof riderProfileContract> & { token: string }

/** Who opened the page, by the tokens in their cookies. Each is loaded once, and only when a page needs it. */
export type People = {
  /** The customer someone acts for, the signed-in customer, or the guest; undefined without guest mode. */
  findShopper: () => Promise<Shopper | undefined>
  /** The outcome for a signed-in customer whose centre has closed: moved to another, or signed out. */
  afterClosing: () => Promise<'moved' | 'left' | undefined>
  findStaff: () => Promise<StaffVisitor | undefined>
  findRider: () => Promise<RiderVisitor | undefined>
  /** Whom the rider's token names; whether it holds is for the call to say that it is sent with. */
  findRiderToken: () => Promise<RiderToken | undefined>
  /** Deletes a signed-in customer's cookies. */
  forgetCustomer: () => void
}

/**
 * A token lives 15 minutes and renews when used, so 15 minutes past its expiry it was unused for at most 30.
 */
const longestIdle = 15 * 60_000

export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** An expired, ended or forged token makes its bearer a guest, never an error page. */
async function unlessRefused<Value>(request: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof CallProblem && [401, 403, 404].includes(error.status)) return undefined
    throw error
  }
}

export function findPeople(jar: Jar, callOptions: CallOptions): People {
  let closing: 'moved' | 'left' | undefined

  /**
   * The person of a holder's token. A refused token (another role, clock difference) is renewed once before
   * it is dropped.
   */
  async function findBy<Found>(
    holder: Holder,
    request: (token: string) => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    const token = await freshToken(jar, holder, callOptions)
    const found = token ? await request(token) : undefined
    if (found || !token) return found
    const fresh = await renewToken(jar, holder, callOptions)
    const again = fresh && fresh !== token ? await request(fresh) : undefined
    if (!again) jar.set(`${holder}Token`, '')
    return again
  }
  /** The signed-in customer. If their centre has closed, the renewal moves them to another of theirs. */
  async function asSignedIn(token: string): Promise<Shopper | undefined> {
    try {
      return {
        kind: 'customer',
        token,
        ...(await call({ ...callOptions, token }, customerProfileContract, {})),
      }
    } catch (error) {
      if (!isCentreClosed(error)) return unlessRefused(() => Promise.reject(error))
      closing = 'moved'
      return undefined
    }
  }
  async function profileBy<E extends Endpoint>(token: string, contract: E) {
    const profile = await unlessRefused(() => call({ ...callOptions, token }, contract, {} as RequestOf<E>))
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
  async function freshClientToken(): Promise<string | undefined> {
    const token = jar.get('clientToken')
    if (!token) return undefined
    const { expires, saleUnit = '', customerCode: code = '', actor } = readClaims(token)
    if (expires > Date.now() + renewBeforeMs) return token
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
      staff &&
      unlessRefused(() => call({ ...callOptions, token: staff.token }, loginAsClientContract, client))
    )
  }
  async function renewByAgent(client: { code: string; saleUnit: string }) {
    const token = await freshToken(jar, 'customer', callOptions)
    return token
      ? unlessRefused(() => call({ ...callOptions, token }, agentLoginAsClientContract, client))
      : undefined
  }
  const forgetCustomer = () => {
    for (const name of ['customerToken', 'customerRefresh', 'pointsMode'] as const) jar.set(name, '')
  }
  const findShopper = once(async (): Promise<Shopper | undefined> => {
    const clientToken = await freshClientToken()
    const client = clientToken ? await asCustomer(clientToken) : undefined
    if (client) return client
    if (clientToken) jar.set('clientToken', '')
    const wasSignedIn = jar.get('customerToken') !== undefined
    try {
      const customer = await findBy('customer', asSignedIn)
      if (customer) return customer
      if (wasSignedIn) jar.set('pointsMode', '')
    } catch (error) {
      if (!isCentreClosed(error)) throw error
      closing = 'left'
    }
    return findGuest(callOptions, jar.get('selectedCentre'))
  })
  const findStaff = once(() => findBy('merchant', (token) => profileBy(token, merchantProfileContract)))
  const findRider = once(() => findBy('rider', (token) => profileBy(token, riderProfileContract)))
  async function findRiderToken(): Promise<RiderToken | undefined> {
    const token = await freshToken(jar, 'rider', callOptions)
    if (!token) return undefined
    const { mobile = '', saleUnit = '' } = readClaims(token)
    return { token, mobile, saleUnit }
  }
  const afterClosing = async () => {
    await findShopper()
    return closing
  }
  return { findShopper, afterClosing, findStaff, findRider, findRiderToken, forgetCustomer }
}
