import { useState } from 'react'
import type { PastRun } from '#shop/deliveries/rider-contracts.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'
import { RiderButton } from '#web/rider/parts/rider-button.tsx'
import { RiderPage } from '#web/rider/parts/rider-page.tsx'
import { askAsRider } from '#web/rider/sending/ask-as-rider.ts'
import { useAccountWords } from '#web/words/rider/account/account-words.ts'
import { useLocale, useRiderWords } from '#web/words/words.tsx'
import { PastRunPage } from './past-run-page.tsx'

type Runs = { runs: PastRun[]; next: string | null }

/** Runs that are over, newest first; `first` is missing where there was no signal. */
export function HistoryScreen({ first }: { first: Runs | undefined }) {
  const say = useAccountWords()
  const sayTitle = useRiderWords()
  const locale = useLocale()
  const [pages, setPages] = useState<Runs[]>(first ? [first] : [])
  const [isLoading, setIsLoading] = useState(false)
  const [isCut, setIsCut] = useState(!first)
  const [opened, setOpened] = useState<string>()
  const runs = pages.flatMap((page) => page.runs)
  const next = pages.at(-1)?.next ?? null

  async function loadMore() {
    setIsLoading(true)
    const result = await askAsRider(locale, 'riderHistory', next ? { before: next } : {})
    setIsLoading(false)
    setIsCut(result.kind !== 'ok')
    if (result.kind === 'ok') setPages([...pages, result.answer])
  }
  if (opened) return <PastRunPage runId={opened} onBack={() => setOpened(undefined)} />
  return (
    <RiderPage title={sayTitle('page.riderHistory')} back={riderPaths.profile}>
      {isCut ? <p className="font-bold">{say('history.cut')}</p> : null}
      {!isCut && runs.length === 0 ? <p>{say('history.none')}</p> : null}
      <ul className="grid gap-2">
        {runs.map((run) => (
          <li key={run.id}>
            <button
              type="button"
              onClick={() => setOpened(run.id)}
              className="grid w-full gap-1 rounded-card border-2 border-ink p-3 text-left leading-snug"
            >
              <b>{sayDate(noonOf(run.runOn), locale)}</b>
              <span>
                {say('history.counts', {
                  stops: run.stops,
                  done: run.delivered,
                  partly: run.partly,
                  failed: run.failed,
                })}
              </span>
              <span>
                {say('history.cash')} <b className="tabular">{sayMoney(run.cash)}</b>
              </span>
              <Confirmed run={run} />
            </button>
          </li>
        ))}
      </ul>
      {next || isCut ? (
        <RiderButton
          look="secondary"
          whyDisabled={isLoading ? say('history.loading') : undefined}
          onClick={() => void loadMore()}
        >
          {isCut ? sayTitle('app.tryAgain') : say('history.more')}
        </RiderButton>
      ) : null}
    </RiderPage>
  )
}

function Confirmed({ run: { cash, cashCounted, differenceReason } }: { run: PastRun }) {
  const say = useAccountWords()
  if (cashCounted === null) return <span>{say('history.notCounted')}</span>
  if (cashCounted === cash) return <span>{say('history.counted')}</span>
  return (
    <span className="font-bold">
      {say('history.difference', { amount: sayMoney(cashCounted - cash) })} {differenceReason}
    </span>
  )
}
