import { Route } from 'lucide-react'
import { useMemo } from 'react'
import type { Visit } from '#shop/my-sales/visit-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { SaveBar } from '#web/merchant/forms/save-bar.tsx'
import { PersonChoice } from '#web/merchant/my-sales/person-choice.tsx'
import { SalesFrame } from '#web/merchant/my-sales/sales-frame.tsx'
import type { SalesPage } from '#web/merchant/my-sales/sales-page.ts'
import type { Entry } from '#web/merchant/outbox/entry.ts'
import { useSender } from '#web/merchant/outbox/use-sender.ts'
import { WaitingNotice } from '#web/merchant/waiting/waiting-notice.tsx'
import { withQuery } from '#web/paths/path-to.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { usePlace } from '#web/shared/positions/use-place.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import { AddStops } from './add-stops.tsx'
import { DayChoice } from './day-choice.tsx'
import { MapCard } from './map-card.tsx'
import { OpenVisitCard } from './open-visit-card.tsx'
import { StopList } from './stop-list.tsx'
import { useOpenVisit } from './use-open-visit.ts'
import { usePlan } from './use-plan.ts'
import type { VisitDay } from './visit-day.ts'
import { VisitList } from './visit-list.tsx'

/** What this device has not sent yet stands before what the server knows; the end of a visit before its beginning. */
function withWaiting(visits: readonly Visit[], entries: readonly Entry[], day: string) {
  const waiting = entries.flatMap(({ work, customerCode, customerName, owner }) =>
    work.kind === 'visit' && bangkokDay(new Date(work.arrivedAt)) === day
      ? [
          {
            ...{ ...work, id: work.visitId, customerCode, customerName, by: '', username: owner },
            ...{ distance: null, isWaiting: true },
          },
        ]
      : [],
  )
  const latest = new Map(waiting.map((visit) => [visit.id, visit]))
  return [...[...latest.values()].reverse(), ...visits.filter(({ id }) => !latest.has(id))]
}

/** The day of a salesperson: whom to visit, where they are, and what came of it. */
export function VisitDayScreen({ page, day }: { page: SalesPage; day: VisitDay }) {
  const say = useSalesWords()
  const snapshot = useSender(page.owner)
  const place = usePlace(page.owner.username)
  const visit = useOpenVisit(page.owner, place)
  const plan = usePlan(day, place)
  const visits = useMemo(
    () => (day.isOwn ? withWaiting(day.visits, snapshot.entries, day.day) : day.visits),
    [day, snapshot.entries],
  )
  const done = useMemo(
    () => new Set(visits.filter(({ leftAt }) => leftAt !== null).map(({ customerCode }) => customerCode)),
    [visits],
  )
  const mayChange = day.isOwn && day.day >= day.today
  const to = (part: Record<string, string | undefined>) =>
    withQuery(visitPaths.visitDay, {
      ...{ day: day.day === day.today ? undefined : day.day },
      ...{ saleCode: page.isOverseer ? day.saleCode : undefined, ...part },
    })
  return (
    <SalesFrame
      page={page}
      current="visits"
      title={say('visits.title')}
      at={day.at}
      aside={
        <div className="flex flex-wrap items-center gap-2">
          {page.isOverseer ? (
            <PersonChoice people={day.salespeople} value={day.saleCode} to={(saleCode) => to({ saleCode })} />
          ) : null}
          <DayChoice day={day.day} today={day.today} to={(next) => to({ day: next })} />
        </div>
      }
    >
      <WaitingNotice owner={page.owner} snapshot={snapshot} />
      {day.isOwn && visit.open ? (
        <OpenVisitCard visit={visit.open} state={visit} centre={page.saleUnit} />
      ) : null}
      {day.isOwn ? null : <p className="text-muted text-sm">{say('visits.notOwn')}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <section aria-label={say('visits.stops')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-muted text-sm">
              {day.isPlanned
                ? say('visits.planned', { count: day.stops.length })
                : mayChange && day.stops.length > 0
                  ? say('visits.proposed')
                  : null}
            </p>
            {mayChange ? (
              <div className="flex flex-wrap gap-2">
                {plan.stops.length > 1 ? (
                  <Button
                    variant="secondary"
                    size="sm"
                    loading={plan.isSorting}
                    icon={<Route aria-hidden size={18} strokeWidth={1.75} />}
                    onClick={() => void plan.sort()}
                  >
                    {say('visits.sort')}
                  </Button>
                ) : null}
                <AddStops plan={plan} />
                {!day.isPlanned && !plan.isChanged && plan.stops.length > 0 ? (
                  <Button size="sm" loading={plan.isSaving} onClick={() => void plan.save()}>
                    {say('visits.usePlan')}
                  </Button>
                ) : null}
              </div>
            ) : null}
          </div>
          {plan.stops.length === 0 ? (
            <EmptyState
              drawing="nothing-found"
              title={say('visits.empty')}
              text={mayChange ? say('visits.emptyText') : undefined}
              action={
                <LinkButton variant="secondary" to={visitPaths.dueCustomers}>
                  {say('sales.customers')}
                </LinkButton>
              }
            />
          ) : (
            <StopList
              plan={plan}
              visit={visit}
              centre={page.saleUnit}
              done={done}
              mayChange={mayChange}
              mayVisit={day.isOwn && day.day === day.today}
            />
          )}
          {mayChange && plan.isChanged ? (
            <SaveBar
              changes={1}
              errors={0}
              isSaving={plan.isSaving}
              onSave={() => void plan.save()}
              onDiscard={plan.discard}
            />
          ) : null}
        </section>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <MapCard start={day.start} stops={plan.stops} done={done} />
          <Card as="section" aria-labelledby="visits-done" className="grid grid-cols-[minmax(0,1fr)] gap-1">
            <h2 id="visits-done" className="text-base">
              {say('visits.done')}
            </h2>
            {visits.length === 0 ? <p className="text-muted text-sm">{say('visits.noneDone')}</p> : null}
            <VisitList visits={visits} saleUnit={page.saleUnit} label={say('visits.done')} about="day" />
          </Card>
          {day.isOwn ? (
            <Card>
              <Switch
                label={say('visits.place')}
                hint={say('visits.placeHint')}
                checked={place.isShared}
                onChange={({ currentTarget }) => place.share(currentTarget.checked)}
              />
              {place.isShared && place.isRefused ? (
                <p role="alert" className="text-danger text-sm">
                  {say('visits.placeRefused')}
                </p>
              ) : null}
            </Card>
          ) : null}
        </div>
      </div>
    </SalesFrame>
  )
}
