import { joinClasses } from './join-classes.ts'

export type ChipSize = 'sm' | 'md'

const sizes: Record<ChipSize, string> = { sm: 'min-h-8 px-2.5 text-xs', md: 'min-h-10 px-4 text-sm' }

export function chipLook(chosen: boolean, size: ChipSize): string {
  return joinClasses(
    'touch-44 inline-flex shrink-0 items-center justify-center gap-1 rounded-chip border whitespace-nowrap select-none transition',
    sizes[size],
    chosen
      ? 'border-primary-text bg-primary-tint font-bold text-primary-text'
      : 'border-hairline bg-card text-ink hover:border-outline',
  )
}
