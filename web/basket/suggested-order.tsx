import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { whyNotFit } from '#shop/cart/why-not-fit.ts'
import { bangkokDay, daysBetween, noonOf, sayWeekday } from '#shop/time/bangkok.ts'
import { countedUnit } from '#shop/words/counted-unit.ts'
import type { Locale } from '#shop/words/locale.ts'
import { type CartGoods, changeCart, currentCart, type ExchangeAnswer, useKeepsCart } from '#web/cart/cart.tsx'
import { Button } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { Shelf } from '#web/ui/shelf.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useOrderWords } from '#web/words/order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { ask } from './ask.ts'
import { addRows } from './cart-actions.ts'
import type { CartPage } from './use-cart-page.ts'

type Answer = ExchangeAnswer<'suggested'>
type Item = Answer['items'][number] & { goods: CartGoods }

/** When it is usually bought again; a day that has passed says for how long. */
function sayDue({ everyDays: days, dueOn }: Item, today: string, say: ReturnType<typeof useOrderWords>, locale: Locale): string {
  const late = daysBetween(dueOn, today)
  return say(late > 0 ? 'suggested.late' : 'suggested.every', { days, late, due: sayWeekday(noonOf(dueOn), locale) })
}

/** What the shop usually buys by now and has not put into the cart; fetched after the cart itself, since it only advises. */
export function SuggestedOrder({ page }: { page: CartPage }) {
  const say = useOrderWords()
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

  function put(some: Item[]): void {
    const whyNot = whyNotFit(currentCart(key).lines, some)
    if (whyNot) {
      showToast({ text: whyNot.say(locale), tone: 'danger', lifeMs: toastLife.local })
      return
    }
    changeCart(key, (cart) => addRows(cart, some, Date.now()))
    showToast({ text: say('suggested.put', { count: some.length }), tone: 'success', lifeMs: toastLife.cart })
  }

  return (
    <section aria-labelledby="suggested" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <SectionHeading
        id="suggested"
        title={say('suggested.title')}
        aside={
          <Button size="sm" variant="secondary" onClick={() => put(items)}>
            {say('suggested.addAll', { count: items.length })}
          </Button>
        }
      />
      <p className="-mt-2 text-muted text-sm">{say('suggested.lead')}</p>
      <Shelf label={say('suggested.title')} itemWidth="w-40 md:w-52">
        {items.map((item) => {
          const unit = item.goods.units.find(({ position }) => position === item.unit)
          return (
            <article key={item.productCode} className="flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-card">
              {item.goods.picture ? (
                <Picture src={`/files/${item.goods.picture}`} width={600} height={600} sizes="(min-width: 48rem) 208px, 160px" alt="" />
              ) : null}
              <div className="flex flex-1 flex-col gap-1 p-2.5">
                <Link to={`/product/${encodeURIComponent(item.productCode)}`} className="clamp-2 text-sm hover:underline">
                  {item.goods.name}
                </Link>
                <p className="text-muted text-xs">{sayDue(item, bangkokDay(new Date()), say, locale)}</p>
                <Button size="sm" variant="secondary" wide className="mt-auto" onClick={() => put([item])}>
                  {say('suggested.add', { count: item.quantity, unit: countedUnit(unit?.name ?? '', item.quantity) })}
                </Button>
              </div>
            </article>
          )
        })}
      </Shelf>
    </section>
  )
}
