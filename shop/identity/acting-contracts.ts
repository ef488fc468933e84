import { z } from 'zod'
import { staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { actedFor } from './user.ts'

/** Signs a salesperson in for a client; the token names both and ends with the salesperson's session. */
export const loginAsClientContract = endpoint({
  method: 'GET',
  path: 'api/merchant/loginasclient/{code}/{saleUnit}',
  says: 'The customer with a token (jtoken) that names both the customer and the salesperson who acts.',
  who: staff,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({ saleUnit, code: customerCode }),
  },
  pathParams: z.object({ code: z.string().min(1).max(60), saleUnit: z.string().min(3).max(10) }),
  /** The centre the client orders in: any that the caller works for and the client buys from. */
  request: z.object({ activeDc: z.string().max(10).optional() }),
  answer: z.object({ Customer: actedFor }),
  about: ({ saleUnit }) => ({ saleUnit }),
})

/** Signs an agent in for one of their clients; the token names both and ends with the agent's session. */
export const agentLoginAsClientContract = endpoint({
  method: 'GET',
  path: 'api/agent/loginasclient/{code}/{saleUnit}',
  says: 'The client with a token (jtoken) that names both the client and the agent who acts; the credit is the agent’s.',
  who: ['agent'],
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, clientCode }) => ({ saleUnit, code: clientCode }),
    inPerson: true,
  },
  pathParams: z.object({ code: z.string().min(1).max(60), saleUnit: z.string().min(3).max(10) }),
  request: z.object({}),
  answer: z.object({ Customer: actedFor }),
  about: ({ saleUnit }) => ({ saleUnit }),
})

export const actingContracts = {
  loginAsClient: loginAsClientContract,
  agentLoginAsClient: agentLoginAsClientContract,
}
