import { useAnswer } from '#web/kit/calls/use-answer.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import type { SuggestionsAnswer } from './suggestions-route.ts'

const debounce = 500
const none: SuggestionsAnswer['suggestions'] = []

/** Words for what is typed, asked for when the fingers rest. Until they come, the last ones stay. */
export function useSuggestions(text: string) {
  const { answer, waiting, failed } = useAnswer<SuggestionsAnswer>(
    withQuery(paths.suggestions, { text }),
    debounce,
  )
  return { suggestions: answer?.suggestions ?? none, waiting, failed }
}
