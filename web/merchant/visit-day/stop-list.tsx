import { Navigation, Phone, X } from 'lucide-react'
import { Link } from 'react-router'
import { shortMoney } from '#shop/money/say-money.ts'
import type { Stop } from '#shop/my-sales/visit-contracts.ts'
import { Sortable } from '#web/merchant/lists/sortable.tsx'
import { DueTag } from '#web/merchant/my-sales/due-tag.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import type { OpenVisitState } from './use-open-visit.ts'
import type { Plan } from './use-plan.ts'

type StopListProps = {
  plan: Plan
  visit: OpenVisitState
  centre: string
  /** Whose visit of the day is over. */
  done: ReadonlySet<string>
  mayChange: boolean
  mayVisit: boolean
}

const round = 'grid size-11 shrink-0 place-items-center rounded-chip hover:bg-ink/7'

/** The shops of the day in their order, each with what is needed on the way. */
export function StopList({ plan, visit, centre, done, mayChange, mayVisit }: StopListProps) {
  const say = useSalesWords()
  return (
    <Sortable
      items={plan.stops}
      keyOf={({ code }) => code}
      onChange={plan.arrange}
      handleLabel={({ name }) => say('visits.move', { name })}
      movedText={({ name }, place) => say('visits.moved', { name, place })}
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
      itemClassName="flex items-start gap-1 rounded-card border border-hairline bg-card p-2"
    >
      {(stop, handle, at) => (
        <>
          {mayChange ? handle : null}
          <span
            aria-hidden
            className={`tabular mt-1.5 grid size-8 shrink-0 place-items-center rounded-chip font-bold text-sm ${
              done.has(stop.code) ? 'bg-sunk text-muted' : 'bg-primary text-on-primary'
            }`}
          >
            {at + 1}
          </span>
          <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1 pl-1">
            <StopFacts stop={stop} centre={centre} />
            <div className="flex flex-wrap items-center gap-1">
              {mayVisit ? (
                <Button
                  size="sm"
                  variant={done.has(stop.code) ? 'secondary' : 'primary'}
                  loading={visit.startingAt === stop.code}
                  whyDisabled={visit.open ? say('visits.busy', { name: visit.open.customerName }) : undefined}
                  aria-label={say('visits.checkInAt', { name: stop.name })}
                  onClick={() => void visit.begin(stop)}
                >
                  {say('visits.checkIn')}
                </Button>
              ) : null}
              <a href={`tel:${stop.mobile}`} className={round} aria-label={`${say('due.call')} ${stop.name}`}>
                <Phone aria-hidden size={20} strokeWidth={1.75} />
              </a>
              {stop.pin ? (
                <a
                  href={`https://www.google.com/maps/dir/?api=1&destination=${stop.pin.lat},${stop.pin.lng}`}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={round}
                  aria-label={`${say('due.go')} ${stop.name}`}
                >
                  <Navigation aria-hidden size={20} strokeWidth={1.75} />
                </a>
              ) : (
                <span className="px-2 text-muted text-xs">{say('visits.noPin')}</span>
              )}
            </div>
          </div>
          {mayChange ? (
            <button
              type="button"
              aria-label={say('visits.remove', { name: stop.name })}
              onClick={() => plan.remove(stop.code)}
              className={`${round} text-muted`}
            >
              <X aria-hidden size={18} strokeWidth={1.75} />
            </button>
          ) : null}
        </>
      )}
    </Sortable>
  )
}

function StopFacts({
  stop: { code, name, place, state, daysSince, usual },
  centre,
}: {
  stop: Stop
  centre: string
}) {
  const say = useSalesWords()
  const facts = [
    daysSince === 0 ? say('due.sinceToday') : daysSince !== null ? say('due.since', { days: daysSince }) : '',
    usual > 0 ? `${say('due.usual')} ${shortMoney(Math.round(usual / 100) * 100)}` : '',
    place,
  ].filter((fact) => fact !== '')
  return (
    <div className="min-w-0">
      <Link
        to={merchantPaths.customer({ code, saleunit: centre })}
        className="clamp-2 font-bold hover:underline"
      >
        {name}
      </Link>
      <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
        <DueTag state={state} />
        <span>{facts.join(' · ')}</span>
      </p>
    </div>
  )
}
