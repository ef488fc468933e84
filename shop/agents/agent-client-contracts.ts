import { z } from 'zod'
import { signedInShoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { money, named } from '../contract/wire.ts'
import { orderStatuses } from '../orders/order-status.ts'

const agentClient = named({
  code: ['Code', z.string()],
  saleUnit: ['SaleUnit', z.string()],
  name: ['Name', z.string()],
  mobile: ['MobileNo', z.string()],
  status: ['Status', z.enum(['pending', 'active', 'inactive'])],
  orders: ['Orders', z.int()],
  lastOrderOn: ['LastOrder', z.string().nullable()],
  /** Unpaid orders on the agent's credit. */
  owes: ['Owes', money],
})
export type AgentClient = z.output<typeof agentClient>

const self = { of: 'caller', inPerson: true } as const
const code = z.string().min(1).max(60)

export const agentClientsContract = endpoint({
  method: 'GET',
  path: 'api/agent/clients',
  says: 'The caller’s own clients, by name, code or mobile number.',
  who: ['agent'],
  touches: self,
  request: z.object({ text: z.string().max(100).optional() }),
  answer: z.array(agentClient),
})

export const agentClientContract = endpoint({
  method: 'GET',
  path: 'api/agent/clients/{code}',
  says: 'One of the caller’s clients with the orders that the caller placed for them, and what is unpaid of those on the caller’s credit.',
  who: ['agent'],
  pathParams: z.object({ code }),
  request: z.object({}),
  answer: z.object({
    code: z.string(),
    name: z.string(),
    contact: z.string(),
    mobile: z.string(),
    status: z.enum(['pending', 'active', 'inactive']),
    since: z.string().nullable(),
    /** All orders of the shop, whoever placed them. */
    orders: z.int(),
    lastOrderOn: z.string().nullable(),
    owes: money,
    /** Placed by the caller, newest first. */
    placed: z.array(
      z.object({
        number: z.string(),
        placedAt: z.string(),
        status: z.enum(orderStatuses),
        total: money,
        owed: money,
        dueOn: z.string().nullable(),
      }),
    ),
  }),
  touches: { ...self, exampleRequest: () => ({ code: 'NONE' }), answers: ['agents.notClient'] },
})
export type AgentClientDetail = z.output<typeof agentClientContract.answer>

export const addClientContract = endpoint({
  method: 'POST',
  path: 'api/agent/clients/add',
  says: 'Adds a new shop as the caller’s client. A number that the centre knows already is asked first, and never claimed.',
  who: ['agent'],
  request: z.object({
    shopName: z.string().max(200),
    storeType: z.string().max(20),
    name: z.string().max(200),
    mobileNo: z.string().max(20),
    address: z.string().max(500),
    province: z.string().max(100),
    district: z.string().max(100),
    subdistrict: z.string().max(100),
    postcode: z.string().max(10),
  }),
  answer: z.object({ outcome: z.enum(['added', 'waiting', 'asked']), code: z.string() }),
  touches: {
    ...self,
    exampleRequest: () => ({
      ...{ shopName: '', storeType: '', name: '', mobileNo: '', address: '' },
      ...{ province: '', district: '', subdistrict: '', postcode: '' },
    }),
    answers: ['customers.wrongFields'],
  },
})

export const clientOptionsContract = endpoint({
  method: 'GET',
  path: 'api/agent/clients/add/options',
  says: 'What a new client of the caller can be given: the store types of the centre, and whether the centre approves new shops first.',
  who: ['agent'],
  request: z.object({}),
  answer: z.object({
    storeTypes: z.array(z.object({ code: z.string(), name: z.string(), nameEn: z.string() })),
    needsApproval: z.boolean(),
  }),
  touches: self,
})

export const endClientContract = endpoint({
  method: 'POST',
  path: 'api/agent/clients/end',
  says: 'Ends looking after a client: ordering for them stops at once, and they are told.',
  who: ['agent'],
  request: z.object({ code }),
  answer: z.object({}),
  touches: { ...self, exampleRequest: () => ({ code: 'NONE' }), answers: ['agents.notClient'] },
})

export const ownAgentContract = endpoint({
  method: 'GET',
  path: 'api/agent/own',
  says: 'Who orders for the caller, what they did, and which agents ask to.',
  who: signedInShoppers,
  request: z.object({}),
  answer: z.object({
    agent: z
      .object({ name: z.string(), shopPhoto: z.string(), mobile: z.string(), since: z.string().nullable() })
      .nullable(),
    asked: z.array(
      z.object({ id: z.string(), agentName: z.string(), shopPhoto: z.string(), expiresAt: z.string() }),
    ),
    /** Newest first: what agents did, of before too. */
    acts: z.array(
      z.object({
        at: z.string(),
        agentName: z.string(),
        kind: z.enum([
          ...(['added', 'accepted', 'acted', 'ordered'] as const),
          ...(['ended by agent', 'ended by client', 'ended by centre'] as const),
        ]),
        orderNumber: z.string(),
      }),
    ),
  }),
  touches: self,
})
export type OwnAgent = z.output<typeof ownAgentContract.answer>

export const leaveAgentContract = endpoint({
  method: 'POST',
  path: 'api/agent/leave',
  says: 'The caller’s agent no longer orders for them, from this moment on; the agent is told.',
  who: signedInShoppers,
  request: z.object({}),
  answer: z.object({}),
  touches: { ...self, answers: ['agents.noOwnAgent'] },
})

export const agentClientContracts = {
  agentClients: agentClientsContract,
  agentClient: agentClientContract,
  addClient: addClientContract,
  clientOptions: clientOptionsContract,
  endClient: endClientContract,
  ownAgent: ownAgentContract,
  leaveAgent: leaveAgentContract,
}
