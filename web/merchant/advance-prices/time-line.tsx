import type { SavedWindow } from '#shop/merchant-products/merchant-product-contracts.ts'
import { addDays, daysBetween, noonOf, sayDate } from '#shop/time/bangkok.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'

type TimeLineProps = {
  windows: readonly SavedWindow[]
  today: string
  /** Undefined for those who only look. */
  onOpen: ((window: SavedWindow) => void) | undefined
}

/** The least that the line shows, so that a single day is no wall. */
const leastDays = 60

/** The windows on a line of days, with today marked; a window that has not ended opens. */
export function TimeLine({ windows, today, onOpen }: TimeLineProps) {
  const say = useProductWords()
  const locale = useLocale()
  const startDays = [today, ...windows.map(({ startsOn }) => startsOn)].toSorted()
  const first = addDays(startDays[0] ?? today, -3)
  const endDays = [addDays(first, leastDays), ...windows.map(({ endsOn }) => endsOn)].toSorted()
  const last = endDays.at(-1) ?? today
  const days = daysBetween(first, last) + 4
  const at = (day: string) => (daysBetween(first, day) / days) * 100
  const said = (day: string) => sayDate(noonOf(day), locale)
  const labels = [0, 1, 2, 3].map((part) => addDays(first, Math.round((days * part) / 4)))
  return (
    <div className="rounded-card border border-hairline bg-card p-3">
      <div className="relative h-12 rounded-input bg-sunk">
        {windows.map((window) => {
          const { startsOn, endsOn } = window
          const isEnded = endsOn < today
          const label = say('window.days', { from: said(startsOn), to: said(endsOn) })
          const place = {
            left: `${at(startsOn)}%`,
            width: `max(6px, ${(100 * (daysBetween(startsOn, endsOn) + 1)) / days}%)`,
          }
          const look = joinClasses(
            'absolute inset-y-2 rounded-input',
            isEnded ? 'bg-outline/50' : 'bg-primary hover:bg-primary-hover',
          )
          return onOpen && !isEnded ? (
            <button
              key={startsOn}
              type="button"
              aria-label={label}
              title={label}
              style={place}
              className={look}
              onClick={() => onOpen(window)}
            />
          ) : (
            <span key={startsOn} title={label} style={place} className={look} />
          )
        })}
        <span
          aria-hidden
          style={{ left: `${at(today)}%` }}
          className="pointer-events-none absolute -inset-y-1 w-0.5 bg-danger"
        />
      </div>
      <div aria-hidden className="mt-1 grid grid-cols-4 text-muted text-xs">
        {labels.map((day) => (
          <span key={day} className="border-outline border-l pl-1">
            {said(day)}
          </span>
        ))}
      </div>
    </div>
  )
}
