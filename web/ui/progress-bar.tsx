import type { ReactNode } from 'react'

type ProgressBarProps = {
  value: number
  max: number
  /** The gap as a sentence, shown above the bar as its label. */
  label: ReactNode
  /** The same as plain text, when `label` is more than text. */
  valueText?: string
}

export function ProgressBar({ value, max, label, valueText }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 1
  return (
    <div
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={valueText ?? (typeof label === 'string' ? label : undefined)}
      aria-label={valueText ?? (typeof label === 'string' ? label : undefined)}
    >
      <span className="block text-sm">{label}</span>
      <span className="mt-1 block h-2 overflow-hidden rounded-chip bg-primary-soft">
        <span
          className="block h-full origin-left rounded-chip bg-primary-text transition-transform duration-calm"
          style={{ transform: `translateX(${(share - 1) * 100}%)` }}
        />
      </span>
    </div>
  )
}
