import { Minus, Plus } from 'lucide-react'
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { readWholeNumber } from '#shop/thai/whole-number.ts'
import { joinClasses } from './join-classes.ts'
import { useBubble } from './use-bubble.ts'

/** `wrong` for an invalid quantity; `most` for one above the limit. */
type StepperWords = {
  add: string
  less: string
  more: string
  quantity: string
  wrong: string
  most: string
}

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

const round =
  'grid size-11 shrink-0 place-items-center rounded-chip transition active:scale-95 aria-disabled:active:scale-100'

/** A round + at zero; it stays the same element, so that focus and touch stay on it. */
export function QuantityStepper({
  value,
  onChange,
  words,
  min = 0,
  max = 9999,
  whyNoMore,
  className,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string>()
  const plus = useRef<HTMLButtonElement>(null)
  const reasonId = useId()
  const { bubble, show } = useBubble()
  const counting = value > min || min > 0
  const full = value >= max
  const field = useRef<HTMLInputElement>(null)
  const typed = readWholeNumber(draft ?? '')
  const wrong = draft?.trim() && (typed === undefined || typed < Math.max(1, min)) ? words.wrong : undefined
  const trouble = wrong ?? (typed !== undefined && typed > max ? words.most : undefined)
  const reason = trouble ?? (full ? whyNoMore : undefined)

  useEffect(() => {
    if (trouble && draft && field.current) show(field.current)
  }, [trouble, draft, show])

  function set(requested: number) {
    setDraft(undefined)
    // The − is about to unmount, so its focus moves.
    if (requested === 0) plus.current?.focus()
    if (requested >= min && requested <= max) onChange(requested)
  }

  function more(event: MouseEvent<HTMLElement>) {
    if (!full) set(value + 1)
    else if (whyNoMore) show(event.currentTarget)
  }

  function type(text: string) {
    setDraft(text)
    const requested = readWholeNumber(text) ?? 0
    if (requested >= Math.max(1, min)) onChange(Math.min(max, requested))
  }

  return (
    <div
      className={joinClasses(
        'inline-flex items-center',
        counting && 'rounded-chip bg-primary-tint',
        className,
      )}
    >
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
            ref={field}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-label={words.quantity}
            value={draft ?? value}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => event.target.select()}
            // Invalid input stays, marked, until it is corrected or − or + is pressed.
            onBlur={() => wrong || setDraft(undefined)}
            maxLength={12}
            aria-invalid={trouble ? true : undefined}
            aria-describedby={trouble ? reasonId : undefined}
            className={joinClasses(
              'tabular h-11 min-w-0 rounded-input bg-transparent text-center font-bold text-base aria-invalid:text-danger aria-invalid:outline-2 aria-invalid:outline-danger',
              String(draft ?? value).length > 4 ? 'w-14' : 'w-10',
            )}
          />
        </span>
      )}
      <button
        ref={plus}
        type="button"
        aria-label={counting ? words.more : words.add}
        aria-disabled={full || undefined}
        aria-describedby={full && reason ? reasonId : undefined}
        onClick={more}
        className={joinClasses(
          round,
          full ? 'bg-sunk text-muted' : 'bg-primary text-on-primary hover:bg-primary-hover',
        )}
      >
        <Plus strokeWidth={2} size={20} />
      </button>
      {reason && (
        <span
          ref={bubble}
          id={reasonId}
          role={trouble ? 'alert' : undefined}
          popover="auto"
          className="bubble"
        >
          {reason}
        </span>
      )}
    </div>
  )
}
