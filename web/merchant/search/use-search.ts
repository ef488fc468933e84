import { useEffect, useState } from 'react'
import type { ResultOf } from '#web/kit/calls/ask-server.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { useLocale } from '#web/words/words.tsx'
import type { SearchCalls } from './search-calls.ts'
import { fewest } from './search-limits.ts'

const ask = officeCallsOf<SearchCalls>()
const pauseMs = 250
type Result = ResultOf<SearchCalls, 'searchOffice'>

/** Asks after a short pause of typing; an answer that comes after newer words is dropped. */
export function useSearch(text: string): { isSearching: boolean; result: Result | undefined } {
  const locale = useLocale()
  const [found, setFound] = useState<{ text: string; result: Result }>()
  const words = text.trim()
  const isLong = words.length >= fewest
  useEffect(() => {
    if (!isLong) return
    let isOld = false
    const timer = setTimeout(async () => {
      const result = await ask(locale, 'searchOffice', { text: words })
      if (!isOld) setFound({ text: words, result })
    }, pauseMs)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [words, isLong, locale])
  return { isSearching: isLong && found?.text !== words, result: isLong ? found?.result : undefined }
}
