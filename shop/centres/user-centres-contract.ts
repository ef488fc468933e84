import { z } from 'zod'
import { shoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { centre } from './centre.ts'

/** The centres that serve the caller; a guest has the default one. */
export const userCentresContract = endpoint({
  method: 'GET',
  path: 'authen/user/dcs',
  says: 'The distribution centres that serve the caller.',
  who: shoppers,
  request: z.object({}),
  answer: z.array(centre),
})
