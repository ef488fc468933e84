import { Minus, Plus } from 'lucide-react'

type BigStepperProps = {
  value: number
  most: number
  onChange: (value: number) => void
  words: { less: string; more: string }
}

const round =
  'grid size-14 shrink-0 place-items-center rounded-input border-2 border-ink bg-white text-ink active:scale-95 aria-disabled:border-hairline aria-disabled:bg-sunk'

export function BigStepper({ value, most, onChange, words: { less, more } }: BigStepperProps) {
  return (
    <div className="flex items-center gap-2">
      <button
        type="button"
        aria-label={less}
        aria-disabled={value === 0 || undefined}
        onClick={() => value > 0 && onChange(value - 1)}
        className={round}
      >
        <Minus aria-hidden size={28} strokeWidth={2.5} />
      </button>
      <output className="tabular min-w-20 text-center font-bold text-xl">
        {value}/{most}
      </output>
      <button
        type="button"
        aria-label={more}
        aria-disabled={value >= most || undefined}
        onClick={() => value < most && onChange(value + 1)}
        className={round}
      >
        <Plus aria-hidden size={28} strokeWidth={2.5} />
      </button>
    </div>
  )
}
