import { TextInput } from '@mantine/core'
import { sayMinute } from '#shop/centres/opening-hours.ts'

type TimeFieldProps = {
  label: string
  /** Minutes of the day; 1440 is midnight at its end. */
  value: number
  error?: string | boolean | undefined
  /** Midnight is the end of the day, not its beginning. */
  isEnd?: boolean
  isLabelHidden?: boolean
  onChange: (minute: number) => void
}

/** A time of day as the phone's own clock field. */
export function TimeField({ label, value, error, isEnd, isLabelHidden, onChange }: TimeFieldProps) {
  return (
    <TextInput
      type="time"
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      value={sayMinute(value % 1_440)}
      error={error}
      className="min-w-0 flex-1"
      onChange={({ currentTarget }) => {
        const [hour, minute] = currentTarget.value.split(':').map(Number)
        if (hour === undefined || minute === undefined || Number.isNaN(hour + minute)) return
        const read = hour * 60 + minute
        onChange(isEnd && read === 0 ? 1_440 : read)
      }}
    />
  )
}
