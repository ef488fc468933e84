import { useAnswer } from '#web/kit/calls/use-answer.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import type { SuggestionsAnswer } from './suggestions-route.ts'

const debounce = 500
const none: SuggestionsAnswer['suggestions'] = []

/**
 * Suggestions for the typed text, requested after a pause in typing; the last ones stay until the new arrive.
 */
export function useSuggestions(text: string) {
  const { answer, waiting, failed } = useAnswer<SuggestionsAnswer>(
    withQuery(paths.suggestions, { text }),
    debounce,
  )
  return { suggestions: answer?.suggestions ?? none, waiting, failed }
}
