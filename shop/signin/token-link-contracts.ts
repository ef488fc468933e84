import { z } from 'zod'
import { anyone, staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { signedInUser } from '../identity/signed-in.ts'

const asked = z.object({ token: z.string().min(1).max(4_000), kind: z.enum(['link', 'partner']) })

/** Looking costs nothing: what shows a preview of a link must not use it up. */
export const lookAtTokenContract = endpoint({
  method: 'POST',
  path: 'authen/token/look',
  says: 'Whom a token link or a partner’s token would sign in, without using it up.',
  who: anyone,
  touches: { of: 'nobody' },
  request: asked,
  answer: z.object({ name: z.string() }),
})

export const tokenLoginContract = endpoint({
  method: 'POST',
  path: 'authen/user/login/token',
  says: 'Signs a customer in by a token link or a partner’s token, once.',
  who: anyone,
  touches: { of: 'nobody' },
  request: asked,
  answer: signedInUser,
})

export const makeTokenLinkContract = endpoint({
  method: 'POST',
  path: 'api/merchant/customer/tokenlink',
  says: 'A token that signs one of the caller’s customers in, once, within a quarter of an hour.',
  who: staff,
  touches: { of: 'customer', ask: ({ saleUnit, customerCode }) => ({ saleUnit, code: customerCode }) },
  request: z.object({ code: z.string().min(1).max(60), saleUnit: z.string().min(3).max(10) }),
  answer: z.object({ token: z.string(), minutes: z.int() }),
  about: ({ saleUnit }) => ({ saleUnit }),
})
