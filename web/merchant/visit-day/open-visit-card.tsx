import { Camera, ClipboardList, MapPin, ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import {
  noOrderReasons,
  visitRadius,
  visitResults,
  visitTasks,
  whyNotEnd,
} from '#shop/my-sales/visit-result.ts'
import { sayTime } from '#shop/time/bangkok.ts'
import { sayDistance } from '#web/merchant/visits/say-distance.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { OpenVisit, OpenVisitState } from './use-open-visit.ts'

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const

/** The shop one is in: what to do there, and what came of it. */
export function OpenVisitCard({
  visit,
  state,
  centre,
}: {
  visit: OpenVisit
  state: OpenVisitState
  centre: string
}) {
  const say = useSalesWords()
  const sayVisit = useVisitWords()
  const locale = useLocale()
  const [isTried, setIsTried] = useState(false)
  const { isFar, tell } = state
  const key = { code: visit.customerCode, saleunit: centre }
  const whyNot = whyNotEnd(visit)
  const needsFarReason = isFar && visit.farReason.trim() === ''
  function end() {
    setIsTried(true)
    if (!whyNot && !needsFarReason) void state.end()
  }
  return (
    <section
      aria-labelledby="open-visit"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border-2 border-primary-text bg-card p-3 md:p-4"
    >
      <div>
        <h2 id="open-visit" className="flex items-start gap-2 text-lg">
          <MapPin aria-hidden size={22} strokeWidth={1.75} className="mt-1 shrink-0 text-primary-text" />
          <span className="wrap-anywhere">{say('visits.at', { name: visit.customerName })}</span>
        </h2>
        <p className="text-muted text-sm">
          {say('visits.since', { time: sayTime(new Date(visit.arrivedAt), locale) })} ·{' '}
          {visit.distance === null ? say('visits.withoutPlace') : sayDistance(sayVisit, visit.distance)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {visit.place ? null : (
          <Button
            variant="secondary"
            size="sm"
            icon={<MapPin {...icon} />}
            onClick={() => void state.addPlace()}
          >
            {say('visits.addPlace')}
          </Button>
        )}
        <LinkButton
          variant="secondary"
          size="sm"
          to={visitPaths.basket(key)}
          icon={<ShoppingBasket {...icon} />}
        >
          {say('due.basket')}
        </LinkButton>
        <LinkButton variant="secondary" size="sm" to={visitPaths.photos(key)} icon={<Camera {...icon} />}>
          {say('visits.photos')}
        </LinkButton>
        <LinkButton
          variant="secondary"
          size="sm"
          to={visitPaths.customerSurveys(key)}
          icon={<ClipboardList {...icon} />}
        >
          {say('visits.survey')}
        </LinkButton>
      </div>
      {isFar ? (
        <TextField
          label={say('visits.farReason')}
          hint={say('visits.far', { count: visitRadius })}
          maxLength={300}
          value={visit.farReason}
          error={isTried && needsFarReason ? say('visits.needFarReason') : undefined}
          onChange={({ currentTarget }) => tell({ farReason: currentTarget.value })}
        />
      ) : null}
      <div className="grid gap-1">
        <p aria-hidden className="text-muted text-sm">
          {say('visits.result')}
        </p>
        <ChipGroup
          label={say('visits.result')}
          value={visit.result ?? ''}
          onChange={(result) =>
            result !== '' && tell({ result, ...(result === 'noOrder' ? {} : { reason: null }) })
          }
          options={visitResults.map((value) => ({
            value: value as typeof value | '',
            text: say(`result.${value}`),
          }))}
        />
      </div>
      {visit.result === 'noOrder' ? (
        <div className="grid gap-1">
          <p aria-hidden className="text-muted text-sm">
            {say('visits.reason')}
          </p>
          <ChipGroup
            label={say('visits.reason')}
            value={visit.reason ?? ''}
            onChange={(reason) => reason !== '' && tell({ reason })}
            options={noOrderReasons.map((value) => ({
              ...{ value: value as typeof value | '', text: say(`reason.${value}`) },
            }))}
          />
        </div>
      ) : null}
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="sr-only">{say('visits.tasks')}</legend>
        {visitTasks.map((task) => (
          <Checkbox
            key={task}
            label={say(`task.${task}`)}
            checked={visit.tasks.includes(task)}
            onChange={({ currentTarget: { checked } }) =>
              tell({ tasks: [...visit.tasks.filter((each) => each !== task), ...(checked ? [task] : [])] })
            }
          />
        ))}
      </fieldset>
      <TextAreaField
        label={say('visits.note')}
        rows={2}
        maxLength={500}
        value={visit.note}
        onChange={({ currentTarget }) => tell({ note: currentTarget.value })}
      />
      {isTried && whyNot ? (
        <p role="alert" className="text-danger text-sm">
          {whyNot[locale]}
        </p>
      ) : null}
      {state.isKept ? null : (
        <p role="alert" className="text-danger text-sm">
          {say('visits.notKept')}
        </p>
      )}
      <Button size="lg" onClick={end}>
        {say('visits.checkOut')}
      </Button>
    </section>
  )
}
