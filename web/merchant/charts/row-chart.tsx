import { Link } from 'react-router'
import { type Chart, sayValue, topOf } from './chart.ts'

/** Lying bars under their names, with a mark where the period before was. */
export function RowChart({ chart: { title, heads, unit, points } }: { chart: Chart }) {
  const top = topOf(points, unit)
  return (
    <ol aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      {points.map(({ key, name, value, before, to }) => (
        <li key={key} className="relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 text-sm">
          {to ? (
            <Link to={to} className="clamp-1 after:absolute after:inset-0 hover:text-primary-text">
              {name}
            </Link>
          ) : (
            <span className="clamp-1">{name}</span>
          )}
          <span className="tabular font-bold">{sayValue(value, unit)}</span>
          <span aria-hidden className="relative col-span-2 h-2 rounded-chip bg-sunk">
            <span
              className="absolute inset-y-0 left-0 rounded-chip bg-primary-text"
              style={{ width: `${Math.min(100, (value / top) * 100)}%` }}
            />
            {before > 0 ? (
              <span
                title={`${heads.before} ${sayValue(before, unit)}`}
                className="absolute -inset-y-0.5 w-0.5 bg-ink/45"
                style={{ left: `${Math.min(99.5, (before / top) * 100)}%` }}
              />
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  )
}
