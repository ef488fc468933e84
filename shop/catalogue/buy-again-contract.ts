import { z } from 'zod'
import { signedInShoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { queryCount } from '../contract/query-wire.ts'
import { named } from '../contract/wire.ts'
import { productCodec } from './product-wire.ts'

export const buyAgainContract = endpoint({
  method: 'GET',
  path: 'api/products/buyagain',
  says: 'What the caller ordered before and can buy now, most often ordered first.',
  who: signedInShoppers,
  touches: { of: 'caller' },
  request: named({
    take: ['take', queryCount(48, 1).optional()],
    skip: ['skip', queryCount(1_000).optional()],
  }),
  answer: z.array(productCodec),
})

export const buyAgainContracts = {
  buyAgain: buyAgainContract,
}
