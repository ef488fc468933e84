import { useEffect, useState } from 'react'
import type { CartGoods } from '#web/customer/cart/cart-goods.ts'
import type { CartCalls } from '#web/customer/cart-sync/cart-calls.ts'
import { useKeepsCart } from '#web/customer/cart-sync/cart-keeper.tsx'
import type { CartPage } from '#web/customer/cart-sync/use-cart-page.ts'
import { callsOf, type ResultOf } from '#web/kit/calls/ask-server.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = callsOf<CartCalls>()
type Answer = Extract<ResultOf<CartCalls, 'suggestedOrder'>, { kind: 'ok' }>['answer']
export type DueItem = Answer['items'][number] & { goods: CartGoods }
const nothing: Answer = { items: [], goods: [] }

/** Products the shop usually buys by now that are not in the cart; undefined until loaded. */
export function useSuggested({ lines }: CartPage): DueItem[] | undefined {
  const locale = useLocale()
  const keeps = useKeepsCart()
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (!keeps) return
    let isHere = true
    void ask(locale, 'suggestedOrder', {}).then((result) => {
      // A failed suggestion is silently left out.
      if (isHere) setAnswer(result.kind === 'ok' ? result.answer : nothing)
    })
    return () => {
      isHere = false
    }
  }, [keeps, locale])

  const inCart = new Set(lines.map(({ productCode }) => productCode))
  return answer?.items.flatMap((item): DueItem[] => {
    const goods = answer.goods.find(({ code }) => code === item.productCode)
    return goods && !goods.soldOut && !inCart.has(item.productCode) ? [{ ...item, goods }] : []
  })
}
