import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { joinClasses } from './join-classes.ts'
import { Spinner } from './spinner.tsx'
import { useBubble } from './use-bubble.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonLook & {
    icon?: ReactNode
    loading?: boolean | undefined
    /** Why this is disabled. The button stays focusable, so that the reason can be read. */
    whyDisabled?: string | undefined
  }

export function Button({
  variant,
  size,
  wide,
  icon,
  loading,
  whyDisabled,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const { bubble, show } = useBubble()

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!whyDisabled && !loading) return onClick?.(event)
    event.preventDefault()
    if (whyDisabled) show(event.currentTarget)
  }

  return (
    <>
      <button
        {...rest}
        type={type}
        onClick={press}
        aria-disabled={loading || whyDisabled ? true : undefined}
        aria-busy={loading || undefined}
        aria-describedby={whyDisabled ? reasonId : rest['aria-describedby']}
        className={joinClasses(buttonLook({ variant, size, wide }), className)}
      >
        {loading && (
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
        )}
        <span
          className={joinClasses('inline-flex items-center justify-center gap-2', loading && 'opacity-0')}
        >
          {icon}
          {children}
        </span>
      </button>
      {whyDisabled && (
        <span ref={bubble} id={reasonId} popover="auto" className="bubble">
          {whyDisabled}
        </span>
      )}
    </>
  )
}
