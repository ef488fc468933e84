import { TextInput } from '@mantine/core'
import { CalendarPlus, Plus, X } from 'lucide-react'
import type { Holiday } from '#shop/merchant-centre/centre-profile.ts'
import { mostOf } from '#shop/merchant-centre/most-of.ts'
import { holidaysToAdd } from '#shop/merchant-centre/public-holidays.ts'
import { whyNotHolidays } from '#shop/merchant-centre/why-not-days.ts'
import { addDays } from '#shop/time/bangkok.ts'
import type { CentreCalls } from '#web/merchant/centre-forms/centre-calls.ts'
import { PartForm } from '#web/merchant/centre-forms/part-form.tsx'
import { usePart } from '#web/merchant/centre-forms/use-part.ts'
import { DayField } from '#web/merchant/lists/day-field.tsx'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useProfileWords } from '#web/words/merchant/profile/profile-words.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = officeCallsOf<CentreCalls>()
type Holidays = { version: string; holidays: Holiday[] }

/** Days on which nothing is delivered; the next round moves over them everywhere. */
export function HolidaysForm({ saved, today }: { saved: Holidays; today: string }) {
  const say = useProfileWords()
  const locale = useLocale()
  const part = usePart<Holidays>({
    ...{ name: 'holidays', saved, whyNot: ({ holidays }) => whyNotHolidays(holidays) },
    tidy: (thing) => ({
      ...thing,
      holidays: thing.holidays.map((each) => ({
        ...each,
        nameTh: each.nameTh.trim(),
        nameEn: each.nameEn.trim(),
      })),
    }),
    inOrder: (thing) => ({
      ...thing,
      holidays: thing.holidays.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1)),
    }),
    send: (thing) => ask(locale, 'saveCentreHolidays', thing),
  })
  const { holidays } = part.typed
  const set = (next: Holiday[]) => part.change({ holidays: next })
  const offered = holidaysToAdd(today, holidays)
  const isFull = holidays.length >= mostOf.holidays
  const tomorrow = addDays(today, 1)
  return (
    <PartForm part={part} title={say('holidays.title')} text={say('holidays.text')}>
      {holidays.length === 0 ? <p className="text-muted">{say('holidays.none')}</p> : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden">
        {holidays.map((holiday, at) => {
          const change = (piece: Partial<Holiday>) =>
            set(holidays.map((each, place) => (place === at ? { ...each, ...piece } : each)))
          const error = (field: string) => part.errorOf(`holidays.${at}.${field}`)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own.
            <li key={at} className="grid gap-2 rounded-card border border-hairline p-3">
              <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2">
                <DayField
                  label={say('holidays.from')}
                  value={holiday.startsOn}
                  error={error('startsOn')}
                  onChange={(startsOn) =>
                    startsOn &&
                    change({ startsOn, ...(holiday.endsOn < startsOn ? { endsOn: startsOn } : {}) })
                  }
                />
                <DayField
                  label={say('holidays.to')}
                  value={holiday.endsOn}
                  error={error('endsOn')}
                  onChange={(endsOn) => endsOn && change({ endsOn })}
                />
                <span className="pt-6">
                  <IconButton
                    label={say('holidays.remove', { name: holiday.nameTh || String(at + 1) })}
                    icon={<X size={18} strokeWidth={1.75} />}
                    onClick={() => set(holidays.filter((_, place) => place !== at))}
                  />
                </span>
              </div>
              <div className="grid gap-2 sm:grid-cols-2">
                <TextInput
                  label={say('holidays.nameTh')}
                  value={holiday.nameTh}
                  maxLength={80}
                  error={error('nameTh')}
                  onChange={({ currentTarget }) => change({ nameTh: currentTarget.value })}
                />
                <TextInput
                  label={say('holidays.nameEn')}
                  value={holiday.nameEn}
                  maxLength={80}
                  error={error('nameEn')}
                  onChange={({ currentTarget }) => change({ nameEn: currentTarget.value })}
                />
              </div>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<Plus aria-hidden size={18} strokeWidth={2} />}
          whyDisabled={isFull ? say('part.most', { count: mostOf.holidays }) : undefined}
          onClick={() => set([...holidays, { startsOn: tomorrow, endsOn: tomorrow, nameTh: '', nameEn: '' }])}
        >
          {say('holidays.add')}
        </Button>
        {offered.length > 0 && !isFull ? (
          <Button
            variant="secondary"
            size="sm"
            icon={<CalendarPlus aria-hidden size={18} strokeWidth={1.75} />}
            onClick={() =>
              set(
                [...holidays, ...offered]
                  .sort((a, b) => (a.startsOn < b.startsOn ? -1 : 1))
                  .slice(0, mostOf.holidays),
              )
            }
          >
            {say('holidays.public', { count: offered.length })}
          </Button>
        ) : null}
      </div>
      <p className="text-muted text-sm">{say('holidays.publicText')}</p>
    </PartForm>
  )
}
