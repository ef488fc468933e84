import { joinClasses } from './join-classes.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg' | 'xl'
export type ButtonLook = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined; wide?: boolean | undefined }

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

/** How a button looks, shared by those that act and those that lead somewhere. */
export function buttonLook({ variant = 'primary', size = 'md', wide }: ButtonLook): string {
  return joinClasses(
    'relative inline-flex items-center justify-center gap-2 rounded-input py-1 text-center font-bold select-none',
    'transition active:scale-98 aria-disabled:bg-sunk aria-disabled:text-muted aria-disabled:border-transparent aria-disabled:active:scale-100',
    variants[variant],
    sizes[size],
    wide && 'w-full',
  )
}
