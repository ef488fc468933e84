import { type ReactNode, useId } from 'react'
import { type ChipSize, chipLook } from './chip-look.ts'
import { joinClasses } from './join-classes.ts'

type ChipGroupProps<Value extends string> = {
  label: string
  options: readonly { value: Value; text: ReactNode; disabled?: boolean }[]
  value: Value
  onChange: (value: Value) => void
  size?: ChipSize
  /** `scroll` is one scrolling line; `fill` shares the width of the line, as on a product card. */
  flow?: 'wrap' | 'scroll' | 'fill'
}

const flows = {
  wrap: 'flex-wrap gap-1.5',
  scroll: 'no-scrollbar gap-1.5 overflow-x-auto py-1.5',
  fill: 'gap-1 *:min-w-0 *:flex-auto *:px-1',
}

/** One of a few, such as a product's unit: native radio buttons in the shape of chips. */
export function ChipGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  size = 'md',
  flow = 'wrap',
}: ChipGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className={joinClasses('flex', flows[flow])}>
        {options.map((option) => (
          <label
            key={option.value}
            className={joinClasses(
              chipLook(option.value === value, size),
              'has-focus-visible:outline-3 has-focus-visible:outline-primary-text has-focus-visible:outline-offset-2',
              option.disabled && 'text-muted line-through',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
