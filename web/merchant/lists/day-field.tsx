import { DatePickerInput } from '@mantine/dates'
import dayjs from 'dayjs'
import 'dayjs/locale/th'
import buddhistEra from 'dayjs/plugin/buddhistEra'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'

dayjs.extend(buddhistEra)

const formats = {
  th: { value: 'D MMM BB', month: 'MMMM BBBB', year: 'BBBB' },
  en: { value: 'D MMM YYYY', month: 'MMMM YYYY', year: 'YYYY' },
}

type DayFieldProps = {
  label: string
  value: string | undefined
  onChange: (day: string | undefined) => void
  min?: string
  max?: string
  error?: string | undefined
  /** Missing when there must be a day. */
  clearLabel?: string
  /** What no day means, where it is not any day. */
  placeholder?: string
}

/** A day to pick, in the Buddhist era for Thai readers. */
export function DayField({
  label,
  value,
  onChange,
  min,
  max,
  error,
  clearLabel,
  placeholder,
}: DayFieldProps) {
  const say = useMerchantWords()
  const format = formats[useLocale()]
  return (
    <DatePickerInput
      label={label}
      placeholder={placeholder ?? say('list.anyDay')}
      value={value ?? null}
      onChange={(day) => onChange(day ?? undefined)}
      valueFormat={format.value}
      monthLabelFormat={format.month}
      yearLabelFormat={format.year}
      yearsListFormat={format.year}
      {...(min ? { minDate: min } : {})}
      {...(max ? { maxDate: max } : {})}
      error={error}
      {...(clearLabel ? { clearable: true, clearButtonProps: { 'aria-label': clearLabel } } : {})}
    />
  )
}
