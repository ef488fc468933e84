import { z } from 'zod'
import { signedInShoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'

const both = z.object({ th: z.string(), en: z.string() })

export const incentivesContract = endpoint({
  method: 'GET',
  path: 'api/points/incentives',
  says: 'The caller’s targets by period, how far each has come, and the reward of each tier.',
  who: signedInShoppers,
  request: z.object({}),
  answer: z.object({
    targets: z.array(
      z.object({
        id: z.string(),
        name: both,
        startsOn: z.string(),
        endsOn: z.string(),
        state: z.enum(['running', 'over', 'soon']),
        /** `money` counts satang of delivered orders, `units` base units of the target's products. */
        measure: z.enum(['money', 'units']),
        done: z.int(),
        tiers: z.array(z.object({ reach: z.int(), reward: z.enum(['points', 'money']), amount: z.int() })),
      }),
    ),
  }),
  touches: { of: 'caller' },
})
export type Incentive = z.output<typeof incentivesContract.answer>['targets'][number]

export const incentiveContracts = {
  incentives: incentivesContract,
}
