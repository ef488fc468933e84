import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { addDays, noonOf, sayDate, sayWeekday } from '#shop/time/bangkok.ts'
import type { Board } from '#web/merchant/dispatch-plan/board-plan.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'
import { useLocale } from '#web/words/words.tsx'

const arrow = 'grid size-11 shrink-0 place-items-center rounded-chip hover:bg-ink/7'
const to = (day: string) => withQuery(merchantPaths.dispatch, { day })

/** The day that is planned, step by step; days with runs that are still open are one press away. */
export function DayChoice({ board: { day, today, openDays } }: { board: Board }) {
  const say = useDispatchWords()
  const locale = useLocale()
  const open = openDays.filter((each) => each.day !== day)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="flex items-center">
        <Link to={to(addDays(day, -1))} preventScrollReset className={arrow}>
          <ChevronLeft aria-label={say('day.before')} size={20} strokeWidth={1.75} />
        </Link>
        <b className="min-w-32 text-center">
          {day === today ? say('day.today') : sayWeekday(noonOf(day), locale)}
          <span className="block font-normal text-muted text-xs">{sayDate(noonOf(day), locale)}</span>
        </b>
        <Link to={to(addDays(day, 1))} preventScrollReset className={arrow}>
          <ChevronRight aria-label={say('day.after')} size={20} strokeWidth={1.75} />
        </Link>
      </div>
      {day === today ? null : (
        <Link
          to={to(today)}
          preventScrollReset
          className="min-h-11 content-center text-primary-text text-sm underline"
        >
          {say('day.today')}
        </Link>
      )}
      {open.map((each) => (
        <Link
          key={each.day}
          to={to(each.day)}
          preventScrollReset
          className="touch-44 relative min-h-9 content-center rounded-chip bg-secondary-tint px-3 text-sm hover:underline"
        >
          {say('day.open', { day: sayWeekday(noonOf(each.day), locale), count: each.runs })}
        </Link>
      ))}
    </div>
  )
}
