import { closedChoices } from '#shop/standing-orders/run-day.ts'
import {
  belowChoices,
  mostWaitDays,
  noCreditChoices,
  overChoices,
} from '#shop/standing-orders/standing-order.ts'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useStandingWords } from '#web/words/customer/standing-words.ts'
import type { StandingDraft } from './standing-draft.ts'

type WhatIfFieldsProps = { draft: StandingDraft; onChange: (part: Partial<StandingDraft>) => void }

/** One value out of a list, as the browser gives it. */
const oneOf = <Value extends string>(all: readonly Value[], value: string): Value =>
  all.find((each) => each === value) ?? (all[0] as Value)

/** What to do when a run is not as usual; chosen once. */
export function WhatIfFields({ draft, onChange }: WhatIfFieldsProps) {
  const say = useStandingWords()
  const { whenClosed, whenSoldOut, waitDays, mostTotal, whenOver, whenBelow, whenNoCredit, payment } = draft
  const closed = {
    after: 'standing.closedAfter',
    before: 'standing.closedBefore',
    skip: 'standing.closedSkip',
  } as const
  return (
    <Card as="section" aria-label={say('standing.whatIf')} className="grid gap-3">
      <div>
        <h2 className="text-lg">{say('standing.whatIf')}</h2>
        <p className="text-muted text-sm">{say('standing.whatIfHint')}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        <SelectField
          label={say('standing.ifClosed')}
          value={whenClosed}
          options={closedChoices.map((value) => ({ value, text: say(closed[value]) }))}
          onChange={(event) => onChange({ whenClosed: oneOf(closedChoices, event.target.value) })}
        />
        <SelectField
          label={say('standing.ifSoldOut')}
          value={whenSoldOut === 'wait' ? String(waitDays) : '0'}
          options={[
            { value: '0', text: say('standing.soldOutLeave') },
            ...Array.from({ length: mostWaitDays }, (_, at) => ({
              value: String(at + 1),
              text: say('standing.soldOutWait', { count: at + 1 }),
            })),
          ]}
          onChange={(event) => {
            const count = Number(event.target.value)
            onChange({ whenSoldOut: count > 0 ? 'wait' : 'leave out', waitDays: count })
          }}
        />
        <TextField
          label={say('standing.ifOver')}
          hint={say('standing.overHint')}
          inputMode="decimal"
          value={mostTotal}
          maxLength={12}
          onChange={(event) => onChange({ mostTotal: event.target.value })}
        />
        {mostTotal.trim() ? (
          <SelectField
            label={say('standing.overWhat')}
            value={whenOver}
            options={[
              { value: 'ask', text: say('standing.overAsk') },
              { value: 'skip', text: say('standing.overSkip') },
            ]}
            onChange={(event) => onChange({ whenOver: oneOf(overChoices, event.target.value) })}
          />
        ) : null}
        <SelectField
          label={say('standing.ifBelow')}
          value={whenBelow}
          options={[
            { value: 'skip', text: say('standing.belowSkip') },
            { value: 'fill', text: say('standing.belowFill') },
          ]}
          onChange={(event) => onChange({ whenBelow: oneOf(belowChoices, event.target.value) })}
        />
        {payment === 'CREDIT' ? (
          <SelectField
            label={say('standing.ifNoCredit')}
            value={whenNoCredit}
            options={[
              { value: 'stop', text: say('standing.creditStop') },
              { value: 'COD', text: say('standing.creditCOD') },
            ]}
            onChange={(event) => onChange({ whenNoCredit: oneOf(noCreditChoices, event.target.value) })}
          />
        ) : null}
      </div>
    </Card>
  )
}
