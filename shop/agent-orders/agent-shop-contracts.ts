import { z } from 'zod'
import { signedInShoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { money, moneyInput } from '../contract/wire.ts'
import { agentPaymentMethods, mostAgentLines, mostOfAgentUnit } from './agent-order.ts'

const both = z.object({ th: z.string(), en: z.string() })
const position = z.literal([1, 2, 3])
const product = { own: z.boolean(), code: z.string().min(1).max(60) }

const entry = z.object({
  own: z.boolean(),
  code: z.string(),
  name: both,
  picture: z.string().nullable(),
  /** In the smallest unit; null when it does not limit. */
  stock: z.int().nullable(),
  units: z.array(z.object({ position, name: both, rate: z.int(), price: money })),
})
/** Something an agent sells, at the price of their clients. What it costs the agent is nobody’s business. */
export type ShopEntry = z.output<typeof entry>

const seller = z.object({ code: z.string(), name: z.string(), mobile: z.string() })
export type Seller = z.output<typeof seller>

export const agentShopContract = endpoint({
  method: 'GET',
  path: 'api/agent-shop/items',
  says: 'What the caller’s agent sells, own items first; an agent reads what their clients see.',
  who: signedInShoppers,
  touches: { of: 'caller', inPerson: true, answers: ['agentOrders.noAgent'] },
  request: z.object({
    text: z.string().max(200).optional(),
    h1: z.string().max(60).optional(),
    from: z.string().max(6).regex(/^\d+$/).optional(),
  }),
  answer: z.object({
    seller,
    isOwn: z.boolean(),
    entries: z.array(entry),
    /** Where the next page begins; null at the end. */
    next: z.int().nullable(),
  }),
})

export const agentShopCartContract = endpoint({
  method: 'POST',
  path: 'api/agent-shop/cart',
  says: 'What these products cost at the caller’s agent now, and where the caller wants goods; what is not sold is left out.',
  who: signedInShoppers,
  touches: {
    of: 'caller',
    inPerson: true,
    exampleRequest: () => ({ products: [{ own: true, code: 'A0001' }] }),
    answers: ['agentOrders.noAgent'],
  },
  request: z.object({ products: z.array(z.object(product)).max(mostAgentLines) }),
  answer: z.object({
    seller,
    entries: z.array(entry),
    shipTo: z.object({ name: z.string(), phone: z.string(), address: z.string() }),
  }),
})

const difference = z.object({ ...product, position, price: money.nullable(), stock: z.int().nullable() })

export const placeAgentOrderContract = endpoint({
  method: 'POST',
  path: 'api/agent-shop/orders',
  says: 'Orders from the caller’s agent, once for each key, at the prices seen; the details of a refusal name what changed.',
  who: signedInShoppers,
  touches: {
    of: 'caller',
    inPerson: true,
    exampleRequest: () => ({
      ...{ key: '5d0b6a3e-3a53-4d8e-9a77-0f4f6a1c2b3d', lines: [], name: 'a', phone: 'b', address: 'c' },
      ...{ note: '', wantedOn: null, payment: 'cash' as const },
    }),
    answers: ['agentOrders.noAgent', 'agentOrders.empty'],
  },
  request: z.object({
    key: z.uuid(),
    lines: z
      .array(
        z.object({ ...product, position, quantity: z.int().min(1).max(mostOfAgentUnit), price: moneyInput }),
      )
      .max(mostAgentLines),
    name: z.string().max(120),
    phone: z.string().max(40),
    address: z.string().max(500),
    note: z.string().max(500),
    wantedOn: z.iso.date().nullable(),
    payment: z.enum(agentPaymentMethods),
  }),
  answer: z.object({ number: z.string(), agentCode: z.string(), total: money }),
  details: z.array(difference),
})
export type PlaceAgentOrder = z.output<typeof placeAgentOrderContract.request>

export const agentShopContracts = {
  agentShop: agentShopContract,
  agentShopCart: agentShopCartContract,
  placeAgentOrder: placeAgentOrderContract,
}
