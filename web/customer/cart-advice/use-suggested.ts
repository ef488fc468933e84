import { useEffect, useState } from 'react'
import type { CartGoods } from '#web/customer/cart/cart-goods.ts'
import { ask } from '#web/customer/cart-sync/ask.ts'
import type { ExchangeAnswer } from '#web/customer/cart-sync/cart-exchange-route.ts'
import { useKeepsCart } from '#web/customer/cart-sync/cart-keeper.tsx'
import type { CartPage } from '#web/customer/cart-sync/use-cart-page.ts'
import { useLocale } from '#web/words/words.tsx'

type Answer = ExchangeAnswer<'suggested'>
export type DueItem = Answer['items'][number] & { goods: CartGoods }
const nothing: Answer = { items: [], goods: [] }

/** Products the shop usually buys by now that are not in the cart; undefined until loaded. */
export function useSuggested({ lines }: CartPage): DueItem[] | undefined {
  const locale = useLocale()
  const keeps = useKeepsCart()
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (!keeps) return
    let wanted = true
    ask<Answer>(locale, { do: 'suggested' }).then(
      (heard) => wanted && setAnswer(heard),
      // A failed suggestion is silently left out.
      () => wanted && setAnswer(nothing),
    )
    return () => {
      wanted = false
    }
  }, [keeps, locale])

  const inCart = new Set(lines.map(({ productCode }) => productCode))
  return answer?.items.flatMap((item): DueItem[] => {
    const goods = answer.goods.find(({ code }) => code === item.productCode)
    return goods && !goods.soldOut && !inCart.has(item.productCode) ? [{ ...item, goods }] : []
  })
}
