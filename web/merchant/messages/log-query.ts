import { messageKindNames } from '#shop/customer-messages/message-kinds.ts'
import { messageStates } from '#shop/customer-messages/message-states.ts'
import { oneOf, onlySet, readText } from '#web/merchant/lists/read-query.ts'

export const filterNames = ['kind', 'state'] as const
export const rowsOfPage = 50

/** What the address asks for; a strange address shows all. */
export function readMessageQuery(search: URLSearchParams) {
  const page = Number(search.get('page'))
  return {
    filters: onlySet({
      text: readText(search.get('text'), 60),
      kind: oneOf(messageKindNames, search.get('kind')),
      state: oneOf(messageStates, search.get('state')),
    }),
    page: Number.isInteger(page) && page > 1 && page <= 2000 ? page : 1,
  }
}
export type MessageQuery = ReturnType<typeof readMessageQuery>
