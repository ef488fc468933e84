import { useEffect, useState } from 'react'
import type { RiderRun } from '#shop/deliveries/rider-run.ts'
import { runCash } from '#shop/deliveries/run-cash.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { CashCounted } from '#web/rider/close/cash-counted.tsx'
import { RiderPage } from '#web/rider/parts/rider-page.tsx'
import { askAsRider } from '#web/rider/sending/ask-as-rider.ts'
import { RunMoney } from '#web/rider/stops/run-money.tsx'
import { StopList } from '#web/rider/stops/stop-list.tsx'
import { useAccountWords } from '#web/words/rider/account/account-words.ts'
import { useLocale, useRiderWords } from '#web/words/words.tsx'

/** One past run with its stops. */
export function PastRunPage({ runId, onBack }: { runId: string; onBack: () => void }) {
  const say = useAccountWords()
  const sayTitle = useRiderWords()
  const locale = useLocale()
  const [run, setRun] = useState<RiderRun>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let isGone = false
    askAsRider(locale, 'riderPastRun', { runId }).then((result) => {
      if (isGone) return
      if (result.kind === 'ok') setRun(result.answer.run)
      else setProblem(result.kind === 'refused' ? result.message : say('history.cut'))
    })
    return () => {
      isGone = true
    }
  }, [runId, locale, say])
  return (
    <RiderPage title={run ? sayDate(noonOf(run.runOn), locale) : sayTitle('page.riderHistory')} back={onBack}>
      <p role="status" className="font-bold empty:hidden">
        {run ? '' : problem || say('history.loading')}
      </p>
      {run ? (
        <>
          <CashCounted run={run} cash={runCash(run.stops).cash} />
          <RunMoney stops={run.stops} />
          <StopList run={run} isPast />
        </>
      ) : null}
    </RiderPage>
  )
}
