import { z } from 'zod'
import { anyone, signedInShoppers, staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/wire.ts'
import { signedInUser } from '../identity/signed-in.ts'

const tokenRequest = z.object({ token: z.string().min(1).max(4_000), kind: z.enum(['link', 'partner']) })

/** A read-only call, since link previews must not use the link up. */
export const lookAtTokenContract = endpoint({
  method: 'POST',
  path: 'authen/token/look',
  says: 'Whom a token link or a partner’s token would sign in, without using it up.',
  who: anyone,
  touches: { of: 'nobody' },
  request: tokenRequest,
  answer: z.object({ name: z.string() }),
})

export const tokenLoginContract = endpoint({
  method: 'POST',
  path: 'authen/user/login/token',
  says: 'Signs a customer in by a token link or a partner’s token, once.',
  who: anyone,
  touches: { of: 'nobody' },
  request: tokenRequest,
  answer: signedInUser,
})

/** Staff never see the link: it goes to the customer's own LINE or number. */
export const sendTokenLinkContract = endpoint({
  method: 'POST',
  path: 'api/merchant/customer/tokenlink',
  says: 'Sends one of the caller’s customers, by LINE or SMS, a link that signs them in, once, within a quarter of an hour.',
  who: staff,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({ saleUnit, code: customerCode }),
    answers: ['signin.noWayToSend'],
  },
  request: z.object({ code: z.string().min(1).max(60), saleUnit: z.string().min(3).max(10) }),
  answer: z.object({ sentBy: z.enum(['line', 'sms']), to: z.string(), until: z.string() }),
  about: ({ saleUnit }) => ({ saleUnit }),
})
export type SentTokenLink = z.output<typeof sendTokenLinkContract.answer>

export const tokenLink = named({
  madeBy: ['MadeBy', z.string()],
  madeAt: ['MadeAt', z.string()],
  sentBy: ['SentBy', z.enum(['line', 'sms'])],
  usedAt: ['UsedAt', z.string().nullable()],
})
export type TokenLink = z.output<typeof tokenLink>

/** Who sent sign-in links for the caller's shop, newest first. */
export const tokenLinksContract = endpoint({
  method: 'POST',
  path: 'authen/customer/tokenlinks',
  says: 'The sign-in links the caller’s centre has sent them in the last 90 days: by whom, how, and when they were used.',
  who: signedInShoppers,
  touches: { of: 'caller', inPerson: true },
  request: z.object({}),
  answer: z.array(tokenLink),
})

export const tokenLinkContracts = {
  lookAtToken: lookAtTokenContract,
  tokenLogin: tokenLoginContract,
  sendTokenLink: sendTokenLinkContract,
  tokenLinks: tokenLinksContract,
}
