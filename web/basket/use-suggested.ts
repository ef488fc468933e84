import { useEffect, useState } from 'react'
import type { ExchangeAnswer } from '#web/cart/cart-exchange-route.ts'
import type { CartGoods } from '#web/cart/cart-goods.ts'
import { useKeepsCart } from '#web/cart/cart-keeper.tsx'
import { useLocale } from '#web/words/words.tsx'
import { ask } from './ask.ts'
import type { CartPage } from './use-cart-page.ts'

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
