import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { loader } from './suggestions-route.ts'

const debounce = 500
const none: Suggestions = []
type Suggestions = Awaited<ReturnType<typeof loader>>['suggestions']

/** Words for what is typed, asked for when the fingers rest. Until they come, the last ones stay. */
export function useSuggestions(text: string): { suggestions: Suggestions; loading: boolean } {
  const { load, data } = useFetcher<typeof loader>()
  useEffect(() => {
    const timer = setTimeout(() => load(`/suggestions?text=${encodeURIComponent(text)}`), debounce)
    return () => clearTimeout(timer)
  }, [text, load])
  return { suggestions: data?.suggestions ?? none, loading: data?.text !== text }
}
