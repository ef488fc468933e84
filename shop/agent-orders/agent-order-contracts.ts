import { z } from 'zod'
import { signedInShoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { money, moneyInput } from '../contract/wire.ts'
import { agentOrderStatuses, agentPaymentMethods } from './agent-order.ts'

const both = z.object({ th: z.string(), en: z.string() })
const number = z.string().min(1).max(20)
const exampleKey = '5d0b6a3e-3a53-4d8e-9a77-0f4f6a1c2b3d'

const row = z.object({
  agentCode: z.string(),
  number: z.string(),
  status: z.enum(agentOrderStatuses),
  placedAt: z.iso.datetime(),
  wantedOn: z.string().nullable(),
  clientCode: z.string(),
  clientName: z.string(),
  lines: z.int(),
  total: money,
  paid: money,
})
export type AgentOrderRow = z.output<typeof row>

const line = z.object({
  line: z.int(),
  own: z.boolean(),
  code: z.string(),
  name: both,
  unit: both,
  quantity: z.int(),
  price: money,
  /** For the agent alone. */
  cost: money.nullable(),
  delivered: z.int().nullable(),
  carted: z.boolean(),
  /** The agent’s order at the centre, for the agent alone. */
  boughtWith: z.string().nullable(),
})
const event = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  byAgent: z.boolean(),
  kind: z.enum(['placed', 'accepted', 'ready', 'delivered', 'cancelled', 'collected']),
  note: z.string(),
  amount: money.nullable(),
})
const order = z.object({
  ...row.shape,
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  note: z.string(),
  payment: z.enum(agentPaymentMethods),
  agentName: z.string(),
  /** Blank once the agent has no account any more. */
  agentMobile: z.string(),
  /** For its client: not accepted yet, or left by an agent who is none any more. */
  mayCancel: z.boolean(),
  details: z.array(line),
  events: z.array(event),
})
export type AgentOrder = z.output<typeof order>

const work = z.object({
  own: z.boolean(),
  code: z.string(),
  name: both,
  unit: both,
  quantity: z.int(),
  clients: z.int(),
  where: z.enum(['buy', 'cart', 'hand']),
})
export type WorkRow = z.output<typeof work>

export const agentOrdersContract = endpoint({
  method: 'GET',
  path: 'api/agent/orders',
  says: 'Orders to the calling agent by state, how many there are of each, what to buy and hand over, and who owes what.',
  who: ['agent'],
  touches: { of: 'caller', inPerson: true },
  request: z.object({ status: z.enum(agentOrderStatuses).optional() }),
  answer: z.object({
    orders: z.array(row),
    counts: z.array(z.object({ status: z.enum(agentOrderStatuses), count: z.int() })),
    work: z.array(work),
    owed: z.array(z.object({ clientCode: z.string(), clientName: z.string(), amount: money })),
  }),
})

export const agentOrderCountContract = endpoint({
  method: 'GET',
  path: 'api/agent/orders/new',
  says: 'How many orders wait for the calling agent to accept them.',
  who: ['agent'],
  touches: { of: 'caller', inPerson: true },
  request: z.object({}),
  answer: z.object({ count: z.int() }),
})

export const ownAgentOrdersContract = endpoint({
  method: 'GET',
  path: 'api/agent-shop/orders',
  says: 'The caller’s orders to their agent, the newest first.',
  who: signedInShoppers,
  touches: { of: 'caller', inPerson: true },
  request: z.object({}),
  answer: z.array(row),
})

export const agentOrderContract = endpoint({
  method: 'GET',
  path: 'api/agent-shop/order',
  says: 'One order to an agent, for the client who placed it or the agent who sells, with everything that happened to it.',
  who: signedInShoppers,
  touches: {
    of: 'caller',
    inPerson: true,
    exampleRequest: () => ({ agentCode: 'C0004', number: 'NONE' }),
    answers: ['agentOrders.none'],
  },
  request: z.object({ agentCode: z.string().min(1).max(20), number }),
  answer: order,
})

export const cancelOwnAgentOrderContract = endpoint({
  method: 'POST',
  path: 'api/agent-shop/order/cancel',
  says: 'Cancels the caller’s order to their agent, until it is accepted, or when the agent is none any more.',
  who: signedInShoppers,
  touches: {
    of: 'caller',
    inPerson: true,
    exampleRequest: () => ({ agentCode: 'C0004', number: 'NONE' }),
    answers: ['agentOrders.none'],
  },
  request: z.object({ agentCode: z.string().min(1).max(20), number }),
  answer: z.object({}),
})

export const moveAgentOrderContract = endpoint({
  method: 'POST',
  path: 'api/agent/orders/move',
  says: 'Moves a client’s order on: accepted, ready, handed over in full or in part, or cancelled with a reason.',
  who: ['agent'],
  touches: {
    of: 'caller',
    inPerson: true,
    exampleRequest: () => ({ number: 'NONE', to: 'accepted' as const, handed: [], why: '' }),
    answers: ['agentOrders.none'],
  },
  request: z.object({
    number,
    to: z.enum(['accepted', 'ready', 'delivered', 'cancelled']),
    /** Lines handed over in part; the others go in full. */
    handed: z
      .array(z.object({ line: z.int().min(1).max(100), quantity: z.int().min(0).max(9_999) }))
      .max(100),
    why: z.string().max(300),
  }),
  answer: z.object({}),
})

export const collectAgentOrderContract = endpoint({
  method: 'POST',
  path: 'api/agent/orders/collect',
  says: 'Notes money that a client paid the calling agent, once for each id; never more than is owed.',
  who: ['agent'],
  touches: {
    of: 'caller',
    inPerson: true,
    exampleRequest: () => ({ id: exampleKey, number: 'NONE', amount: 1, method: 'cash' as const, note: '' }),
    answers: ['agentOrders.none'],
  },
  request: z.object({
    id: z.uuid(),
    number,
    amount: moneyInput.refine((amount) => amount > 0),
    method: z.enum(agentPaymentMethods),
    note: z.string().max(200),
  }),
  answer: z.object({ owed: money }),
})

export const cartAgentWorkContract = endpoint({
  method: 'POST',
  path: 'api/agent/orders/cart',
  says: 'Puts what the calling agent’s clients ordered of the centre into the agent’s cart, each line once.',
  who: ['agent'],
  touches: { of: 'caller', inPerson: true, answers: ['agentOrders.nothingToBuy'] },
  request: z.object({}),
  answer: z.object({ lines: z.int() }),
})

export const uncartAgentWorkContract = endpoint({
  method: 'POST',
  path: 'api/agent/orders/uncart',
  says: 'Counts what was put into the cart but not ordered as still to buy.',
  who: ['agent'],
  touches: { of: 'caller', inPerson: true },
  request: z.object({}),
  answer: z.object({}),
})

export const agentOrderContracts = {
  agentOrders: agentOrdersContract,
  agentOrderCount: agentOrderCountContract,
  ownAgentOrders: ownAgentOrdersContract,
  agentOrder: agentOrderContract,
  cancelOwnAgentOrder: cancelOwnAgentOrderContract,
  moveAgentOrder: moveAgentOrderContract,
  collectAgentOrder: collectAgentOrderContract,
  cartAgentWork: cartAgentWorkContract,
  uncartAgentWork: uncartAgentWorkContract,
}
