import { joinClasses } from '#web/ui/join-classes.ts'

type ChoiceListProps<Value extends string> = {
  legend: string
  choices: readonly { value: Value; text: string }[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
  /** Small ones stand side by side. */
  isCompact?: boolean
}

/** One of a few, each as large as a button. */
export function ChoiceList<Value extends string>({
  legend,
  choices,
  chosen,
  onChoose,
  isCompact,
}: ChoiceListProps<Value>) {
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-bold">{legend}</legend>
      <div className={isCompact ? 'flex flex-wrap gap-2' : 'grid gap-2 landscape:grid-cols-2'}>
        {choices.map(({ value, text }) => (
          <label
            key={value}
            className={joinClasses(
              'flex min-h-14 cursor-pointer items-center gap-3 rounded-input border-2 px-3 py-1.5 font-bold leading-tight',
              'has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2',
              value === chosen ? 'border-ink bg-ink text-white' : 'border-ink bg-white text-ink',
            )}
          >
            <input
              type="radio"
              name={legend}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
