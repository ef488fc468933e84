import { DateTimePicker } from '@mantine/dates'
import dayjs from 'dayjs'
import 'dayjs/locale/th'
import buddhistEra from 'dayjs/plugin/buddhistEra'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'
import { useLocale } from '#web/words/words.tsx'

dayjs.extend(buddhistEra)

const formats = {
  th: { value: 'D MMM BB HH:mm', month: 'MMMM BBBB', year: 'BBBB' },
  en: { value: 'D MMM YYYY HH:mm', month: 'MMMM YYYY', year: 'YYYY' },
}
const bangkokMs = 7 * 3_600_000

/** As the clock on the wall in Bangkok shows it, wherever the browser is. */
const onTheWall = (moment: string | null) =>
  moment ? new Date(Date.parse(moment) + bangkokMs).toISOString().slice(0, 19).replace('T', ' ') : null
const offTheWall = (text: string | null) =>
  text ? new Date(`${text.slice(0, 16).replace(' ', 'T')}:00+07:00`).toISOString() : null

type TimeFieldProps = {
  label: string
  hint: string
  value: string | null
  error: string | undefined
  isLocked: boolean
  onChange: (moment: string | null) => void
}

/** A day and a time, in the Buddhist era for Thai readers; blank is allowed. */
export function TimeField({ label, hint, value, error, isLocked, onChange }: TimeFieldProps) {
  const say = useContentWords()
  const format = formats[useLocale()]
  return (
    <DateTimePicker
      label={label}
      description={hint}
      value={onTheWall(value)}
      disabled={isLocked}
      error={error}
      valueFormat={format.value}
      monthLabelFormat={format.month}
      yearLabelFormat={format.year}
      yearsListFormat={format.year}
      clearable
      clearButtonProps={{ 'aria-label': say('when.clear', { name: label }) }}
      submitButtonProps={{ 'aria-label': say('when.done') }}
      timePickerProps={{ hoursInputLabel: say('when.hour'), minutesInputLabel: say('when.minute') }}
      onChange={(next) => onChange(offTheWall(next))}
    />
  )
}
