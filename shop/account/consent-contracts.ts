import { z } from 'zod'
import { signedInShoppers } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import type { Whose } from '../contract/touches.ts'
import { named } from '../contract/wire.ts'

/** `service` is required for ordering and asked again with each policy version; `marketing` is optional. */
export const consentPurposes = ['service', 'marketing'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

export const policyCode = 'PDPA_001'

const state = named({
  purpose: ['Purpose', z.enum(consentPurposes)],
  given: ['Type', z.boolean()],
  /** The policy version of the last choice and its time; null when the customer was never asked. */
  version: ['Version', z.string().nullable()],
  at: ['At', z.string().nullable()],
})
export type ConsentState = z.output<typeof state>

const whose = {
  customerCode: ['Customer_Id', z.string().max(60).optional()],
  saleUnit: ['SaleUnit', z.string().max(10).optional()],
} as const
const answer = named({
  version: ['Version', z.string()],
  /** Whether the current version was accepted. */
  accepted: ['Accepted', z.boolean()],
  purposes: ['Purposes', z.array(state)],
})
export type Consents = z.output<typeof answer>

const name = ({ customerCode, saleUnit }: Whose) => ({ Customer_Id: customerCode, SaleUnit: saleUnit })

export const consentsContract = endpoint({
  method: 'POST',
  path: 'GET_MASTER_DATA/GET_PDPA',
  says: 'What the caller has consented to, purpose by purpose, and the version of the policy in force.',
  who: signedInShoppers,
  touches: { of: 'customer', exampleRequest: name, inPerson: true },
  request: named(whose),
  answer,
  about: subjectOf,
})

/** The three specified fields, plus what the law requires: the purpose and the policy version. */
export const saveConsentContract = endpoint({
  method: 'POST',
  path: 'MASTER_DATA_MANAGEMENT/SaveVersionPDPA',
  says: 'Records that the caller consents (Type true) or withdraws (false); nobody can do it for someone else.',
  who: signedInShoppers,
  touches: { of: 'customer', exampleRequest: (of) => ({ ...name(of), Type: true }), inPerson: true },
  request: named({
    customerCode: ['Customer_Id', z.string().min(1).max(60)],
    saleUnit: ['SaleUnit', z.string().min(1).max(10)],
    given: ['Type', z.boolean()],
    purpose: ['Purpose', z.enum(consentPurposes).default('service')],
    version: ['Version', z.string().max(40).optional()],
  }),
  answer,
  about: subjectOf,
})

export const consentContracts = {
  consents: consentsContract,
  saveConsent: saveConsentContract,
}
