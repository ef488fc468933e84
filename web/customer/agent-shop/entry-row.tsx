import { mostOfAgentUnit } from '#shop/agent-orders/agent-order.ts'
import type { ShopEntry } from '#shop/agent-orders/agent-shop-contracts.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import { SmallPicture } from '#web/customer/product-cards/small-picture.tsx'
import { Card } from '#web/ui/card.tsx'
import { Price } from '#web/ui/price.tsx'
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useAgentOrderWords } from '#web/words/customer/agents/agent-order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { CartLine } from './agent-cart.ts'

/** Stock below this many smallest units is shown. */
const few = 12

type EntryRowProps = {
  entry: ShopEntry
  lines: readonly CartLine[]
  /** Missing where nothing can be ordered. */
  onPut: ((line: CartLine) => void) | undefined
}

/** A product of the agent: each unit with its price and a stepper. */
export function EntryRow({ entry, lines, onPut }: EntryRowProps) {
  const say = useAgentOrderWords()
  const locale = useLocale()
  const { own, code, stock, units } = entry
  const name = entry.name[locale]
  const quantityOf = (position: number) =>
    lines.find((line) => line.own === own && line.code === code && line.position === position)?.quantity ?? 0
  const chosen = units.reduce((sum, { position, rate }) => sum + quantityOf(position) * rate, 0)
  return (
    <Card as="li" className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-2">
      <SmallPicture name={entry.picture} />
      <div>
        <p className="clamp-2 font-bold">{name}</p>
        <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
          {own ? <Tag tone="primary">{say('sell.own')}</Tag> : null}
          {stock !== null && stock < few ? say('sell.left', { stock: sayNumber(stock) }) : null}
        </p>
      </div>
      <ul className="col-span-2 grid gap-1">
        {units.map(({ position, name: unitName, rate, price }) => {
          const unit = unitName[locale]
          const quantity = quantityOf(position)
          const left = stock === null ? mostOfAgentUnit : Math.floor((stock - chosen) / rate) + quantity
          const most = Math.max(quantity, Math.min(mostOfAgentUnit, left))
          return (
            <li key={position} className="flex min-h-11 items-center justify-between gap-2">
              <Price amount={price} per={`/ ${unit}`} />
              {onPut ? (
                <QuantityStepper
                  value={quantity}
                  max={most}
                  whyNoMore={say('sell.most', { most })}
                  onChange={(next) => onPut({ own, code, position, quantity: next, price })}
                  words={{
                    add: say('sell.add', { name, unit }),
                    more: say('sell.add', { name, unit }),
                    less: say('sell.less', { name, unit }),
                    quantity: say('sell.quantity', { name, unit }),
                    wrong: say('sell.wrong'),
                    most: say('sell.most', { most }),
                  }}
                />
              ) : null}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
