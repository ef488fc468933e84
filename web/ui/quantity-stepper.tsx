import { Minus, Plus } from 'lucide-react'
import { type MouseEvent, useId, useRef, useState } from 'react'
import { joinClasses } from './join-classes.ts'
import { useBubble } from './use-bubble.ts'

export type StepperWords = { add: string; less: string; more: string; quantity: string }

type QuantityStepperProps = {
  value: number
  onChange: (value: number) => void
  words: StepperWords
  min?: number
  max?: number
  /** Why there cannot be more than `max`; shown when + is pressed there. */
  whyNoMore?: string | undefined
  className?: string
}

const round = 'grid size-11 shrink-0 place-items-center rounded-chip transition active:scale-95 aria-disabled:active:scale-100'

/** One round + until there is something to count; the + stays the same button, so that focus and finger stay where they are. */
export function QuantityStepper({ value, onChange, words, min = 0, max = 9999, whyNoMore, className }: QuantityStepperProps) {
  const [draft, setDraft] = useState<string>()
  const plus = useRef<HTMLButtonElement>(null)
  const reasonId = useId()
  const { bubble, show } = useBubble()
  const counting = value > min || min > 0
  const full = value >= max

  function set(wanted: number) {
    setDraft(undefined)
    // The − is about to leave; focus must not fall off the page with it.
    if (wanted === 0) plus.current?.focus()
    if (wanted >= min && wanted <= max) onChange(wanted)
  }

  function more(event: MouseEvent<HTMLElement>) {
    if (!full) set(value + 1)
    else if (whyNoMore) show(event.currentTarget)
  }

  function type(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, 4)
    const typed = Math.min(max, Number(digits))
    setDraft(digits && String(typed))
    if (typed >= Math.max(1, min)) onChange(typed)
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
            className={joinClasses(round, 'text-primary-text hover:bg-primary-soft aria-disabled:text-muted')}
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
        ref={plus}
        type="button"
        aria-label={counting ? words.more : words.add}
        aria-disabled={full || undefined}
        aria-describedby={full && whyNoMore ? reasonId : undefined}
        onClick={more}
        className={joinClasses(round, full ? 'bg-sunk text-muted' : 'bg-primary text-on-primary hover:bg-primary-hover')}
      >
        <Plus strokeWidth={2} size={20} />
      </button>
      {full && whyNoMore && (
        <span ref={bubble} id={reasonId} popover="auto" className="bubble">
          {whyNoMore}
        </span>
      )}
    </div>
  )
}
