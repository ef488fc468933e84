import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

type CardProps = ComponentProps<'div'> & { as?: 'div' | 'article' | 'section' | 'li'; flush?: boolean }

/** White on paper, a hairline around; the shadow is kept for what floats. `flush` leaves the padding to what is inside. */
export function Card({ as: Element = 'div', flush, className, ...rest }: CardProps) {
  const Tag = Element as 'div'
  return (
    <Tag
      {...rest}
      className={joinClasses(
        'rounded-card border border-hairline bg-card',
        !flush && 'p-3 md:p-4',
        className,
      )}
    />
  )
}
