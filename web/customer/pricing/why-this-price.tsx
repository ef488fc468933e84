import { ChevronDown } from 'lucide-react'
import type { PricedLine } from '#shop/priced-cart/priced-cart.ts'
import { type Naming, sayReason } from './price-words.ts'

/** The reasons of a price, collapsed at first. */
export function WhyThisPrice({ line, naming }: { line: PricedLine; naming: Naming }) {
  const steps = line.rows.flatMap((row) =>
    row.why.map((reason) => sayReason(reason, { code: line.productCode, position: row.position }, naming)),
  )
  if (steps.length === 0) return null
  return (
    <details className="group text-sm">
      <summary className="touch-44 inline-flex min-h-9 list-none items-center gap-1 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        {naming.say('price.why')}
        <ChevronDown aria-hidden size={16} strokeWidth={1.75} className="transition group-open:rotate-180" />
      </summary>
      <ul className="grid gap-0.5 border-primary-soft border-l-3 pl-3 text-muted">
        {[...new Set(steps)].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </details>
  )
}
