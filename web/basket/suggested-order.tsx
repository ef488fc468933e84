import { useEffect, useState } from 'react'
import { bangkokDay, daysBetween, noonOf, sayWeekday } from '#shop/time/bangkok.ts'
import { type CartGoods, type ExchangeAnswer, useKeepsCart } from '#web/cart/cart.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { Shelf } from '#web/ui/shelf.tsx'
import { useOrderWords } from '#web/words/order-words.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import { AdvisedCard } from './advised-card.tsx'
import { ask } from './ask.ts'
import { putAdvised } from './put-advised.ts'
import type { CartPage } from './use-cart-page.ts'

type Answer = ExchangeAnswer<'suggested'>
type Item = Answer['items'][number] & { goods: CartGoods }

/** What the shop usually buys by now and has not put into the cart. */
export function SuggestedOrder({ page }: { page: CartPage }) {
  const say = useOrderWords()
  const shop = useShopWords()
  const locale = useLocale()
  const keeps = useKeepsCart()
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (!keeps) return
    let wanted = true
    ask<Answer>(locale, { do: 'suggested' }).then(
      (heard) => wanted && setAnswer(heard),
      // Advice that did not come is not missed.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [keeps, locale])

  const inCart = new Set(page.lines.map(({ productCode }) => productCode))
  const items = (answer?.items ?? []).flatMap((item): Item[] => {
    const goods = answer?.goods.find(({ code }) => code === item.productCode)
    return goods && !goods.soldOut && !inCart.has(item.productCode) ? [{ ...item, goods }] : []
  })
  if (items.length === 0 || !page.cartKey) return null
  const key = page.cartKey

  const today = bangkokDay(new Date())
  const sayDue = ({ everyDays, dueOn }: Item) => {
    const late = daysBetween(dueOn, today)
    if (late > 0) return say('suggested.late', { days: everyDays, late })
    return say('suggested.every', { days: everyDays, due: sayWeekday(noonOf(dueOn), locale) })
  }
  const put = (some: Item[]) => putAdvised(key, some, { locale, say })

  return (
    <section aria-labelledby="suggested" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <SectionHeading
        id="suggested"
        title={say('suggested.title')}
        aside={
          items.length > 1 ? (
            <Button size="sm" variant="secondary" onClick={() => put(items)}>
              {say('suggested.addAll', { count: items.length })}
            </Button>
          ) : null
        }
      />
      <p className="-mt-2 text-muted text-sm">{say('suggested.lead')}</p>
      <Shelf words={{ label: say('suggested.title'), previous: shop('home.previous'), next: shop('home.next') }} itemWidth="w-40 md:w-52">
        {items.map((item) => (
          <AdvisedCard key={item.productCode} {...item} note={sayDue(item)} onPut={() => put([item])} />
        ))}
      </Shelf>
    </section>
  )
}
