import { useAnswer } from '#web/kit/calls/use-answer.ts'
import type { SuggestionsAnswer } from './suggestions-route.ts'

const debounce = 500
const none: SuggestionsAnswer['suggestions'] = []

/** Words for what is typed, asked for when the fingers rest. Until they come, the last ones stay. */
export function useSuggestions(text: string) {
  const { answer, waiting, failed } = useAnswer<SuggestionsAnswer>(
    `/suggestions?text=${encodeURIComponent(text)}`,
    debounce,
  )
  return { suggestions: answer?.suggestions ?? none, waiting, failed }
}
