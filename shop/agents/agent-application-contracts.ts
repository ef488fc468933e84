import { z } from 'zod'
import { signedInShoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { upload } from '../contract/upload.ts'
import { agentStates } from './agent-application.ts'

export const agentApplicationContract = endpoint({
  method: 'GET',
  path: 'api/agent/application',
  says: 'Whether the caller is an agent or has asked to be one, what became of it, and which papers are there.',
  who: signedInShoppers,
  touches: { of: 'caller', inPerson: true },
  request: z.object({}),
  answer: z.object({
    /** Whether the centre has agents at all. */
    open: z.boolean(),
    state: z.enum(agentStates),
    madeAt: z.string().nullable(),
    decidedAt: z.string().nullable(),
    why: z.string(),
    accountCode: z.string(),
    taxNumber: z.string(),
    shopPhoto: z.string(),
    hasPortrait: z.boolean(),
    centre: z.object({ name: z.string(), nameEn: z.string(), phone: z.string() }),
  }),
})

export type AgentApplication = z.output<typeof agentApplicationContract.answer>

/** Pictures left out are those given before. */
export const applyAsAgentContract = endpoint({
  method: 'POST',
  path: 'api/agent/apply',
  says: 'Saves the papers of an agent in the caller’s profile and asks the centre to make the caller one.',
  who: signedInShoppers,
  touches: {
    of: 'caller',
    inPerson: true,
    exampleRequest: () => ({ taxNo: '' }),
    answers: ['agents.papersMissing', 'agents.alreadyAgent'],
  },
  files: ['shopImage', 'portraitImage'],
  request: z.object({
    taxNo: z.string().max(20),
    shopImage: upload.optional(),
    portraitImage: upload.optional(),
  }),
  answer: z.object({}),
})

export const agentApplicationContracts = {
  agentApplication: agentApplicationContract,
  applyAsAgent: applyAsAgentContract,
}
