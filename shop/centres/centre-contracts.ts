import { z } from 'zod'
import { anyone, shoppers, signedInShoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { user } from '../identity/user.ts'
import { centre } from './centre.ts'

export const degrees = z.codec(
  z
    .string()
    .max(30)
    .regex(/^-?\d{1,3}(\.\d+)?$/),
  z.number(),
  { decode: Number, encode: String },
)
const count = (most: number) =>
  z.codec(z.string().max(4).regex(/^\d+$/), z.int().min(0).max(most), { decode: Number, encode: String })
const postcode = z
  .string()
  .max(5)
  .regex(/^[0-9]{5}$/)
const here = { lat: degrees.optional(), lng: degrees.optional() }

/** The centres that serve the caller; a guest has the default one. */
export const userCentresContract = endpoint({
  method: 'GET',
  path: 'authen/user/dcs',
  says: 'The distribution centres that serve the caller.',
  who: shoppers,
  touches: { of: 'caller' },
  request: z.object({}),
  answer: z.array(centre),
})

/** The limit of centres in a response. */
export const centrePage = 72

export const customerCentresContract = endpoint({
  method: 'GET',
  path: 'authen/customer/dcs',
  says: 'The centres that serve the caller, with their distance from where the caller stands.',
  who: shoppers,
  touches: { of: 'caller' },
  request: z.object(here),
  answer: z.array(centre),
})

export const allCentresContract = endpoint({
  method: 'GET',
  path: 'authen/customer/dcs/all',
  says: 'Every centre of the network whose code, name or address holds the text, or that delivers to the postcode, nearest first.',
  who: shoppers,
  touches: { of: 'nobody' },
  request: z.object({
    ...here,
    text: z.string().max(100).default(''),
    postcode: postcode.optional(),
    skip: count(9999).optional(),
    take: count(centrePage).optional(),
  }),
  answer: z.array(centre),
})

export const swapCentreContract = endpoint({
  method: 'GET',
  path: 'authen/swapdc/{saleUnit}',
  proof: 'once',
  inClosedCentre: true,
  says: 'Re-issues the token for another centre that serves the caller.',
  who: signedInShoppers,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit }),
    elsewhere: ['identity.otherCentre'],
    inPerson: true,
  },
  pathParams: z.object({ saleUnit: z.string().min(3).max(10) }),
  request: z.object({}),
  answer: z.object({ user, token: z.string() }),
})

/** The other centre receives the shop and its addresses and approves them like a registration. */
export const joinCentreContract = endpoint({
  method: 'POST',
  path: 'authen/customer/dcs/join',
  proof: 'once',
  says: 'Asks another centre of the network to take the caller’s shop on; asked again, it is the same request.',
  who: signedInShoppers,
  touches: {
    of: 'caller',
    exampleRequest: () => ({ saleUnit: 'NONE' }),
    answers: ['centres.noCentre'],
    inPerson: true,
  },
  request: z.object({ saleUnit: z.string().min(3).max(10) }),
  answer: z.object({ status: z.literal('pending') }),
})

export const requestedCentresContract = endpoint({
  method: 'GET',
  path: 'authen/customer/dcs/asked',
  says: 'The centres that the caller asked to be taken on by, and that have not answered yet.',
  who: signedInShoppers,
  touches: { of: 'caller' },
  request: z.object({}),
  answer: z.array(z.string()),
})

export const closedCentreContract = endpoint({
  method: 'GET',
  path: 'authen/customer/dcs/closed',
  says: 'Why a centre is closed and when it opens again; null while it is open.',
  who: anyone,
  touches: { of: 'nobody' },
  request: z.object({ saleUnit: z.string().min(1).max(10) }),
  answer: z.object({
    closed: z
      .object({
        ...{ name: z.string(), nameEn: z.string(), phone: z.string() },
        ...{ reasonTh: z.string(), reasonEn: z.string(), reopensOn: z.string() },
      })
      .nullable(),
  }),
})

export const centreContracts = {
  userCentres: userCentresContract,
  customerCentres: customerCentresContract,
  allCentres: allCentresContract,
  swapCentre: swapCentreContract,
  joinCentre: joinCentreContract,
  askedCentres: requestedCentresContract,
  closedCentre: closedCentreContract,
}
