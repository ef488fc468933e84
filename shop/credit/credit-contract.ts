import { z } from 'zod'
import { signedInShoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { money } from '../contract/wire.ts'
import { ageBands } from './ageing.ts'

/** For an agent's client this is the agent's credit, which pays for the order. */
export const creditContract = endpoint({
  method: 'GET',
  path: 'api/customers/credit',
  says: 'The caller’s credit: limit, debt, what is left, the debt by age, and the next day something is due.',
  who: signedInShoppers,
  request: z.object({}),
  answer: z.object({
    limit: money,
    debt: money,
    left: money,
    overdue: money,
    nextDueOn: z.string().nullable(),
    bands: z.array(z.object({ band: z.enum(ageBands), amount: money })),
    /** Unpaid credit orders, the earliest due first. */
    debts: z.array(
      z.object({ orderNumber: z.string(), orderedOn: z.string(), dueOn: z.string(), amount: money }),
    ),
  }),
  touches: { of: 'caller' },
})
export type Credit = z.output<typeof creditContract.answer>

export const creditContracts = {
  credit: creditContract,
}
