import type { ReactNode } from 'react'
import { moneyParts, sayMoney } from '#shop/money/say-money.ts'
import { joinClasses } from './join-classes.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type PriceProps = {
  /** In satang, as everywhere in the shop. */
  amount: number
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** A suffix of the figure, such as "/ ลัง". */
  per?: ReactNode
  /** The crossed-out price before a discount; it makes the price red. */
  old?: { amount: number; label: string } | undefined
  className?: string
}

const sizes = { sm: 'text-base', md: 'text-lg', lg: 'text-xl', xl: 'text-2xl' }

export function Price({ amount, size = 'md', per, old, className }: PriceProps) {
  return (
    <span className={joinClasses('inline-flex flex-wrap items-baseline gap-x-1.5', className)}>
      <span
        className={joinClasses(
          'tabular whitespace-nowrap font-bold leading-tight',
          sizes[size],
          old && 'text-danger',
        )}
      >
        <Figures amount={amount} />
      </span>
      {per && <span className="text-muted text-xs">{per}</span>}
      {old && (
        <s className="tabular whitespace-nowrap text-muted text-xs">
          <VisuallyHidden>{old.label} </VisuallyHidden>
          {sayMoney(old.amount)}
        </s>
      )}
    </span>
  )
}

function Figures({ amount }: { amount: number }) {
  const { sign, baht, satang } = moneyParts(amount)
  return (
    <>
      {sign}
      {baht}
      <span className="text-[0.7em]">{satang}</span>
    </>
  )
}
