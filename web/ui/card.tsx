import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

type CardProps = ComponentProps<'div'> & { as?: 'div' | 'article' | 'section' | 'li'; flush?: boolean }

/** White with a hairline; shadows are for floating things. `flush` removes the padding. */
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
