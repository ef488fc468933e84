import { editedKinds } from '#shop/merchant-contents/content-forms.ts'
import { contentStates } from '#shop/merchant-contents/content-state.ts'
import { oneOf, onlySet, readText } from '#web/merchant/lists/read-query.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'

export const listStates = [...contentStates, 'removed'] as const

/** What the address asks for; a strange address shows the banners. */
export function readContentQuery(search: URLSearchParams) {
  const page = Number(search.get('page'))
  return {
    kind: oneOf(editedKinds, search.get('kind')) ?? 'B',
    state: oneOf(listStates, search.get('state')),
    text: readText(search.get('text'), 60),
    page: Number.isInteger(page) && page > 1 && page <= 400 ? page : 1,
  }
}
export type ContentQuery = ReturnType<typeof readContentQuery>

/** The address of a list; another kind, state or text begins on its first page. */
export function contentsAt({ kind, state, text, page }: Partial<ContentQuery>): string {
  const later = page && page > 1 ? page : undefined
  return withQuery(officePaths.contents, onlySet({ kind, state, text, page: later }))
}
