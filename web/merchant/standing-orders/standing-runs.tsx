import { Link } from 'react-router'
import { sayMoney } from '#shop/money/say-money.ts'
import { sayRunNote } from '#shop/standing-orders/run-messages.ts'
import type { ComingRunView, PastRunView } from '#shop/standing-orders/standing-order-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { Dot } from '#web/merchant/lists/dot.tsx'
import * as orderPaths from '#web/paths/order-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { useStandingOfficeWords } from '#web/words/merchant/standing/standing-office-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { sayDay } from './standing-sayings.ts'

const comingWords = {
  planned: 'one.planned',
  coming: 'one.comingRun',
  skipped: 'next.skipped',
  paused: 'one.inPause',
} as const
const comingTones = {
  planned: 'bg-outline',
  coming: 'bg-primary',
  skipped: 'bg-secondary',
  paused: 'bg-secondary',
} as const
const pastWords = {
  placed: 'one.placed',
  skipped: 'one.skipped',
  failed: 'one.failed',
  coming: 'one.comingRun',
} as const
const pastTones = {
  placed: 'bg-primary',
  skipped: 'bg-secondary',
  failed: 'bg-danger',
  coming: 'bg-primary',
} as const

export function ComingRuns({ runs }: { runs: readonly ComingRunView[] }) {
  const say = useStandingOfficeWords()
  const locale = useLocale()
  return (
    <Card as="section" aria-labelledby="coming" className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h2 id="coming" className="text-lg">
        {say('one.coming')}
      </h2>
      <ol className="grid divide-y divide-hairline text-sm">
        {runs.map(({ planned, day, state, moved, until, hasOwnLines }) => {
          const notes = [
            day === null ? say('next.noDay') : '',
            moved && day !== planned ? say('one.moved', { day: sayDay(planned, locale) }) : '',
            hasOwnLines ? say('one.ownLines') : '',
            state === 'coming' && until
              ? say('one.until', { time: sayDateTime(new Date(until), locale) })
              : '',
          ].filter(Boolean)
          return (
            <li key={planned} className="grid gap-0.5 py-2">
              <p className="flex justify-between gap-3">
                <span className="font-bold">{sayDay(day ?? planned, locale)}</span>
                <Dot tone={comingTones[state]} text={say(comingWords[state])} />
              </p>
              {notes.map((note) => (
                <p key={note} className="text-muted">
                  {note}
                </p>
              ))}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

/** What became of each run, and why one was not ordered. */
export function PastRuns({ runs, saleUnit }: { runs: readonly PastRunView[]; saleUnit: string }) {
  const say = useStandingOfficeWords()
  const locale = useLocale()
  return (
    <Card as="section" aria-labelledby="past" className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h2 id="past" className="text-lg">
        {say('one.past')}
      </h2>
      {runs.length === 0 ? <p className="text-muted text-sm">{say('one.pastNone')}</p> : null}
      <ol className="grid divide-y divide-hairline text-sm">
        {runs.map(({ planned, day, state, orderNumber, total, notes, why }) => (
          <li key={planned} className="grid gap-0.5 py-2">
            <p className="flex justify-between gap-3">
              <span className="font-bold">{sayDay(day ?? planned, locale)}</span>
              <Dot tone={pastTones[state]} text={say(pastWords[state])} />
            </p>
            {orderNumber ? (
              <p className="flex justify-between gap-3">
                <Link
                  to={orderPaths.order({ orderid: orderNumber, saleunit: saleUnit })}
                  className="touch-44 relative text-primary-text underline"
                >
                  {orderNumber}
                </Link>
                {total === null ? null : <span className="tabular">{sayMoney(total)}</span>}
              </p>
            ) : null}
            {notes.map((note) => (
              <p key={sayRunNote(note, locale)} className="text-muted">
                {sayRunNote(note, locale)}
              </p>
            ))}
            {why ? <p className={state === 'failed' ? 'text-danger' : 'text-muted'}>{why[locale]}</p> : null}
          </li>
        ))}
      </ol>
    </Card>
  )
}
