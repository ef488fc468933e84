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

/** What the shop usually buys by now and has not put into the cart; nothing is known until it was asked. */
export function useSuggested({ lines }: CartPage): DueItem[] | undefined {
  const locale = useLocale()
  const keeps = useKeepsCart()
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (!keeps) return
    let wanted = true
    ask<Answer>(locale, { do: 'suggested' }).then(
      (heard) => wanted && setAnswer(heard),
      // Advice that did not come is not missed.
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
