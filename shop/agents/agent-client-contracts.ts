import { z } from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/wire.ts'

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

export const agentClientContracts = {
  agentClients: agentClientsContract,
}
