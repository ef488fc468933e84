import type { ReactNode } from 'react'
import { sayMoney } from '#shop/money/say-money.ts'
import { Button } from '#web/ui/button.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import type { PriceChange } from './seen-prices.ts'

type PriceChangesProps = {
  title: string
  changes: readonly PriceChange[]
  onUnderstood: () => void
  children?: ReactNode
}

/** Changed prices, a row for each, until dismissed. */
export function PriceChanges({ title, changes, onUnderstood, children }: PriceChangesProps) {
  const say = useOrderWords()
  return (
    <div className="rounded-card bg-secondary-tint p-3 text-sm">
      <p className="flex items-center justify-between gap-2 font-bold">
        {title}
        <Button size="sm" variant="quiet" className="shrink-0 whitespace-nowrap" onClick={onUnderstood}>
          {say('cart.understood')}
        </Button>
      </p>
      <ul className="grid gap-1">
        {changes.map(({ code, name, unit, was, now }) => (
          <li key={`${code}${unit}`}>
            {name} ({unit}): <s className="tabular text-muted">{sayMoney(was)}</s>{' '}
            <strong className="tabular">{sayMoney(now)}</strong>
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
