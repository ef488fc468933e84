import { Plus, X } from 'lucide-react'
import type { HoursSpan } from '#shop/centres/hours-span.ts'
import { hoursOn, weekFromMonday } from '#shop/centres/opening-hours.ts'
import { sayWeekdayName } from '#shop/centres/say-hours.ts'
import { mostOf } from '#shop/merchant-centre/most-of.ts'
import { whyNotHours } from '#shop/merchant-centre/why-not-days.ts'
import type { CentreCalls } from '#web/merchant/centre-forms/centre-calls.ts'
import { PartForm } from '#web/merchant/centre-forms/part-form.tsx'
import { TimeField } from '#web/merchant/centre-forms/time-field.tsx'
import { usePart } from '#web/merchant/centre-forms/use-part.ts'
import { PartError } from '#web/merchant/forms/form-section.tsx'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useProfileWords } from '#web/words/merchant/profile/profile-words.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = officeCallsOf<CentreCalls>()
type Hours = { version: string; hours: HoursSpan[] }
const inOrder = (hours: readonly HoursSpan[]) =>
  hours.toSorted((a, b) => a.weekday - b.weekday || a.opens - b.opens)

/** When somebody is at the centre, weekday by weekday; a day without hours is closed. */
export function HoursForm({ saved }: { saved: Hours }) {
  const say = useProfileWords()
  const locale = useLocale()
  const part = usePart<Hours>({
    ...{ name: 'hours', saved, whyNot: ({ hours }) => whyNotHours(hours) },
    tidy: (thing) => ({ ...thing, hours: inOrder(thing.hours) }),
    send: (thing) => ask(locale, 'saveCentreHours', thing),
  })
  const { hours } = part.typed
  const sorted = inOrder(hours)
  const set = (next: HoursSpan[]) => part.change({ hours: next })
  function add(weekday: number) {
    const last = hoursOn(hours, weekday).at(-1)
    const opens = last ? Math.min(last.closes + 60, 1_380) : 480
    set([...hours, { weekday, opens, closes: last ? Math.min(opens + 240, 1_440) : 1_020 }])
  }
  /** Every day like this one, which is how most are. */
  const copy = (weekday: number) => {
    const spans = hoursOn(hours, weekday)
    set([
      ...hours.filter((span) => span.weekday === 0 || span.weekday === 6),
      ...[1, 2, 3, 4, 5].flatMap((day) => spans.map((span) => ({ ...span, weekday: day }))),
    ])
  }
  return (
    <PartForm part={part} title={say('hours.title')} text={say('hours.text')}>
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-hairline">
        {weekFromMonday.map((weekday) => {
          const day = sayWeekdayName(weekday, locale)
          const own = hours.filter((span) => span.weekday === weekday)
          return (
            <li
              key={weekday}
              className="grid grid-cols-[minmax(0,1fr)] gap-2 py-3 sm:grid-cols-[8rem_minmax(0,1fr)]"
            >
              <p className="pt-2 font-bold">{day}</p>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
                {own.length === 0 ? <p className="pt-2 text-muted">{say('hours.closed')}</p> : null}
                {own.map((span) => {
                  const error = part.errorOf(`hours.${sorted.indexOf(span)}`)
                  const change = (piece: Partial<HoursSpan>) =>
                    set(hours.map((each) => (each === span ? { ...each, ...piece } : each)))
                  return (
                    <div key={hours.indexOf(span)} className="grid grid-cols-[minmax(0,1fr)] gap-1">
                      <div className="flex items-center gap-2">
                        <TimeField
                          label={say('hours.opens', { day })}
                          isLabelHidden
                          value={span.opens}
                          error={Boolean(error)}
                          onChange={(opens) => change({ opens })}
                        />
                        <span aria-hidden>–</span>
                        <TimeField
                          label={say('hours.closes', { day })}
                          isLabelHidden
                          isEnd
                          value={span.closes}
                          error={Boolean(error)}
                          onChange={(closes) => change({ closes })}
                        />
                        <IconButton
                          label={say('hours.remove', { day })}
                          icon={<X size={18} strokeWidth={1.75} />}
                          onClick={() => set(hours.filter((each) => each !== span))}
                        />
                      </div>
                      <PartError texts={error ? [error] : []} />
                    </div>
                  )
                })}
                <div className="flex flex-wrap gap-2">
                  <Button
                    variant="quiet"
                    size="sm"
                    icon={<Plus aria-hidden size={18} strokeWidth={2} />}
                    whyDisabled={
                      hours.length >= mostOf.hours ? say('part.most', { count: mostOf.hours }) : undefined
                    }
                    onClick={() => add(weekday)}
                    aria-label={say('hours.addTo', { day })}
                  >
                    {say('hours.add')}
                  </Button>
                  {weekday === 1 && own.length > 0 ? (
                    <Button variant="quiet" size="sm" onClick={() => copy(1)}>
                      {say('hours.copy')}
                    </Button>
                  ) : null}
                </div>
              </div>
            </li>
          )
        })}
      </ul>
    </PartForm>
  )
}
