import { z } from 'zod'
import { anyone, signedInShoppers, staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { chosenCentre } from '../identity/sign-in-contracts.ts'
import { signedInStaff, signedInUser } from '../identity/signed-in.ts'
import { signInProviders } from './sign-in-providers.ts'

const provider = z.enum(signInProviders)
const address = z.url({ protocol: /^https?$/ }).max(500)
const secret = z.string().min(1).max(300)
const nothing = z.object({})

/** State for the round trip to the provider, stored by the page server in an HttpOnly cookie. */
export const startSignInContract = endpoint({
  method: 'POST',
  path: 'authen/external/start',
  says: 'The address of a provider’s sign-in page, and the secrets that prove the way back from it.',
  who: anyone,
  touches: { of: 'nobody' },
  request: z.object({
    provider,
    redirectUri: address,
    locale: z.enum(['th', 'en']).default('th'),
    statePrefix: z.string().max(60).default(''),
  }),
  answer: z.object({ url: z.string(), state: z.string(), nonce: z.string(), verifier: z.string() }),
})

const callback = {
  provider,
  redirectUri: address,
  query: z.string().max(6_000),
  state: secret,
  nonce: secret,
  verifier: secret,
}
const unknown = { name: z.string(), ticket: z.string() }

/** A person without a link gets a ticket, and is linked by it after another sign-in. */
export const finishSignInContract = endpoint({
  method: 'POST',
  path: 'authen/external/finish',
  says: 'Signs a customer in who comes back from a provider; someone unknown gets a ticket to link with.',
  who: anyone,
  touches: { of: 'nobody' },
  request: z.object({ ...callback, ...chosenCentre }),
  answer: z.object({ signedIn: signedInUser.nullable(), unknown: z.object(unknown).nullable() }),
})

/** Inside LINE its own script hands over who opened the shop; LINE never asks for a nonce there. */
export const liffSignInContract = endpoint({
  method: 'POST',
  path: 'authen/external/liff',
  says: 'Signs a customer in whom LINE names to a page that it opened; someone unknown gets a ticket to link with.',
  who: anyone,
  touches: { of: 'nobody' },
  request: z.object({
    idToken: z.string().min(1).max(6_000),
    accessToken: z.string().max(2_000).default(''),
    ...chosenCentre,
  }),
  answer: z.object({ signedIn: signedInUser.nullable(), unknown: z.object(unknown).nullable() }),
})

export const finishStaffSignInContract = endpoint({
  method: 'POST',
  path: 'authen/external/merchant/finish',
  says: 'Signs merchant staff in who come back from LINE; someone unknown gets a ticket to link with.',
  who: anyone,
  touches: { of: 'nobody' },
  request: z.object(callback),
  answer: z.object({ signedIn: signedInStaff.nullable(), unknown: z.object(unknown).nullable() }),
})

export const linkTicketContract = endpoint({
  method: 'POST',
  path: 'authen/external/link',
  proof: 'fresh',
  says: 'Links the sign-in a ticket names to the caller, who has just signed in another way.',
  who: [...signedInShoppers, ...staff],
  touches: {
    of: 'caller',
    exampleRequest: () => ({ ticket: 'none' }),
    answers: ['signin.oldTicket'],
    inPerson: true,
  },
  request: z.object({ ticket: z.string().min(1).max(3_000) }),
  answer: z.object({ provider }),
})

const link = z.object({ provider, name: z.string(), at: z.string() })

export const linkedSignInsContract = endpoint({
  method: 'POST',
  path: 'authen/external/links',
  says: 'The LINE, Google and Facebook accounts linked to the caller.',
  who: [...signedInShoppers, ...staff],
  touches: { of: 'caller', inPerson: true },
  request: nothing,
  answer: z.object({ links: z.array(link), byLine: z.boolean() }),
})
export type LinkedSignIns = z.output<typeof linkedSignInsContract.answer>

export const unlinkContract = endpoint({
  method: 'POST',
  path: 'authen/external/unlink',
  proof: 'once',
  says: 'Unlinks a provider from the caller and takes back the token it gave.',
  who: [...signedInShoppers, ...staff],
  touches: {
    of: 'caller',
    exampleRequest: () => ({ provider: 'line' as const }),
    answers: ['signin.notLinked'],
    inPerson: true,
  },
  request: z.object({ provider }),
  answer: nothing,
})

/** Sign-out for a person who came from LINE. */
export const revokeLineTokenContract = endpoint({
  method: 'POST',
  path: 'api/line/revokeToken',
  says: 'Takes back the LINE token behind the caller’s session; 200 also when there is none.',
  who: signedInShoppers,
  touches: { of: 'caller', inPerson: true },
  request: nothing,
  answer: nothing,
})

export const staffLineLogoutContract = endpoint({
  method: 'POST',
  path: 'api/merchant/user/line/logout',
  says: 'Takes back the LINE token behind the session of merchant staff; 200 also when there is none.',
  who: staff,
  touches: { of: 'caller' },
  request: nothing,
  answer: nothing,
})

export const externalContracts = {
  startSignIn: startSignInContract,
  finishSignIn: finishSignInContract,
  liffSignIn: liffSignInContract,
  finishStaffSignIn: finishStaffSignInContract,
  linkTicket: linkTicketContract,
  linkedSignIns: linkedSignInsContract,
  unlink: unlinkContract,
  revokeLineToken: revokeLineTokenContract,
  staffLineLogout: staffLineLogoutContract,
}
