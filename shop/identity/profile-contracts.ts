import { z } from 'zod'
import { signedInShoppers, staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/wire.ts'
import { riderUser, staffUser } from './signed-in.ts'
import { user } from './user.ts'

/** The caller's own profile in their active centre. */
export const customerProfileContract = endpoint({
  method: 'POST',
  path: 'authen/customerProfile',
  says: 'The signed-in customer’s own profile, credit and debt, who acts for them, and which agent sells to them.',
  who: signedInShoppers,
  touches: { of: 'caller' },
  request: z.object({}),
  answer: z.object({
    user,
    actor: named({ kind: ['Kind', z.enum(['staff', 'agent'])], name: ['UserId', z.string()] }).nullable(),
    /** Who sells to the caller, blank when nobody does, and whether an agent waits for an answer; of nobody while somebody acts. */
    agent: named({
      name: ['AgentName', z.string()],
      photo: ['AgentPhoto', z.string()],
      asks: ['AgentAsks', z.boolean()],
    }),
  }),
})

const ownCentre = named({
  saleUnit: ['SaleUnit', z.string()],
  name: ['DIST_NAME', z.string()],
  nameEn: ['DIST_NAME_EN', z.string()],
  role: ['Role', z.string()],
})
export type StaffCentre = z.output<typeof ownCentre>

export const merchantProfileContract = endpoint({
  method: 'POST',
  path: 'authen/merchantProfile',
  says: 'The signed-in merchant user and the centres they work for.',
  who: staff,
  touches: { of: 'caller' },
  request: z.object({}),
  answer: z.object({ user: staffUser, centres: z.array(ownCentre) }),
})

export const riderProfileContract = endpoint({
  method: 'POST',
  path: 'authen/riderProfile',
  says: 'The signed-in rider, and whether their company approves invoices on the road.',
  who: ['rider'],
  touches: { of: 'caller' },
  request: z.object({}),
  answer: z.object({ user: riderUser, vehicle: z.string(), approvesInvoices: z.boolean() }),
})

export const profileContracts = {
  customerProfile: customerProfileContract,
  merchantProfile: merchantProfileContract,
  riderProfile: riderProfileContract,
}
