import { CalendarDays } from 'lucide-react'
import type { ComingRunView } from '#shop/standing-orders/standing-order-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { sayDay, sayMoved } from '#web/customer/standing-order-form/say-standing.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useStandingWords } from '#web/words/customer/standing-words.ts'
import { useLocale } from '#web/words/words.tsx'

export type RunChange = 'skip' | 'take back' | 'agree' | 'try again'

type ComingRunsProps = {
  runs: readonly ComingRunView[]
  busy: string
  onChange: (planned: string, change: RunChange) => Promise<void>
}

/** The next days, each with why it is another one than planned. */
export function ComingRuns({ runs, busy, onChange }: ComingRunsProps) {
  const say = useStandingWords()
  return (
    <Card as="section" aria-label={say('standing.coming')} className="grid gap-1">
      <h2 className="text-lg">{say('standing.coming')}</h2>
      <ol className="grid divide-y divide-hairline">
        {runs.map((run) => (
          <ComingRow key={run.planned} run={run} busy={busy} onChange={onChange} />
        ))}
      </ol>
    </Card>
  )
}

function ComingRow({ run, busy, onChange }: { run: ComingRunView } & Omit<ComingRunsProps, 'runs'>) {
  const say = useStandingWords()
  const locale = useLocale()
  const { planned, day, state, until, hasOwnLines } = run
  const isClosed = state === 'coming' && until !== null && Date.parse(until) <= Date.now()
  const shownDay = sayDay(day ?? planned, locale)
  const notes = [
    day === null ? say('standing.noDay') : sayMoved(run, say, locale),
    state === 'skipped' ? say('standing.skipped') : '',
    state === 'paused' ? say('standing.inPause') : '',
    hasOwnLines ? say('standing.ownLines') : '',
    isClosed ? say('standing.placing') : '',
    state === 'coming' && until && !isClosed
      ? say('standing.until', { time: sayDateTime(new Date(until), locale) })
      : '',
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <CalendarDays aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-28">
        <p className={state === 'skipped' || state === 'paused' ? 'text-muted line-through' : 'font-bold'}>
          {shownDay}
        </p>
        {notes.map((note) => (
          <p key={note} className="text-muted text-sm">
            {note}
          </p>
        ))}
      </div>
      {day !== null && !isClosed && (state === 'planned' || state === 'coming') ? (
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          loading={busy === `${planned} skip`}
          onClick={() => void onChange(planned, 'skip')}
        >
          {say('standing.skip')} <VisuallyHidden>{shownDay}</VisuallyHidden>
        </Button>
      ) : null}
      {state === 'skipped' ? (
        <Button
          variant="quiet"
          size="sm"
          className="min-h-11"
          loading={busy === `${planned} take back`}
          onClick={() => void onChange(planned, 'take back')}
        >
          {say('standing.takeBack')} <VisuallyHidden>{shownDay}</VisuallyHidden>
        </Button>
      ) : null}
    </li>
  )
}
