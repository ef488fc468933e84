import { z } from 'zod'
import { signedInShoppers, staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/wire.ts'

const signedIn = [...signedInShoppers, ...staff, 'rider'] as const

const session = named({
  id: ['Id', z.string()],
  browser: ['Browser', z.string()],
  system: ['System', z.string()],
  method: ['Method', z.string()],
  signedInAt: ['SignedInAt', z.string()],
  lastUsedAt: ['LastUsedAt', z.string()],
  isThis: ['IsThis', z.boolean()],
})
export type OwnSession = z.output<typeof session>

export const ownSessionsContract = endpoint({
  method: 'GET',
  path: 'authen/sessions',
  proof: 'once',
  says: 'Where the caller is signed in, this device first, then the one used last.',
  who: signedIn,
  touches: { of: 'caller', inPerson: true },
  request: z.object({}),
  answer: z.array(session),
})

export const endOwnSessionContract = endpoint({
  method: 'POST',
  path: 'authen/sessions/end',
  proof: 'once',
  says: 'Ends one session of the caller’s own.',
  who: signedIn,
  touches: {
    of: 'caller',
    exampleRequest: () => ({ Id: '01900000-0000-7000-8000-000000000000' }),
    answers: ['identity.noSession'],
    inPerson: true,
  },
  request: named({ id: ['Id', z.uuid()] }),
  answer: z.object({}),
})

export const endOtherSessionsContract = endpoint({
  method: 'POST',
  path: 'authen/sessions/endothers',
  proof: 'once',
  says: 'Ends every session of the caller’s own but the one that asks.',
  who: signedIn,
  touches: { of: 'caller', inPerson: true },
  request: z.object({}),
  answer: z.object({}),
})

export const sessionContracts = {
  ownSessions: ownSessionsContract,
  endOwnSession: endOwnSessionContract,
  endOtherSessions: endOtherSessionsContract,
}
