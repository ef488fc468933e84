import { z } from 'zod'
import { signedInShoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { locales } from '../words/locale.ts'
import { messageKindNames } from './message-kinds.ts'

const choices = z.object({
  /** The language messages come in. */
  language: z.enum(locales),
  declined: z.array(z.enum(messageKindNames)),
})
export type MessageChoices = z.output<typeof choices>

export const messageChoicesContract = endpoint({
  method: 'POST',
  path: 'api/account/messages',
  says: 'In which language the caller is written to, and which kinds of messages they declined.',
  who: signedInShoppers,
  request: z.object({}),
  answer: choices,
  touches: { of: 'caller', inPerson: true },
})

export const saveMessageChoicesContract = endpoint({
  method: 'POST',
  path: 'api/account/messages/save',
  says: 'Chooses the language of messages, or declines or takes back one kind; what concerns money cannot be declined.',
  who: signedInShoppers,
  request: z.object({
    language: z.enum(locales).optional(),
    kind: z.enum(messageKindNames).optional(),
    isDeclined: z.boolean().default(false),
  }),
  answer: choices,
  touches: { of: 'caller', inPerson: true, exampleRequest: () => ({ language: 'th' as const }) },
})

export const messageChoicesContracts = {
  messageChoices: messageChoicesContract,
  saveMessageChoices: saveMessageChoicesContract,
}
