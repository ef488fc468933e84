import { z } from 'zod'
import { anyone, signedInShoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'

const self = { of: 'caller', inPerson: true } as const
const nobodys = '00000000-0000-4000-8000-000000000000'
const token = z.string().min(1).max(100)

export const inviteClientContract = endpoint({
  method: 'POST',
  path: 'api/agent/invitations/add',
  says: 'Makes a link by which a shop becomes the caller’s client, once, within seven days; only its hash is stored.',
  who: ['agent'],
  touches: self,
  request: z.object({
    /** Only this number may answer; empty for whoever opens the link first. */
    mobile: z.string().max(20).default(''),
  }),
  answer: z.object({ id: z.string(), token: z.string(), expiresAt: z.string() }),
})

export const agentInvitationsContract = endpoint({
  method: 'GET',
  path: 'api/agent/invitations',
  says: 'The caller’s invitations that nobody has answered yet.',
  who: ['agent'],
  touches: self,
  request: z.object({}),
  answer: z.array(
    z.object({
      id: z.string(),
      mobile: z.string(),
      /** Whether a shop of the centre is asked, rather than whoever has the link. */
      isAsked: z.boolean(),
      madeAt: z.string(),
      expiresAt: z.string(),
    }),
  ),
})
export type AgentInvitation = z.output<typeof agentInvitationsContract.answer>[number]

export const withdrawClientInvitationContract = endpoint({
  method: 'POST',
  path: 'api/agent/invitations/withdraw',
  says: 'Takes an unanswered invitation of the caller back; its link works no longer.',
  who: ['agent'],
  touches: { ...self, exampleRequest: () => ({ id: nobodys }), answers: ['agents.invitationUnknown'] },
  request: z.object({ id: z.uuid() }),
  answer: z.object({}),
})

/** A read-only call, since link previews must not use the link up. */
export const lookAtClientInvitationContract = endpoint({
  method: 'POST',
  path: 'api/agent/invitations/look',
  says: 'Who invites by a link, and at which centre; refused with the reason when it cannot be accepted.',
  who: anyone,
  touches: { of: 'nobody' },
  request: z.object({ token }),
  answer: z.object({
    saleUnit: z.string(),
    agentName: z.string(),
    shopPhoto: z.string(),
    centre: z.object({ name: z.string(), nameEn: z.string() }),
    expiresAt: z.string(),
  }),
})
export type LookedInvitation = z.output<typeof lookAtClientInvitationContract.answer>

export const answerClientInvitationContract = endpoint({
  method: 'POST',
  path: 'api/agent/invitations/answer',
  says: 'Accepts or declines an invitation, by its link or as the shop that is asked; the first that is accepted holds.',
  who: signedInShoppers,
  touches: {
    ...self,
    exampleRequest: () => ({ id: nobodys, accept: true }),
    answers: ['agents.invitationUnknown'],
  },
  request: z.object({ token: token.optional(), id: z.uuid().optional(), accept: z.boolean() }),
  answer: z.object({ agentName: z.string() }),
})

export const agentInvitationContracts = {
  inviteClient: inviteClientContract,
  agentInvitations: agentInvitationsContract,
  withdrawClientInvitation: withdrawClientInvitationContract,
  lookAtClientInvitation: lookAtClientInvitationContract,
  answerClientInvitation: answerClientInvitationContract,
}
