import { bangkokDay, daysBetween, noonOf, sayWeekday } from '#shop/time/bangkok.ts'
import type { CartKey } from '#web/customer/cart/cart-store.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { Shelf } from '#web/ui/shelf.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import { AdvisedCard } from './advised-card.tsx'
import { putAdvised } from './put-advised.ts'
import type { DueItem } from './use-suggested.ts'

/** Products the shop usually buys by now. */
export function SuggestedOrder({ items, cartKey: key }: { items: DueItem[]; cartKey: CartKey }) {
  const say = useOrderWords()
  const shop = useShopWords()
  const locale = useLocale()
  if (items.length === 0) return null

  const today = bangkokDay(new Date())
  const sayDue = ({ everyDays, dueOn }: DueItem) => {
    const late = daysBetween(dueOn, today)
    if (late > 0) return say('suggested.late', { days: everyDays, late })
    return say('suggested.every', { days: everyDays, due: sayWeekday(noonOf(dueOn), locale) })
  }
  const put = (some: DueItem[]) => putAdvised(key, some, { locale, say })

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
      <Shelf
        words={{ label: say('suggested.title'), previous: shop('home.previous'), next: shop('home.next') }}
        itemWidth="w-40 md:w-52"
      >
        {items.map((item) => (
          <AdvisedCard key={item.productCode} {...item} note={sayDue(item)} onPut={() => put([item])} />
        ))}
      </Shelf>
    </section>
  )
}
