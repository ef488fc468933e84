import { z } from 'zod'
import { shoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { queryCount } from '../contract/query-wire.ts'
import { named } from '../contract/wire.ts'
import { longestSearch } from './product.ts'

/** A suggested search word: the completed input, and the word in each language. */
const suggestion = named({ text: ['Text', z.string()], th: ['TH', z.string()], en: ['EN', z.string()] })
export type Suggestion = z.output<typeof suggestion>

export const autoCompleteTake = 10

export const autoCompleteContract = endpoint({
  method: 'GET',
  path: 'GET_MASTER_DATA/GetAutoComplete',
  says: 'Words that continue what is typed: brands, kinds and categories of the caller’s centre; where none does, the goods a search would find, as for a barcode.',
  who: shoppers,
  touches: { of: 'caller' },
  request: z.object({
    search: z.string().max(longestSearch).default(''),
    take: queryCount(20, 1).optional(),
  }),
  answer: z.array(suggestion),
})

export const nearestWordsContract = endpoint({
  method: 'GET',
  path: 'GET_MASTER_DATA/GetNearestWords',
  says: 'For a search that found nothing: the nearest words that do find something, best first.',
  who: shoppers,
  touches: { of: 'caller' },
  request: z.object({
    search: z.string().max(longestSearch).default(''),
    take: queryCount(20, 1).optional(),
  }),
  answer: z.array(suggestion),
})

export const searchContracts = {
  autoComplete: autoCompleteContract,
  nearestWords: nearestWordsContract,
}
