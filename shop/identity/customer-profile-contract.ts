import { z } from 'zod'
import { signedInShoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { user } from './user.ts'

/** The caller's own profile in their active centre. */
export const customerProfileContract = endpoint({
  method: 'POST',
  path: 'authen/customerProfile',
  says: 'The signed-in customer’s own profile, credit and debt.',
  who: signedInShoppers,
  request: z.object({}),
  answer: user,
})
