import { z } from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import { aboutCentre, owners, saleUnit } from './people-contracts.ts'

const owner = z.object({ username: z.string(), name: z.string(), centres: z.array(z.string()) })
const notTheirs = ['merchantSettings.notNetworkOwner']

export const networkOwnersContract = endpoint({
  method: 'GET',
  path: 'api/merchant/people/network',
  says: 'The owners of the network, and the owners of centres who could become one; only for owners of the network.',
  who: owners,
  request: z.object({ saleUnit }),
  answer: z.object({
    /** Whether the caller is one; if not, the lists are empty. */
    mayChange: z.boolean(),
    owners: z.array(owner.extend({ since: z.string(), isYou: z.boolean() })),
    others: z.array(owner),
  }),
  about: aboutCentre,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

export const setNetworkOwnerContract = endpoint({
  method: 'POST',
  path: 'api/merchant/people/network/set',
  says: 'Makes an owner of a centre an owner of the network, or takes that away; never from the last.',
  who: owners,
  request: z.object({ saleUnit, username: z.string().min(1).max(60), owns: z.boolean() }),
  answer: z.object({}),
  about: aboutCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, username: 'nobody-here', owns: true }),
    answers: ['people.notAnOwner', ...notTheirs],
  },
})

export const networkOwnerContracts = {
  networkOwners: networkOwnersContract,
  setNetworkOwner: setNetworkOwnerContract,
}
