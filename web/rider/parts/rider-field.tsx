import { type ComponentProps, useId } from 'react'

type RiderFieldProps = Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'value'> & {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: string | undefined
}

/** A field with dark lines and large type. */
export function RiderField({ label, value, onChange, hint, ...rest }: RiderFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <input
        type="text"
        {...rest}
        id={id}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="min-h-14 w-full scroll-mb-56 rounded-input border-2 border-ink bg-white px-3 text-lg"
      />
      {hint ? (
        <p id={`${id}-hint`} className="text-base">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
