import { z } from 'zod'
import { shoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/wire.ts'

const count = (most: number) =>
  z.codec(z.string().max(9).regex(/^\d+$/), z.int().min(0).max(most), { decode: Number, encode: String })

/** The limit of codes in a response: a sitemap holds at most 50,000 addresses, two for each product. */
export const codesAtOnce = 24_000

export const productCodesContract = endpoint({
  method: 'GET',
  path: 'api/products/codes',
  says: 'The codes of the goods the caller may see, in order, for those who list every page: at most 24,000 at a time.',
  who: shoppers,
  touches: { of: 'caller' },
  request: z.object({ skip: count(100_000_000).optional(), take: count(codesAtOnce).optional() }),
  answer: named({ total: ['Total', z.int()], codes: ['Codes', z.array(z.string())] }),
  freshFor: 600,
})

export const productCodesContracts = {
  productCodes: productCodesContract,
}
