import { useEffect, useState } from 'react'
import { fillUp } from '#shop/cart/fill-up.ts'
import { sayMoney, shortMoney } from '#shop/money/say-money.ts'
import type { CartProduct } from '#web/customer/cart/cart-products.ts'
import { putAdvised } from '#web/customer/cart/put-advised.ts'
import type { CartCalls } from '#web/customer/cart-sync/cart-calls.ts'
import { useHasServerCart } from '#web/customer/cart-sync/cart-sync.tsx'
import type { CartPage } from '#web/customer/cart-sync/use-cart-page.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { Shelf } from '#web/ui/shelf.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import { AdvisedCard } from './advised-card.tsx'
import { missingLittle, notTwice } from './missing-little.ts'

const ask = callsOf<CartCalls>()
const mostShown = 8

/** Products that close a small gap to the minimum order or to free delivery. */
export function FillUp({ page, due }: { page: CartPage; due: readonly { productCode: string }[] }) {
  const say = useOrderWords()
  const shop = useShopWords()
  const locale = useLocale()
  const hasServerCart = useHasServerCart()
  const [products, setProducts] = useState<CartProduct[]>([])
  const gap = missingLittle(page.priced, page.facts.toPrice)
  const needed = hasServerCart && gap !== undefined
  useEffect(() => {
    if (!needed) return
    let isHere = true
    void ask(locale, 'fillUp', {}).then((result) => {
      // A failed suggestion is silently left out.
      if (isHere && result.kind === 'ok') setProducts(result.answer.products)
    })
    return () => {
      isHere = false
    }
  }, [needed, locale])

  const fillings = gap ? fillUp(notTwice(products, page.lines, due), gap.missing, mostShown) : []
  const key = page.cartKey
  if (!gap || fillings.length === 0 || !key) return null
  const isMinimum = gap.of === 'minimum'
  const title = say(isMinimum ? 'fill.minimum' : 'fill.delivery')
  const text = isMinimum
    ? say('cart.toMinimum', {
        missing: shortMoney(gap.missing),
        minimum: shortMoney(page.facts.toPrice.minimumOrder),
      })
    : say('cart.toFreeDelivery', { missing: shortMoney(gap.missing) })
  return (
    <section
      id="fill-up"
      aria-labelledby="fill"
      className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-2"
    >
      <SectionHeading id="fill" title={title} />
      <p className="-mt-2 text-muted text-sm">{text}</p>
      <Shelf
        words={{ label: title, previous: shop('home.previous'), next: shop('home.next') }}
        itemWidth="w-40 md:w-52"
      >
        {fillings.map(({ product, unit, quantity, amount }) => (
          <AdvisedCard
            key={product.code}
            product={product}
            unit={unit}
            quantity={quantity}
            note={sayMoney(amount)}
            onPut={() =>
              putAdvised(key, [{ productCode: product.code, unit, quantity }], {
                locale,
                done: (count) => say('suggested.put', { count }),
              })
            }
          />
        ))}
      </Shelf>
    </section>
  )
}
