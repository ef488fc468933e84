import { z } from 'zod'
import type { CallerKind } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'

const saleUnit = z.string().min(1).max(10)
const heads = ['manager', 'owner'] as const satisfies CallerKind[]

/** What a centre needs before it can sell, in the order one would do it. */
export const checkPoints = [
  ...(['goods', 'prices', 'pictures', 'area', 'rounds', 'payment', 'bank'] as const),
  ...(['sms', 'line', 'contact', 'policy', 'customer', 'order'] as const),
] as const
export type CheckPoint = (typeof checkPoints)[number]

export const checkListContract = endpoint({
  method: 'GET',
  path: 'api/merchant/checklist',
  says: 'What a centre still misses before it can sell; nothing once all is done or the list was put away.',
  who: heads,
  request: z.object({ saleUnit }),
  answer: z.object({
    shown: z.boolean(),
    points: z.array(
      z.object({
        name: z.enum(checkPoints),
        done: z.boolean(),
        /** How many products are the reason, where they are. */
        count: z.int(),
      }),
    ),
    /** How many products of the example assortment are still there. */
    examples: z.int(),
  }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

export const putAwayCheckListContract = endpoint({
  method: 'POST',
  path: 'api/merchant/checklist/putaway',
  says: 'Puts the check list of a centre away. The setting CHECK_LIST brings it back.',
  who: heads,
  request: z.object({ saleUnit }),
  answer: z.object({}),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

export const removeExamplesContract = endpoint({
  method: 'POST',
  path: 'api/merchant/examples/remove',
  says: 'Removes the example assortment of a centre. Products that were ordered stay, off sale.',
  who: heads,
  request: z.object({ saleUnit }),
  answer: z.object({ removed: z.int(), kept: z.int() }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

export const checkListContracts = {
  checkList: checkListContract,
  putAwayCheckList: putAwayCheckListContract,
  removeExamples: removeExamplesContract,
}
