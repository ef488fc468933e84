import { z } from 'zod'
import { signedInShoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { enteredCode, touchesByCode } from './entered-code.ts'

const confirmed = z.object({ until: z.string() })

/** What a page checks before it opens a step that requires confirmation. */
export const confirmStateContract = endpoint({
  method: 'POST',
  path: 'authen/confirm/state',
  says: 'Whether the caller has lately confirmed who they are, and by what they can.',
  who: signedInShoppers,
  touches: { of: 'caller', inPerson: true },
  request: z.object({}),
  answer: z.object({
    confirmed: z.boolean(),
    bound: z.boolean(),
    hasPassword: z.boolean(),
    mobile: z.string(),
  }),
})

export const confirmByPasswordContract = endpoint({
  method: 'POST',
  path: 'authen/confirm/password',
  says: 'Confirms by the password that it is the customer who asks; counts for ten minutes in this session.',
  who: signedInShoppers,
  touches: {
    of: 'caller',
    exampleRequest: () => ({ password: 'not this one' }),
    answers: ['account.wrongPassword'],
    inPerson: true,
  },
  request: z.object({ password: z.string().min(1).max(200) }),
  answer: confirmed,
})

/** The code goes only to the account's own number, since a stolen session does not hold the phone. */
export const sendConfirmCodeContract = endpoint({
  method: 'POST',
  path: 'authen/confirm/code/request',
  says: 'Sends a one-time code to the customer’s own mobile number, to confirm that it is they who ask.',
  who: signedInShoppers,
  touches: { of: 'caller', answers: ['identity.tooManyTries'], inPerson: true },
  request: z.object({}),
  answer: z.object({
    requestId: z.string(),
    reference: z.string(),
    mobile: z.string(),
    lifeSeconds: z.int(),
  }),
})

export const confirmByCodeContract = endpoint({
  method: 'POST',
  path: 'authen/confirm/code',
  says: 'Confirms by the code of a message that it is the customer who asks; counts for ten minutes in this session.',
  who: signedInShoppers,
  touches: touchesByCode,
  request: enteredCode,
  answer: confirmed,
})

export const confirmContracts = {
  confirmState: confirmStateContract,
  confirmByPassword: confirmByPasswordContract,
  sendConfirmCode: sendConfirmCodeContract,
  confirmByCode: confirmByCodeContract,
}
