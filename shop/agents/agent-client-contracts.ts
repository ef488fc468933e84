import { z } from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/wire.ts'
import { actedFor } from '../identity/user.ts'

const agentClient = named({
  code: ['Code', z.string()],
  saleUnit: ['SaleUnit', z.string()],
  name: ['Name', z.string()],
  mobile: ['MobileNo', z.string()],
  status: ['Status', z.enum(['pending', 'active', 'inactive'])],
  orders: ['Orders', z.int()],
  lastOrderOn: ['LastOrder', z.string().nullable()],
})
export type AgentClient = z.output<typeof agentClient>

export const agentClientsContract = endpoint({
  method: 'GET',
  path: 'api/agent/clients',
  says: 'The caller’s own clients, by name, code or mobile number.',
  who: ['agent'],
  touches: { of: 'caller', inPerson: true },
  request: z.object({ text: z.string().max(100).optional() }),
  answer: z.array(agentClient),
})

/** Signs an agent in for one of their own clients; the token names both and ends with the agent's own session. */
export const agentLoginAsClientContract = endpoint({
  method: 'GET',
  path: 'api/agent/loginasclient/{code}/{saleUnit}',
  says: 'The client with a token (jtoken) that names both the client and the agent who acts; the credit is the agent’s.',
  who: ['agent'],
  touches: {
    of: 'customer',
    ask: ({ saleUnit, clientCode }) => ({ saleUnit, code: clientCode }),
    inPerson: true,
  },
  pathParams: z.object({ code: z.string().min(1).max(60), saleUnit: z.string().min(3).max(10) }),
  request: z.object({}),
  answer: z.object({ Customer: actedFor }),
  about: ({ saleUnit }) => ({ saleUnit }),
})
