import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { joinClasses } from './join-classes.ts'

export type StepperWords = { add: string; less: string; more: string; quantity: string }

type QuantityStepperProps = {
  value: number
  onChange: (value: number) => void
  words: StepperWords
  min?: number
  max?: number
  className?: string
}

const round =
  'grid size-11 shrink-0 place-items-center rounded-chip transition active:scale-95 aria-disabled:text-muted aria-disabled:active:scale-100'

/** One round + until there is something to count; the + stays the same button, so that focus and finger stay where they are. */
export function QuantityStepper({ value, onChange, words, min = 0, max = 9999, className }: QuantityStepperProps) {
  const [draft, setDraft] = useState<string>()
  const counting = value > min || min > 0
  const full = value >= max
  const set = (wanted: number) => onChange(Math.min(max, Math.max(min, wanted)))

  function type(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, 4)
    const typed = Math.min(max, Number(digits))
    setDraft(digits && String(typed))
    if (typed > min) onChange(typed)
  }

  return (
    <div className={joinClasses('inline-flex items-center', counting && 'rounded-chip bg-primary-tint', className)}>
      {counting && (
        <span className="flex min-w-0 origin-right animate-grow items-center">
          <button
            type="button"
            aria-label={words.less}
            aria-disabled={value <= min || undefined}
            onClick={() => set(value - 1)}
            className={joinClasses(round, 'text-primary-text hover:bg-primary-soft')}
          >
            <Minus strokeWidth={2} size={20} />
          </button>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-label={words.quantity}
            value={draft ?? value}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={() => setDraft(undefined)}
            className="tabular h-11 w-10 min-w-0 rounded-input bg-transparent text-center font-bold text-base"
          />
        </span>
      )}
      <button
        type="button"
        aria-label={counting ? words.more : words.add}
        aria-disabled={full || undefined}
        onClick={() => set(value + 1)}
        className={joinClasses(round, full ? 'bg-sunk' : 'bg-primary text-on-primary hover:bg-primary-hover')}
      >
        <Plus strokeWidth={2} size={20} />
      </button>
    </div>
  )
}
