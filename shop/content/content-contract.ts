import { z } from 'zod'
import { shoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { content } from './whats-new-contract.ts'

/** News or a fixed page, by its number or its code. */
export const contentContract = endpoint({
  method: 'GET',
  path: 'api/contents/{key}',
  says: 'One published piece of news or fixed page of the caller’s centre, by Id or Code.',
  who: shoppers,
  touches: { of: 'caller', exampleRequest: () => ({ key: 'FAQ_001' }), answers: ['content.notFound'] },
  pathParams: z.object({ key: z.string().min(1).max(40) }),
  request: z.object({}),
  answer: content,
  freshFor: 60,
})

export const contentContracts = {
  content: contentContract,
}
