import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type CartKey, changeCart } from '#web/customer/cart/cart-store.ts'
import { takeOrdered } from '#web/customer/cart/stored-cart.ts'
import type { OrderLine } from '#web/customer/placing/checkout-draft.ts'
import { attemptStoreOf, settle, startAttempt } from '#web/customer/placing/place-attempt.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { useAdviceWords } from '#web/words/customer/advice-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { AdviceCalls } from './advice-calls.ts'
import { hideAdvice } from './hidden-advice.ts'
import type { UsualOrder } from './usual-order.ts'

const ask = callsOf<AdviceCalls>()

/** The advised lines as an order, priced by the server whenever they change, and placed through the usual door. */
export function useUsualOrder(cartKey: CartKey, lines: readonly OrderLine[]) {
  const locale = useLocale()
  const say = useAdviceWords()
  const navigate = useNavigate()
  const [known, setKnown] = useState<{ of: string; usual: UsualOrder | null }>()
  const [round, setRound] = useState(0)
  const [placing, setPlacing] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const busy = useRef(false)
  const text = JSON.stringify(lines)
  const wanted = `${round} ${text}`

  useEffect(() => {
    if (text === '[]') return
    const stop = new AbortController()
    const request = { lines: JSON.parse(text) as OrderLine[] }
    void ask(locale, 'usualOrder', request, { signal: stop.signal }).then((result) => {
      if (stop.signal.aborted) return
      setKnown({ of: wanted, usual: result.kind === 'ok' ? result.answer.usual : null })
    })
    return () => stop.abort()
  }, [text, wanted, locale])

  const place = useCallback(
    async (usual: UsualOrder) => {
      if (busy.current) return
      busy.current = true
      setPlacing(true)
      setTrouble(undefined)
      // A key of its own: an order that waits at checkout is another one.
      const store = attemptStoreOf(`${cartKey}~usual`)
      const result = await settle(store, startAttempt(store, usual.request), {
        send: (order) => ask(locale, 'placeUsual', order),
        findPlaced: (key) => ask(locale, 'placedUsual', { key }),
      })
      busy.current = false
      setPlacing(false)
      if (result.kind === 'ok') {
        changeCart(cartKey, (cart) => takeOrdered(cart, usual.request.lines, Date.now()))
        for (const { productCode } of usual.request.lines) hideAdvice(cartKey, productCode)
        const { orderNumber: order, saleUnit } = result.answer
        await navigate(withQuery(paths.checkoutSucceed, { order, saleunit: saleUnit }))
        return
      }
      // Without an answer the key is kept: pressed again, it is the same order.
      if (result.kind === 'unknown') return setTrouble(say('usual.noAnswer'))
      setTrouble(result.message)
      setRound((before) => before + 1)
    },
    [cartKey, locale, navigate, say],
  )

  return {
    usual: known?.usual ?? undefined,
    /** True while the figures are of other lines than those chosen. */
    stale: known?.of !== wanted,
    ...{ placing, trouble, place },
    calm: () => setTrouble(undefined),
  }
}
