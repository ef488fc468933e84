import { z } from 'zod'
import { signedInShoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'

const request = z.object({
  /** Whose official account the link was sent by; a customer of another centre may link too. */
  saleUnit: z.string().min(1).max(10),
  linkToken: z.string().min(1).max(300),
})
const example = () => ({ saleUnit: 'BKK01', linkToken: 'none' })

export const lineLinkContract = endpoint({
  method: 'POST',
  path: 'api/line/link/look',
  says: 'Which LINE account a link of the official account would connect with the caller.',
  who: signedInShoppers,
  touches: { of: 'caller', exampleRequest: example, answers: ['line.deadLink'], inPerson: true },
  request,
  answer: z.object({
    lineName: z.string(),
    shop: z.string(),
    centre: z.object({ th: z.string(), en: z.string() }),
    isLinked: z.boolean(),
    isElsewhere: z.boolean(),
    /** The name of the LINE account that is linked now and would not be any more. */
    replaces: z.string().nullable(),
  }),
})

export const confirmLineLinkContract = endpoint({
  method: 'POST',
  path: 'api/line/link/confirm',
  proof: 'fresh',
  says: 'Agrees to connect the caller with a LINE account; LINE’s own page follows, which agrees for the other side.',
  who: signedInShoppers,
  touches: { of: 'caller', exampleRequest: example, answers: ['line.deadLink'], inPerson: true },
  request,
  answer: z.object({ address: z.string() }),
})

export const lineLinkContracts = { lineLink: lineLinkContract, confirmLineLink: confirmLineLinkContract }
