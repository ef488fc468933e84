import { useState } from 'react'
import type { CartKey } from '#web/customer/cart/cart-store.ts'
import { putAdvised } from '#web/customer/cart/put-advised.ts'
import { useCart } from '#web/customer/cart/use-cart.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { useAdviceWords } from '#web/words/customer/advice-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { AdviceRow } from './advice-row.tsx'
import type { Advice, AdvisedItem } from './advised-item.ts'
import { useIsHidden } from './hidden-advice.ts'
import { OrderThis } from './order-this.tsx'

const shownFirst = 4

type AdviceListProps = {
  id: string
  advice: Advice
  cartKey: CartKey
  /** Offers the whole as an order of its own, where no cart is being looked at. */
  orders?: boolean
}

/** What the shop probably needs, each line with its reason; taken whole or by line, or put aside. */
export function AdviceList({ id, advice: { today, items }, cartKey, orders }: AdviceListProps) {
  const say = useAdviceWords()
  const locale = useLocale()
  const acting = useSite()?.visitor?.actedForBy
  const isHidden = useIsHidden(cartKey)
  const [whole, setWhole] = useState(false)
  const [changed, setChanged] = useState<Readonly<Record<string, number>>>({})
  const inCart = new Set(useCart('normal').lines.map(({ productCode }) => productCode))
  const quantityOf = ({ productCode, quantity }: AdvisedItem) => changed[productCode] ?? quantity
  const here = items.filter(({ productCode }) => !isHidden(productCode))
  const open = here.filter(({ productCode }) => !inCart.has(productCode))
  // What other shops buy is to be looked at first.
  const own = open.flatMap((item) =>
    item.reason.kind === 'alike' ? [] : [{ ...item, quantity: quantityOf(item) }],
  )
  const shown = whole ? here : here.slice(0, shownFirst)
  if (here.length === 0) return null

  const take = (some: AdvisedItem[]) =>
    putAdvised(
      cartKey,
      some.map((item) => ({ ...item, quantity: quantityOf(item) })),
      { locale, done: (count) => say('advice.put', { count }) },
    )

  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <SectionHeading
        id={id}
        title={say('advice.title')}
        aside={
          open.length > 1 ? (
            <Button size="sm" className="ml-auto" onClick={() => take(open)}>
              {say('advice.takeAll', { count: open.length })}
            </Button>
          ) : null
        }
      />
      <p className="-mt-2 text-muted text-sm">{say(acting ? 'advice.leadActing' : 'advice.lead')}</p>
      <Card flush className="overflow-hidden">
        <ul className={joinClasses('-mb-px grid', shown.length > 1 && 'lg:grid-cols-2')}>
          {shown.map((item) => (
            <AdviceRow
              key={item.productCode}
              item={item}
              today={today}
              cartKey={cartKey}
              quantity={quantityOf(item)}
              inCart={inCart.has(item.productCode)}
              onQuantity={(quantity) => setChanged({ ...changed, [item.productCode]: quantity })}
              onTake={() => take([item])}
            />
          ))}
        </ul>
        {here.length > shown.length ? (
          <div className="border-hairline border-t p-2 text-center">
            <Button size="sm" variant="quiet" onClick={() => setWhole(true)}>
              {say('advice.more', { count: here.length - shown.length })}
            </Button>
          </div>
        ) : null}
        {orders && own.length > 0 ? (
          <OrderThis today={today} items={own} cartKey={cartKey} onTake={() => take(own)} />
        ) : null}
      </Card>
    </section>
  )
}
