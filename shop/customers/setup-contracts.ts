import { z } from 'zod'
import { signedInShoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { money } from '../contract/wire.ts'

/** What a new shop reviews after its first sign-in, and its delivery terms. */
export const setupContract = endpoint({
  method: 'GET',
  path: 'authen/customer/setup',
  says: 'The caller’s shop data, address and LINE link to look over, and the delivery days of the centre.',
  who: signedInShoppers,
  touches: { of: 'caller' },
  request: z.object({}),
  answer: z.object({
    done: z.boolean(),
    shop: z.object({
      name: z.string(),
      storeType: z.string(),
      storeTypeEn: z.string(),
      contact: z.string(),
      mobile: z.string(),
    }),
    taxNumber: z.string(),
    address: z.string().nullable(),
    lineLinked: z.boolean(),
    centre: z.object({ name: z.string(), nameEn: z.string(), phone: z.string() }),
    /** Bit 0 is Sunday. */
    deliveryWeekdays: z.int(),
    cutOffMinute: z.int(),
    /** The terms at the first delivery address, like days and cut-off. */
    minimumOrder: money.optional(),
    freeShippingFrom: money.optional(),
  }),
})
export type Setup = z.output<typeof setupContract.answer>

export const setupDoneContract = endpoint({
  method: 'POST',
  path: 'authen/customer/setup/done',
  says: 'The first steps were taken; the next sign-in leads straight into the shop.',
  who: signedInShoppers,
  touches: { of: 'caller', inPerson: true },
  request: z.object({}),
  answer: z.object({}),
})

export const setupContracts = {
  setup: setupContract,
  setupDone: setupDoneContract,
}
