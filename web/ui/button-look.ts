import { joinClasses } from './join-classes.ts'

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
type ButtonSize = 'sm' | 'md' | 'lg' | 'xl'
export type ButtonLook = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  wide?: boolean | undefined
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border border-outline bg-card text-ink hover:border-primary-text hover:bg-primary-tint',
  quiet: 'text-primary-text hover:bg-primary-tint',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'touch-44 min-h-9 px-3 text-sm',
  md: 'min-h-11 px-4 text-base',
  lg: 'min-h-13 px-6 text-base',
  xl: 'min-h-14 px-6 text-lg',
}

/** The look shared by buttons and links. */
export function buttonLook({ variant = 'primary', size = 'md', wide }: ButtonLook): string {
  return joinClasses(
    'relative inline-flex items-center justify-center gap-2 rounded-input py-1 text-center font-bold select-none',
    // A busy button is disabled too, but keeps its colours under the spinner.
    'transition active:scale-98 aria-disabled:active:scale-100',
    'aria-disabled:not-aria-busy:bg-sunk aria-disabled:not-aria-busy:text-muted aria-disabled:not-aria-busy:border-transparent',
    variants[variant],
    sizes[size],
    wide && 'w-full',
  )
}
