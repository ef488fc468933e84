import { Link } from 'react-router'
import type { Visit } from '#shop/my-sales/visit-contracts.ts'
import { sayDate, sayTime } from '#shop/time/bangkok.ts'
import { sayDistance } from '#web/merchant/visits/say-distance.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** A visit as it is shown: kept by the server, or still on this device. */
type ShownVisit = Visit & { isWaiting?: boolean }

type VisitListProps = {
  visits: readonly ShownVisit[]
  saleUnit: string
  label: string
  /** Of one customer the day is told, of a day the customer and perhaps the person. */
  about: 'customer' | 'day' | 'team'
}

/** Visits, the newest first, with what came of them. */
export function VisitList({ visits, saleUnit, label, about }: VisitListProps) {
  const say = useSalesWords()
  const sayVisit = useVisitWords()
  const locale = useLocale()
  return (
    <ul aria-label={label} className="divide-y divide-hairline text-sm">
      {visits.map((visit) => {
        const { id, customerCode, customerName, by, arrivedAt, leftAt, result, reason, note, farReason } =
          visit
        const at = new Date(arrivedAt)
        const times = [at, ...(leftAt ? [new Date(leftAt)] : [])]
          .map((time) => sayTime(time, locale))
          .join('–')
        const facts = [
          about === 'customer' ? `${sayDate(at, locale)} ${times}` : times,
          about === 'day' ? '' : by,
          visit.distance === null ? '' : sayDistance(sayVisit, visit.distance),
          ...visit.tasks.map((task) => say(`task.${task}`)),
        ].filter((fact) => fact !== '')
        return (
          <li key={id} className="grid gap-0.5 py-2">
            <div className="flex items-start justify-between gap-3">
              {about === 'customer' ? (
                <b>{result ? say(`result.${result}`) : say('visits.open')}</b>
              ) : (
                <Link
                  to={merchantPaths.customer({ code: customerCode, saleunit: saleUnit })}
                  className="clamp-2 font-bold hover:underline"
                >
                  {customerName}
                </Link>
              )}
              <span className="flex shrink-0 gap-1">
                {visit.isWaiting ? <Tag tone="secondary">{say('visits.waits')}</Tag> : null}
                {about === 'customer' ? null : (
                  <Tag tone={result === 'ordered' ? 'primary' : 'plain'}>
                    {result ? say(`result.${result}`) : say('visits.open')}
                  </Tag>
                )}
              </span>
            </div>
            <span className="text-muted">{facts.join(' · ')}</span>
            {reason || note || farReason ? (
              <span className="wrap-anywhere">
                {[reason ? say(`reason.${reason}`) : '', note, farReason].filter(Boolean).join(' · ')}
              </span>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
