import { NumberInput } from '@mantine/core'

type MoneyFieldProps = {
  label: string
  description?: string
  /** Satang; null leaves it to whoever is above. */
  value: number | null
  /** What holds while it is empty. */
  placeholder: string
  error: string | undefined
  onChange: (satang: number | null) => void
}

export function MoneyField({ label, description, value, placeholder, error, onChange }: MoneyFieldProps) {
  return (
    <NumberInput
      label={label}
      {...(description ? { description } : {})}
      placeholder={placeholder}
      value={value === null ? '' : value / 100}
      min={0}
      max={1_000_000}
      clampBehavior="none"
      decimalScale={2}
      allowNegative={false}
      thousandSeparator=","
      prefix="฿"
      hideControls
      inputMode="decimal"
      error={error}
      onChange={(typed) => onChange(typed === '' ? null : Math.round(Number(typed) * 100))}
    />
  )
}
