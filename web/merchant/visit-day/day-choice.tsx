import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { addDays, noonOf, sayDate, sayWeekday } from '#shop/time/bangkok.ts'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import { useLocale } from '#web/words/words.tsx'

const arrow = 'grid size-11 shrink-0 place-items-center rounded-chip hover:bg-ink/7'

type DayChoiceProps = { day: string; today: string; to: (day: string | undefined) => string }

/** A day to look at, step by step, with a way back to today. */
export function DayChoice({ day, today, to }: DayChoiceProps) {
  const say = useSalesWords()
  const locale = useLocale()
  const toDay = (next: string) => to(next === today ? undefined : next)
  return (
    <div className="flex items-center">
      <Link to={toDay(addDays(day, -1))} preventScrollReset className={arrow}>
        <ChevronLeft aria-label={say('visits.dayBefore')} size={20} strokeWidth={1.75} />
      </Link>
      <b className="min-w-36 text-center">
        {day === today ? say('visits.today') : sayWeekday(noonOf(day), locale)}
        {day === today ? (
          <span className="block font-normal text-muted text-xs">{sayDate(noonOf(day), locale)}</span>
        ) : null}
      </b>
      <Link to={toDay(addDays(day, 1))} preventScrollReset className={arrow}>
        <ChevronRight aria-label={say('visits.dayAfter')} size={20} strokeWidth={1.75} />
      </Link>
      {day === today ? null : (
        <Link
          to={to(undefined)}
          preventScrollReset
          className="min-h-11 px-2 py-2.5 text-primary-text text-sm underline"
        >
          {say('visits.today')}
        </Link>
      )}
    </div>
  )
}
