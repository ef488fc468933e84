import { slots } from '#shop/centres/next-round.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { Card } from '#web/ui/card.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useStandingWords } from '#web/words/customer/standing-words.ts'
import { saySlotTime, weekdayWords } from './say-standing.ts'
import type { StandingDraft } from './standing-draft.ts'

type RhythmFieldsProps = { draft: StandingDraft; onChange: (part: Partial<StandingDraft>) => void }

export function RhythmFields({ draft, onChange }: RhythmFieldsProps) {
  const say = useStandingWords()
  const { rhythm, slot, startFrom = '' } = draft
  const isMonthly = rhythm.unit === 'month'
  const set = (part: Partial<StandingDraft['rhythm']>) => onChange({ rhythm: { ...rhythm, ...part } })
  const today = bangkokDay(new Date())
  return (
    <Card as="section" aria-label={say('standing.when')} className="grid gap-3">
      <h2 className="text-lg">{say('standing.when')}</h2>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <NumberField
          label={say('standing.every')}
          value={rhythm.every}
          maxLength={2}
          onDigits={(every) => set({ every })}
        />
        <SelectField
          label={say('standing.unit')}
          value={rhythm.unit}
          options={[
            { value: 'week', text: say('standing.unitWeek') },
            { value: 'month', text: say('standing.unitMonth') },
          ]}
          onChange={(event) => set({ unit: event.target.value === 'month' ? 'month' : 'week' })}
        />
        <div className="col-span-2 sm:col-span-1">
          {isMonthly ? (
            <SelectField
              label={say('standing.monthDay')}
              value={rhythm.monthDay}
              hint={
                Number(rhythm.monthDay) > 28 ? say('standing.lastDay', { day: rhythm.monthDay }) : undefined
              }
              options={Array.from({ length: 31 }, (_, at) => ({
                value: String(at + 1),
                text: String(at + 1),
              }))}
              onChange={(event) => set({ monthDay: event.target.value })}
            />
          ) : (
            <SelectField
              label={say('standing.weekday')}
              value={rhythm.weekday}
              options={weekdayWords.map((word, at) => ({ value: String(at), text: say(word) }))}
              onChange={(event) => set({ weekday: event.target.value })}
            />
          )}
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        {draft.deliveryMethod === 'PICKUP' ? null : (
          <SelectField
            label={say('standing.slot')}
            value={slot}
            options={slots.map((each) => ({ value: each, text: saySlotTime(each, say) }))}
            onChange={(event) =>
              onChange({ slot: slots.find((each) => each === event.target.value) ?? slot })
            }
          />
        )}
        <TextField
          type="date"
          label={say('standing.startFrom')}
          value={startFrom}
          min={today}
          max={addDays(today, 366)}
          onChange={(event) => onChange({ startFrom: event.target.value || undefined })}
        />
      </div>
    </Card>
  )
}
