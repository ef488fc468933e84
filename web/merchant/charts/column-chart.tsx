import { Link } from 'react-router'
import { joinClasses } from '#web/ui/join-classes.ts'
import { type Chart, sayShort, sayValue, topOf } from './chart.ts'

const percent = (value: number, top: number) => `${Math.max(0, Math.min(100, (value / top) * 100))}%`

/** Upright bars in their time, each before that of the period before; the highest bears its figure. */
export function ColumnChart({ chart: { title, heads, unit, points } }: { chart: Chart }) {
  const top = topOf(points, unit)
  const most = Math.max(...points.map(({ value }) => value))
  const highest = points.findIndex(({ value }) => value === most && value > 0)
  const every = points.length > 14 ? 5 : 1
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-muted text-xs">
      <div aria-hidden className="tabular flex h-44 flex-col justify-between text-right leading-none">
        {[top, top / 2, 0].map((value) => (
          <span key={value} className="-translate-y-1/2 last:translate-y-1/2">
            {sayShort(value, unit)}
          </span>
        ))}
      </div>
      <ol
        aria-label={title}
        className="flex h-44 min-w-0 gap-px border-hairline border-y bg-[linear-gradient(var(--color-hairline),var(--color-hairline))] bg-[length:100%_1px] bg-[position:0_50%] bg-no-repeat sm:gap-0.5"
      >
        {points.map(({ key, name, value, before, to }, at) => {
          const told = `${name} ${sayValue(value, unit)}, ${heads.before} ${sayValue(before, unit)}`
          const bars = (
            <>
              <span
                className="absolute inset-x-0 bottom-0 rounded-t-sm bg-hairline"
                style={{ height: percent(before, top) }}
              />
              <span
                className="absolute inset-x-[18%] bottom-0 rounded-t-sm bg-primary-text"
                style={{ height: percent(value, top) }}
              />
            </>
          )
          const look = 'relative block h-full hover:bg-primary-tint'
          return (
            <li key={key} className="relative min-w-0 flex-1">
              {to ? (
                <Link to={to} title={told} aria-label={told} className={look}>
                  {bars}
                </Link>
              ) : (
                <span title={told} className={look}>
                  {bars}
                </span>
              )}
              {at === highest ? (
                <span
                  aria-hidden
                  className={joinClasses(
                    'tabular pointer-events-none absolute z-1 whitespace-nowrap rounded-chip bg-card/90 px-1 font-bold text-ink',
                    at < points.length / 2 ? 'left-0' : 'right-0',
                  )}
                  style={{ bottom: `min(${percent(value, top)}, calc(100% - 1.25rem))` }}
                >
                  {sayShort(value, unit)}
                </span>
              ) : null}
            </li>
          )
        })}
      </ol>
      <div aria-hidden className="tabular col-start-2 flex min-w-0 gap-px pt-1 sm:gap-0.5">
        {points.map(({ key, label }, at) => (
          <span key={key} className="flex min-w-0 flex-1 justify-center overflow-visible whitespace-nowrap">
            <span className={every === 1 && at % 2 === 1 ? 'max-sm:hidden' : undefined}>
              {at % every === 0 ? label : ''}
            </span>
          </span>
        ))}
      </div>
    </div>
  )
}
