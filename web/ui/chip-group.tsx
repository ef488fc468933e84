import { type ReactNode, useId } from 'react'
import { type ChipSize, chipLook } from './chip-look.ts'
import { joinClasses } from './join-classes.ts'

type ChipGroupProps<Value extends string> = {
  label: string
  options: readonly { value: Value; text: ReactNode; disabled?: boolean }[]
  value: Value
  onChange: (value: Value) => void
  size?: ChipSize
  /** One line that scrolls, instead of wrapping. */
  oneLine?: boolean
}

/** One of a few, such as the unit of a product: native radio buttons in the shape of chips. */
export function ChipGroup<Value extends string>({ label, options, value, onChange, size = 'md', oneLine }: ChipGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className={joinClasses('flex gap-1.5', oneLine ? 'no-scrollbar overflow-x-auto py-1.5' : 'flex-wrap')}>
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
