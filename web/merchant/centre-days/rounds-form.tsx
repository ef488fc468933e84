import { Radio, Select, Switch } from '@mantine/core'
import { type SlotRound, slots } from '#shop/centres/next-round.ts'
import type { CentreRounds } from '#shop/merchant-centre/centre-profile.ts'
import { whyNotRounds } from '#shop/merchant-centre/why-not-days.ts'
import type { CentreCalls } from '#web/merchant/centre-forms/centre-calls.ts'
import { PartForm } from '#web/merchant/centre-forms/part-form.tsx'
import { TimeField } from '#web/merchant/centre-forms/time-field.tsx'
import { usePart } from '#web/merchant/centre-forms/use-part.ts'
import { WeekdayField } from '#web/merchant/centre-forms/weekday-field.tsx'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { useProfileWords } from '#web/words/merchant/profile/profile-words.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = officeCallsOf<CentreCalls>()
type Rounds = CentreRounds & { version: string }

/** On which days goods leave, and until when one orders for them. */
export function RoundsForm({ saved }: { saved: Rounds }) {
  const say = useProfileWords()
  const locale = useLocale()
  const part = usePart<Rounds>({
    ...{ name: 'rounds', saved, whyNot: whyNotRounds },
    tidy: (thing) => ({ ...thing, slots: thing.slots.toSorted((a, b) => (a.slot < b.slot ? -1 : 1)) }),
    send: (thing) => ask(locale, 'saveCentreRounds', thing),
  })
  const { typed, change } = part
  const isByRound = typed.slots.length > 0
  const before = [0, 1, 2, 3].map((days) => ({
    value: String(days),
    label: days === 0 ? say('rounds.sameDay') : say('rounds.daysBefore', { count: days }),
  }))
  function set(slot: SlotRound['slot'], piece: Partial<SlotRound> | undefined) {
    const others = typed.slots.filter((each) => each.slot !== slot)
    const own = typed.slots.find((each) => each.slot === slot) ?? {
      ...{ slot, cutOffMinute: typed.cutOffMinute, daysBefore: 1 },
    }
    change({
      slots: [...others, ...(piece ? [{ ...own, ...piece }] : [])].sort((a, b) => (a.slot < b.slot ? -1 : 1)),
    })
  }
  return (
    <PartForm part={part} title={say('rounds.title')} text={say('rounds.text')}>
      <WeekdayField
        label={say('rounds.weekdays')}
        value={typed.weekdays}
        error={part.errorOf('weekdays')}
        onChange={(weekdays) => change({ weekdays })}
      />
      <Radio.Group
        label={say('rounds.cutOffs')}
        value={isByRound ? 'own' : 'one'}
        onChange={(value) =>
          change({
            slots:
              value === 'own'
                ? slots.map((slot) => ({ slot, cutOffMinute: typed.cutOffMinute, daysBefore: 1 }))
                : [],
          })
        }
      >
        <div className="mt-1 grid gap-2">
          <Radio value="one" label={say('rounds.one')} />
          <Radio value="own" label={say('rounds.own')} />
        </div>
      </Radio.Group>
      {isByRound ? (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {slots.map((slot) => {
            const own = typed.slots.find((each) => each.slot === slot)
            const name = say('rounds.slot', { from: slot.slice(0, 2), to: slot.slice(3) })
            return (
              <li key={slot} className="grid gap-2 rounded-card border border-hairline p-3">
                <Switch
                  label={name}
                  checked={Boolean(own)}
                  onChange={({ currentTarget }) => set(slot, currentTarget.checked ? {} : undefined)}
                />
                {own ? (
                  <div className="grid grid-cols-2 gap-2">
                    <TimeField
                      label={say('rounds.cutOff')}
                      value={own.cutOffMinute}
                      error={part.errorOf(`slots.${slot}`)}
                      onChange={(cutOffMinute) => set(slot, { cutOffMinute })}
                    />
                    <Select
                      label={say('rounds.when')}
                      data={before}
                      value={String(own.daysBefore)}
                      allowDeselect={false}
                      onChange={(value) => set(slot, { daysBefore: Number(value) })}
                    />
                  </div>
                ) : null}
              </li>
            )
          })}
        </ul>
      ) : (
        <div className="max-w-60">
          <TimeField
            label={say('rounds.cutOffBefore')}
            value={typed.cutOffMinute}
            onChange={(cutOffMinute) => change({ cutOffMinute })}
          />
        </div>
      )}
    </PartForm>
  )
}
