import { z } from 'zod'
import type { CallerKind } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'

const saleUnit = z.string().min(1).max(10)
const code = z.string().min(1).max(60)
const aboutCentre = ({ saleUnit }: { saleUnit: string }) => ({ saleUnit })
const overseers = ['supervisor', 'manager', 'owner'] as const satisfies CallerKind[]
const managers = ['manager', 'owner'] as const satisfies CallerKind[]
const why = z.string().trim().max(300).default('')
const nobodys = '00000000-0000-4000-8000-000000000000'

/** Those who wait, those who are agents, and those who were refused or are no longer. */
export const agentTabs = ['waiting', 'agents', 'refused'] as const
export const agentPage = 12

const row = z.object({
  /** Of the application; null for an agent who never applied here. */
  id: z.string().nullable(),
  code: z.string(),
  name: z.string(),
  contact: z.string(),
  mobile: z.string(),
  state: z.enum(['waiting', 'approved', 'refused', 'ended']),
  taxNumber: z.string(),
  accountCode: z.string(),
  shopPhoto: z.string(),
  hasPortrait: z.boolean(),
  registeredOn: z.string(),
  orders: z.int(),
  lastOrderOn: z.string().nullable(),
  clients: z.int(),
  madeAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string(),
  why: z.string(),
})
export type AgentRow = z.output<typeof row>

export const agentListContract = endpoint({
  method: 'POST',
  path: 'api/merchant/agents/list',
  says: 'Customers of a centre who asked to be agents, its agents with how many clients each has, and those refused.',
  who: overseers,
  request: z.object({
    saleUnit,
    tab: z.enum(agentTabs).default('waiting'),
    skip: z.int().min(0).max(100_000).default(0),
  }),
  answer: z.object({ agents: z.array(row), isMore: z.boolean(), waiting: z.int() }),
  about: aboutCentre,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

export const agentPortraitContract = endpoint({
  method: 'GET',
  path: 'api/merchant/agents/portrait/{code}/{saleUnit}',
  says: 'The picture that an agent or applicant gave of themselves, as base64; every look is recorded.',
  who: overseers,
  pathParams: z.object({ code, saleUnit }),
  request: z.object({}),
  answer: z.object({ type: z.string(), content: z.string() }),
  about: aboutCentre,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({ saleUnit, code: customerCode }),
    answers: ['agents.noPortrait'],
    elsewhere: ['identity.notYours', 'agents.noPortrait'],
  },
})

export const decideAgentContract = endpoint({
  method: 'POST',
  path: 'api/merchant/agents/decide',
  says: 'Makes an applicant an agent with an account code of the centre, or refuses with a reason; the applicant is told.',
  who: overseers,
  request: z.object({
    saleUnit,
    id: z.uuid(),
    approve: z.boolean(),
    accountCode: z.string().trim().max(30).default(''),
    why,
  }),
  answer: z.object({}),
  about: aboutCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, id: nobodys, approve: false, why: 'x' }),
    answers: ['agents.noApplication'],
  },
})

export const endAgentContract = endpoint({
  method: 'POST',
  path: 'api/merchant/agents/end',
  says: 'Takes an agent’s rights away with a reason: they stay a customer, and their clients order for themselves.',
  who: managers,
  request: z.object({ saleUnit, code, why }),
  answer: z.object({ clients: z.int() }),
  about: aboutCentre,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({ saleUnit, code: customerCode, why: 'x' }),
    answers: ['agents.noAgent'],
    elsewhere: ['identity.notYours', 'agents.noAgent'],
  },
})

export const agentOfficeContracts = {
  agentList: agentListContract,
  agentPortrait: agentPortraitContract,
  decideAgent: decideAgentContract,
  endAgent: endAgentContract,
}
