import { useEffect, useState } from 'react'
import type { CartProduct } from '#web/customer/cart/cart-products.ts'
import type { CartCalls } from '#web/customer/cart-sync/cart-calls.ts'
import { useHasServerCart } from '#web/customer/cart-sync/cart-sync.tsx'
import type { CartPage } from '#web/customer/cart-sync/use-cart-page.ts'
import { callsOf, type ResultOf } from '#web/kit/calls/ask-server.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = callsOf<CartCalls>()
type Answer = Extract<ResultOf<CartCalls, 'suggestedOrder'>, { kind: 'ok' }>['answer']
export type DueItem = Answer['items'][number] & { product: CartProduct }
const nothing: Answer = { items: [], products: [] }

/** Products the shop usually buys by now that are not in the cart; undefined until loaded. */
export function useSuggested({ lines }: CartPage): DueItem[] | undefined {
  const locale = useLocale()
  const hasServerCart = useHasServerCart()
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (!hasServerCart) return
    let isHere = true
    void ask(locale, 'suggestedOrder', {}).then((result) => {
      // A failed suggestion is silently left out.
      if (isHere) setAnswer(result.kind === 'ok' ? result.answer : nothing)
    })
    return () => {
      isHere = false
    }
  }, [hasServerCart, locale])

  const inCart = new Set(lines.map(({ productCode }) => productCode))
  return answer?.items.flatMap((item): DueItem[] => {
    const product = answer.products.find(({ code }) => code === item.productCode)
    return product && !product.soldOut && !inCart.has(item.productCode) ? [{ ...item, product }] : []
  })
}
