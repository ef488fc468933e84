import { z } from 'zod'
import { type CallerKind, shoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { longestTitle } from '../merchant-contents/content-forms.ts'
import { longestPolicy } from './policy-text.ts'

const owners = ['owner'] as const satisfies CallerKind[]
const lookers = ['supervisor', 'manager', 'owner'] as const satisfies CallerKind[]
const ownersOnly = ['merchantSettings.notNetworkOwner']
const version = z.string().min(1).max(20)
const text = {
  titleTh: z.string().max(longestTitle),
  titleEn: z.string().max(longestTitle),
  bodyTh: z.string().max(longestPolicy),
  bodyEn: z.string().max(longestPolicy),
}

export const policyContract = endpoint({
  method: 'GET',
  path: 'api/policy',
  says: 'The privacy policy in force in both languages, and from when the next version holds.',
  who: shoppers,
  touches: { of: 'caller' },
  request: z.object({}),
  answer: z.object({
    version: z.string(),
    ...text,
    next: z.object({ version: z.string(), holdsFrom: z.string() }).nullable(),
  }),
  freshFor: 5,
})

const policyVersion = z.object({
  version: z.string(),
  titleTh: z.string(),
  titleEn: z.string(),
  state: z.enum(['coming', 'inForce', 'past']),
  /** Null of the policy from before versions were published here. */
  holdsFrom: z.string().nullable(),
  publishedAt: z.string().nullable(),
  byName: z.string(),
  /** How many customers agreed to it. */
  agreed: z.int(),
})
export type PolicyVersion = z.output<typeof policyVersion>

const draft = z.object({
  version: z.string(),
  ...text,
  saved: z.int(),
  changedAt: z.string(),
  changedBy: z.string(),
})

export const policyVersionsContract = endpoint({
  method: 'GET',
  path: 'api/merchant/policy',
  says: 'All versions of the privacy policy, newest first, with how many customers agreed, and the draft of the next.',
  who: lookers,
  touches: { of: 'caller' },
  request: z.object({}),
  answer: z.object({
    versions: z.array(policyVersion),
    draft: draft.nullable(),
    /** Customers who can be asked. */
    customers: z.int(),
    mayPublish: z.boolean(),
  }),
})

export const policyTextContract = endpoint({
  method: 'GET',
  path: 'api/merchant/policy/one',
  says: 'The text of one version of the privacy policy.',
  who: lookers,
  touches: { of: 'caller', exampleRequest: () => ({ version: '0.0' }), answers: ['policies.none'] },
  request: z.object({ version }),
  answer: z.object({ version: z.string(), ...text, holdsFrom: z.string().nullable() }),
})

export const savePolicyDraftContract = endpoint({
  method: 'POST',
  path: 'api/merchant/policy/draft',
  says: 'Saves the draft of the next version over the one it was written from; 0 begins one.',
  who: owners,
  touches: {
    of: 'caller',
    exampleRequest: () => ({ saved: 0, version: '9.9', titleTh: '', titleEn: '', bodyTh: '', bodyEn: '' }),
    answers: [...ownersOnly, 'policies.changed'],
  },
  request: z.object({ saved: z.int().min(0).max(1_000_000_000), version, ...text }),
  answer: z.object({ saved: z.int() }),
})

export const dropPolicyDraftContract = endpoint({
  method: 'POST',
  path: 'api/merchant/policy/draft/drop',
  says: 'Throws the draft of the next version away.',
  who: owners,
  touches: {
    of: 'caller',
    exampleRequest: () => ({ saved: 0 }),
    answers: [...ownersOnly, 'policies.changed'],
  },
  request: z.object({ saved: z.int().min(0).max(1_000_000_000) }),
  answer: z.object({}),
})

export const publishPolicyContract = endpoint({
  method: 'POST',
  path: 'api/merchant/policy/publish',
  says: 'Publishes the draft: from its day on customers are asked again. It can never be changed or taken back.',
  who: owners,
  touches: {
    of: 'caller',
    exampleRequest: () => ({ saved: 999_999, holdsOn: '2030-01-01' }),
    answers: [...ownersOnly, 'policies.noDraft', 'policies.changed'],
  },
  request: z.object({ saved: z.int().min(1).max(1_000_000_000), holdsOn: z.iso.date() }),
  answer: z.object({ version: z.string(), holdsFrom: z.string() }),
})

export const policyContracts = {
  policy: policyContract,
  policyVersions: policyVersionsContract,
  policyText: policyTextContract,
  savePolicyDraft: savePolicyDraftContract,
  dropPolicyDraft: dropPolicyDraftContract,
  publishPolicy: publishPolicyContract,
}
