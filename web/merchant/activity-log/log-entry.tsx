import { ArrowRight, Globe } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ActivityEntry } from '#shop/activity/activity-contracts.ts'
import { sayDeed } from '#shop/activity/activity-words.ts'
import { type SaidChange, sayChanges } from '#shop/activity/say-changes.ts'
import { sayTime } from '#shop/time/bangkok.ts'
import { useLogWords } from '#web/words/merchant/settings/log-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { pageOf, saySubject } from './subject.ts'

/** More would push the next line out of sight. */
const fewest = 4

/** Who did what to what, and each field from what to what. */
export function LogEntry({ entry }: { entry: ActivityEntry }) {
  const say = useLogWords()
  const locale = useLocale()
  const [isWhole, setIsWhole] = useState(false)
  const changes = sayChanges(entry, locale)
  const shown = isWhole ? changes : changes.slice(0, fewest)
  const to = pageOf(entry)
  const subject = saySubject(entry, locale)
  return (
    <li className="grid gap-x-4 gap-y-1 px-3 py-3 md:grid-cols-[3.5rem_12rem_minmax(0,1fr)] md:px-4">
      <p className="tabular text-muted text-sm max-md:order-2">
        {sayTime(new Date(entry.at), locale)}
        <span className="md:hidden"> · {entry.byName || say('entry.itself')}</span>
      </p>
      <p className="clamp-1 text-sm max-md:hidden">{entry.byName || say('entry.itself')}</p>
      <div className="grid min-w-0 gap-1 max-md:order-1">
        <p className="wrap-anywhere">
          {sayDeed(entry, locale)}{' '}
          {to ? (
            <Link to={to} className="touch-44 font-bold text-primary-text underline">
              {subject}
            </Link>
          ) : subject === entry.byName ? null : (
            <b>{subject}</b>
          )}
          {entry.ofNetwork ? (
            <span className="ml-2 inline-flex items-center gap-1 whitespace-nowrap text-muted text-xs">
              <Globe aria-hidden size={14} strokeWidth={1.75} />
              {say('entry.ofNetwork')}
            </span>
          ) : null}
        </p>
        {shown.length > 0 ? (
          <dl className="grid gap-0.5 text-sm">
            {shown.map((change) => (
              <Change key={change.field} {...change} />
            ))}
          </dl>
        ) : null}
        {changes.length > fewest ? (
          <button
            type="button"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
            className="min-h-11 w-fit text-primary-text text-sm underline md:min-h-8"
          >
            {isWhole ? say('entry.less') : say('entry.more', { count: changes.length - fewest })}
          </button>
        ) : null}
      </div>
    </li>
  )
}

function Change({ label, before, after }: SaidChange) {
  const say = useLogWords()
  return (
    <div className="wrap-anywhere">
      <dt className="inline text-muted">{label}: </dt>
      <dd className="inline">
        {before === undefined ? null : (
          <>
            <span className="sr-only">{say('entry.before')} </span>
            <span className="text-muted">{before}</span>
          </>
        )}
        {before === undefined || after === undefined ? null : (
          <ArrowRight aria-hidden size={14} strokeWidth={1.75} className="mx-1 inline text-muted" />
        )}
        {after === undefined ? null : (
          <>
            <span className="sr-only"> {say('entry.after')} </span>
            <span>{after}</span>
          </>
        )}
      </dd>
    </div>
  )
}
