import { useEffect, useState } from 'react'
import type { Amends } from '#shop/delivery-reports/delivery-report-contracts.ts'
import type { LineAnswer } from '#shop/delivery-reports/why-not-answer.ts'
import type { Result } from '#web/kit/calls/ask-server.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { useLocale } from '#web/words/words.tsx'
import type { ReportOfficeCalls } from './report-calls.ts'

const ask = officeCallsOf<ReportOfficeCalls>()
const pauseMs = 300

/** What an answer would come to, asked after a short pause of changes; undefined while it is not known. */
export function useWeighed(id: string, lines: readonly LineAnswer[] | undefined): Result<Amends> | undefined {
  const locale = useLocale()
  const asked = lines && JSON.stringify(lines)
  const [weighed, setWeighed] = useState<{ asked: string; result: Result<Amends> }>()
  useEffect(() => {
    if (!asked) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const result = await ask(
        locale,
        'weighAnswer',
        { id, lines: JSON.parse(asked) as LineAnswer[] },
        { signal: stop.signal },
      )
      if (!stop.signal.aborted) setWeighed({ asked, result })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked, id, locale])
  return weighed?.asked === asked ? weighed?.result : undefined
}
