import { z } from 'zod'
import type { CallerKind } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import { closing } from './centre-profile.ts'

const saleUnit = z.string().min(1).max(10)
const password = z.string().min(1).max(100)
const owners = ['owner'] as const satisfies CallerKind[]
const nothing = { reasonTh: '', reasonEn: '', reopensOn: '' }

export const closingFactsContract = endpoint({
  method: 'GET',
  path: 'api/merchant/centre/closing',
  says: 'What closing a centre would touch: open orders, customers, filled carts, and how many other centres are open.',
  who: owners,
  request: z.object({ saleUnit }),
  answer: z.object({
    openOrders: z.int(),
    customers: z.int(),
    elsewhere: z.int(),
    carts: z.int(),
    otherCentres: z.int(),
  }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

export const closeCentreContract = endpoint({
  method: 'POST',
  path: 'api/merchant/centre/close',
  says: 'Closes a centre after the password: from then on nobody can place an order there. Staff work off what was placed.',
  who: owners,
  request: closing.extend({ saleUnit, password }),
  answer: z.object({}),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, password: 'wrong', ...nothing }),
    answers: ['merchantCentre.invalid'],
  },
})

export const openCentreContract = endpoint({
  method: 'POST',
  path: 'api/merchant/centre/open',
  says: 'Opens a closed centre again, after the password.',
  who: owners,
  request: z.object({ saleUnit, password }),
  answer: z.object({}),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, password: 'wrong' }),
    answers: ['merchantCentre.isOpen'],
  },
})

export const closingContracts = {
  closingFacts: closingFactsContract,
  closeCentre: closeCentreContract,
  openCentre: openCentreContract,
}
