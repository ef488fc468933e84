import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { PastRunView } from '#shop/standing-orders/standing-order-contracts.ts'
import { sayDay } from '#web/customer/standing-order-form/say-standing.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Price } from '#web/ui/price.tsx'
import { useStandingWords } from '#web/words/customer/standing-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { RunChange } from './coming-runs.tsx'
import { RunNotes } from './run-notes.tsx'

type PastRunsProps = {
  runs: readonly PastRunView[]
  /** The latest one failed: it stands first, with what can be done. */
  isNews?: boolean
  busy: string
  onChange: (planned: string, change: RunChange) => Promise<void>
}

const stateWords = {
  placed: 'standing.wasPlaced',
  skipped: 'standing.wasSkipped',
  failed: 'standing.wasFailed',
  coming: 'standing.coming',
} as const

export function PastRuns({ runs, isNews, busy, onChange }: PastRunsProps) {
  const say = useStandingWords()
  const title = isNews ? say('standing.wasFailed') : say('standing.past')
  return (
    <Card as="section" aria-label={title} className={isNews ? 'grid gap-1 border-danger!' : 'grid gap-1'}>
      {isNews ? null : <h2 className="text-lg">{title}</h2>}
      {runs.length === 0 ? <p className="text-muted text-sm">{say('standing.pastNone')}</p> : null}
      <ol className="grid divide-y divide-hairline">
        {runs.map((run) => (
          <PastRow key={run.planned} run={run} isNews={isNews === true} busy={busy} onChange={onChange} />
        ))}
      </ol>
    </Card>
  )
}

function PastRow({
  run,
  isNews,
  busy,
  onChange,
}: { run: PastRunView; isNews: boolean } & Omit<PastRunsProps, 'runs' | 'isNews'>) {
  const say = useStandingWords()
  const locale = useLocale()
  const { planned, day, state, orderNumber, total, notes, reason, why, todo, mayTryAgain } = run
  const isCredit = reason === 'checkout.overCredit' || reason === 'checkout.creditHeld'
  const change = reason === 'standingOrders.overLimit' ? 'agree' : 'try again'
  const shownDay = sayDay(day ?? planned, locale)
  return (
    <li className="grid gap-1 py-2">
      <div className="flex items-baseline justify-between gap-2">
        {isNews ? (
          <h2 className="flex items-start gap-2 text-danger text-lg">
            <CircleAlert aria-hidden size={22} strokeWidth={1.75} className="mt-0.5 shrink-0" />
            {say('standing.failed', { day: shownDay })}
          </h2>
        ) : (
          <p className="font-bold">{shownDay}</p>
        )}
        {isNews ? null : <span className="text-muted text-sm">{say(stateWords[state])}</span>}
      </div>
      {orderNumber ? (
        <p className="flex items-baseline justify-between gap-2 text-sm">
          <Link
            to={paths.order({ orderid: orderNumber, saleunit: '' })}
            className="inline-flex min-h-11 items-center text-primary-text underline"
          >
            {say('standing.order', { number: orderNumber })}
          </Link>
          {total === null ? null : <Price amount={total} size="sm" />}
        </p>
      ) : null}
      <RunNotes notes={notes} />
      {why ? <p className="text-sm">{why[locale]}</p> : null}
      {mayTryAgain && todo ? <p className="text-muted text-sm">{todo[locale]}</p> : null}
      {mayTryAgain ? (
        <div className="flex flex-wrap gap-2 pt-1">
          <Button loading={busy === `${planned} ${change}`} onClick={() => void onChange(planned, change)}>
            {change === 'agree' ? say('standing.agree') : say('standing.tryAgain')}
          </Button>
          {isCredit ? (
            <LinkButton to={paths.paymentCombine()} variant="secondary">
              {say('standing.payDebts')}
            </LinkButton>
          ) : null}
        </div>
      ) : null}
    </li>
  )
}
