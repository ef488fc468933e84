import { Chip } from '@mantine/core'
import { useId } from 'react'
import { weekFromMonday } from '#shop/centres/opening-hours.ts'
import { sayWeekdayName } from '#shop/centres/say-hours.ts'
import { PartError } from '#web/merchant/forms/form-section.tsx'
import { useLocale } from '#web/words/words.tsx'
import { sayShortWeekday } from './say-days.ts'

type WeekdayFieldProps = {
  label: string
  /** Bits, from Sunday. */
  value: number
  error: string | undefined
  onChange: (weekdays: number) => void
}

export function WeekdayField({ label, value, error, onChange }: WeekdayFieldProps) {
  const locale = useLocale()
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="grid min-w-0 gap-1">
      <p id={id} className="font-bold text-sm">
        {label}
      </p>
      <Chip.Group
        multiple
        value={weekFromMonday.filter((day) => value & (1 << day)).map(String)}
        onChange={(chosen) => onChange(chosen.reduce((all, day) => all | (1 << Number(day)), 0))}
      >
        <div className="grid grid-cols-4 gap-1.5 sm:grid-cols-7">
          {weekFromMonday.map((day) => (
            <Chip
              key={day}
              value={String(day)}
              aria-label={sayWeekdayName(day, locale)}
              classNames={{ label: 'h-11 w-full justify-center px-0' }}
            >
              {sayShortWeekday(day, locale)}
            </Chip>
          ))}
        </div>
      </Chip.Group>
      <PartError texts={error ? [error] : []} />
    </fieldset>
  )
}
