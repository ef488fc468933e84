import { type ComponentProps, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { joinClasses } from '#web/ui/join-classes.ts'

type Look = 'primary' | 'secondary' | 'danger' | 'quiet'

const looks: Record<Look, string> = {
  primary: 'bg-ink text-white',
  secondary: 'border-2 border-ink bg-white text-ink',
  danger: 'border-2 border-danger-hover bg-white text-danger-hover',
  quiet: 'text-ink underline underline-offset-4',
}

const bigLook = (look: Look) =>
  joinClasses(
    'flex min-h-14 w-full min-w-0 items-center justify-center gap-2 rounded-input px-3 py-1.5 text-center font-bold text-lg leading-tight',
    'transition active:scale-98 aria-disabled:border-transparent aria-disabled:bg-sunk aria-disabled:text-ink aria-disabled:active:scale-100',
    looks[look],
  )

type RiderButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  look?: Look
  icon?: ReactNode
  /** Why this cannot be pressed now; it stands over the button, which stays where it was. */
  whyDisabled?: string | undefined
}

/** Black on white and 56 px high: for gloves, one thumb and the sun. */
export function RiderButton({
  look = 'primary',
  icon,
  whyDisabled,
  className,
  children,
  onClick,
  ...rest
}: RiderButtonProps) {
  const reasonId = useId()
  return (
    <span className={joinClasses('flex min-w-0 flex-1 flex-col-reverse gap-1', className)}>
      <button
        {...rest}
        type="button"
        aria-disabled={whyDisabled ? true : undefined}
        aria-describedby={whyDisabled ? reasonId : undefined}
        onClick={(event) => (whyDisabled ? event.preventDefault() : onClick?.(event))}
        className={bigLook(look)}
      >
        {icon}
        {children}
      </button>
      {whyDisabled ? (
        <span id={reasonId} className="text-center text-base leading-snug">
          {whyDisabled}
        </span>
      ) : null}
    </span>
  )
}

type RiderLinkProps = { to: string; look?: Look; icon?: ReactNode; children: ReactNode }

/** Leads to another page of the run, which opens without a signal. */
export function RiderLink({ to, look = 'primary', icon, children }: RiderLinkProps) {
  return (
    <Link to={to} data-opens-offline className={joinClasses(bigLook(look), 'flex-1')}>
      {icon}
      {children}
    </Link>
  )
}

/** Leads to another app of the phone: its dialler or its map. */
export function RiderAnchor({
  href,
  icon,
  children,
}: {
  href: string
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <a href={href} className={joinClasses(bigLook('secondary'), 'flex-1')}>
      {icon}
      {children}
    </a>
  )
}
