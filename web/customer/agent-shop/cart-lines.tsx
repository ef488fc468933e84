import { type LineDifference, mostOfAgentUnit, sumOf } from '#shop/agent-orders/agent-order.ts'
import type { ShopEntry } from '#shop/agent-orders/agent-shop-contracts.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { Card } from '#web/ui/card.tsx'
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx'
import { useAgentOrderWords } from '#web/words/customer/agents/agent-order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { CartLine } from './agent-cart.ts'

type CartLinesProps = {
  lines: readonly CartLine[]
  entries: readonly ShopEntry[] | undefined
  differences: readonly LineDifference[]
  onPut: (line: CartLine) => void
}

/** The chosen lines with what has changed since, and their total. */
export function CartLines({ lines, entries, differences, onPut }: CartLinesProps) {
  const say = useAgentOrderWords()
  return (
    <Card flush as="section" aria-label={say('sell.total')}>
      <ul className="divide-y divide-hairline">
        {lines.map((line) => (
          <Row
            key={`${line.own} ${line.code} ${line.position}`}
            line={line}
            entry={entries?.find(({ own, code }) => own === line.own && code === line.code)}
            difference={differences.find(
              ({ own, code, position }) =>
                own === line.own && code === line.code && position === line.position,
            )}
            onPut={onPut}
          />
        ))}
      </ul>
      <p className="tabular flex justify-between border-hairline border-t p-3 font-bold text-lg md:p-4">
        <span>{say('sell.total')}</span>
        {sayMoney(sumOf(lines))}
      </p>
    </Card>
  )
}

type RowProps = {
  line: CartLine
  entry: ShopEntry | undefined
  difference: LineDifference | undefined
  onPut: (line: CartLine) => void
}

function Row({ line, entry, difference, onPut }: RowProps) {
  const say = useAgentOrderWords()
  const locale = useLocale()
  const found = entry?.units.find(({ position }) => position === line.position)
  const [name, unit] = [entry?.name[locale] ?? line.code, found?.name[locale] ?? '']
  const why = !difference
    ? undefined
    : difference.price === null
      ? say('sell.noLonger')
      : difference.stock === null
        ? say('sell.wasPrice', { price: sayMoney(difference.price) })
        : say('sell.onlyLeft', { stock: sayNumber(difference.stock) })
  return (
    <li className="flex items-center gap-3 p-3 md:px-4">
      <div className="min-w-0 flex-1">
        <p className="clamp-2 font-bold">{name}</p>
        <p className="tabular text-muted text-sm">
          {say('sell.lineText', { quantity: sayNumber(line.quantity), unit, price: sayMoney(line.price) })}
        </p>
        {why ? <p className="font-bold text-danger text-sm">{why}</p> : null}
      </div>
      <QuantityStepper
        value={line.quantity}
        max={mostOfAgentUnit}
        onChange={(quantity) => onPut({ ...line, quantity })}
        words={{
          add: say('sell.add', { name, unit }),
          more: say('sell.add', { name, unit }),
          less: say('sell.less', { name, unit }),
          quantity: say('sell.quantity', { name, unit }),
          wrong: say('sell.wrong'),
          most: say('sell.most', { most: mostOfAgentUnit }),
        }}
      />
    </li>
  )
}
