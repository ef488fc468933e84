import { DateTimePicker } from '@mantine/dates'
import dayjs from 'dayjs'
import 'dayjs/locale/th'
import buddhistEra from 'dayjs/plugin/buddhistEra'
import { beginning } from '#shop/settings/setting.ts'
import { useSettingWords } from '#web/words/merchant/settings/setting-words.ts'
import { useLocale } from '#web/words/words.tsx'

dayjs.extend(buddhistEra)

const formats = {
  th: { value: 'D MMM BB HH:mm', month: 'MMMM BBBB', year: 'BBBB' },
  en: { value: 'D MMM YYYY HH:mm', month: 'MMMM YYYY', year: 'YYYY' },
}
const bangkokMs = 7 * 3_600_000

/** A setting's moment as the clock on the wall in Bangkok shows it; null when it is blank. */
function onTheWall(text: string): string | null {
  const moment = beginning.read(text)
  if (!moment) return null
  return new Date(Date.parse(moment) + bangkokMs).toISOString().slice(0, 19).replace('T', ' ')
}

type MomentFieldProps = {
  'aria-label': string
  'aria-describedby': string
  text: string
  error: string | undefined
  disabled: boolean
  onChange: (text: string) => void
}

/** A day and a time, in the Buddhist era for Thai readers. */
export function MomentField({ 'aria-label': name, text, onChange, ...rest }: MomentFieldProps) {
  const say = useSettingWords()
  const format = formats[useLocale()]
  return (
    <DateTimePicker
      {...rest}
      // Its button shows the time, so that a name in an attribute would not be what is seen.
      label={name}
      labelProps={{ className: 'sr-only' }}
      value={onTheWall(text)}
      placeholder={say('field.anyTime')}
      valueFormat={format.value}
      monthLabelFormat={format.month}
      yearLabelFormat={format.year}
      yearsListFormat={format.year}
      clearable
      clearButtonProps={{ 'aria-label': say('field.clear', { name }) }}
      submitButtonProps={{ 'aria-label': say('field.done') }}
      timePickerProps={{ hoursInputLabel: say('field.hour'), minutesInputLabel: say('field.minute') }}
      onChange={(value) => onChange(value ? value.slice(0, 16) : '')}
    />
  )
}
