import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Difference } from '#shop/checkout/differences.ts'
import { isGateway } from '#shop/payments/payment-methods.ts'
import { changeCart, currentCart } from '#web/customer/cart/cart-store.ts'
import { takeOrdered } from '#web/customer/cart/stored-cart.ts'
import type { CartPage } from '#web/customer/cart-sync/use-cart-page.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { shopperLeft } from '#web/kit/calls/one-shopper.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { CheckoutCalls } from './checkout-calls.ts'
import { selectedLines } from './checkout-draft.ts'
import {
  type Attempt,
  attemptStoreOf,
  isFresh,
  isSentAgain,
  mayArrive,
  type OrderRequest,
  readAttempt,
  settle,
  startAttempt,
} from './place-attempt.ts'
import { forgetChoices } from './stored-choices.ts'

const ask = callsOf<CheckoutCalls>()
const mostTries = 5
const retryMs = 3000

/** Sends an order, and finishes one that was sent before the page was loaded again. */
export function usePlacing(page: CartPage, onRefused: () => void) {
  const locale = useLocale()
  const say = useOrderWords()
  const navigate = useNavigate()
  const [placing, setPlacing] = useState(false)
  const [resending, setResending] = useState(false)
  const [left, setLeft] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const [differences, setDifferences] = useState<Difference[]>()
  const [earlier, setEarlier] = useState<{ orderNumber: string; href: string }>()
  const busy = useRef(false)
  const tries = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unanswered = useRef<Required<Attempt>>(undefined)
  const stopped = useRef(false)
  const resume = useRef<() => void>(() => undefined)
  const { cartKey: key, refresh } = page

  const send = useCallback(
    async (request: OrderRequest, known?: Required<Attempt>) => {
      if (!key || busy.current) return
      busy.current = true
      if (!known) stopped.current = false
      setPlacing(true)
      if (!known) setTrouble(undefined)
      const store = attemptStoreOf(key)
      const attempt = known ?? startAttempt(store, request)
      const result = await settle(store, attempt, {
        send: (order) => ask(locale, 'placeOrder', order),
        findPlaced: (placedKey) => ask(locale, 'placedOrder', { key: placedKey }),
      })
      busy.current = false
      unanswered.current = result.kind === 'unknown' ? attempt : undefined
      if (result.kind === 'ok') {
        // At once, so that another tab does not order them too.
        changeCart(key, (cart) => takeOrdered(cart, request.lines, Date.now()))
        refresh()
        forgetChoices(key)
        if (isGateway(request.payment) && (await payAtOnce(locale, request, result.answer))) return
        await navigate(succeeded(result.answer), { replace: true })
        return
      }
      if (result.kind === 'unknown') {
        if (stopped.current) return
        const goesOn = tries.current < mostTries
        setTrouble(say(goesOn ? 'checkout.resending' : 'checkout.noAnswer'))
        setPlacing(goesOn)
        setResending(goesOn)
        if (goesOn) timer.current = setTimeout(() => resume.current(), ++tries.current * retryMs)
        else tries.current = 0
        return
      }
      tries.current = 0
      setPlacing(false)
      setResending(false)
      if (result.code === shopperLeft) return setLeft(true)
      const found = Array.isArray(result.details) ? (result.details as Difference[]) : []
      if (found.length > 0) setDifferences(found)
      else setTrouble(result.message)
      onRefused()
    },
    [key, locale, navigate, say, onRefused, refresh],
  )

  const lookUp = useCallback(
    async (attempt: Attempt) => {
      if (!key) return
      const result = await ask(locale, 'placedOrder', { key: attempt.key })
      const now = Date.now()
      setPlacing(false)
      if (result.kind !== 'ok') return
      const { orderNumber, saleUnit } = result.answer
      if (!orderNumber && mayArrive(attempt, now)) return
      attemptStoreOf(key).clear()
      unanswered.current = undefined
      setTrouble(undefined)
      if (!orderNumber) return
      refresh()
      if (isFresh(attempt, now)) await navigate(succeeded({ orderNumber, saleUnit }), { replace: true })
      else setEarlier({ orderNumber, href: paths.order({ orderid: orderNumber, saleunit: saleUnit }) })
    },
    [key, locale, navigate, refresh],
  )

  // An order without an answer is retried by itself: after a while, when the signal is back, and after a reload.
  useEffect(() => {
    resume.current = () => {
      // Another tab may have got the answer and cleared the attempt; sent again, the same key tells this one too.
      const known = (key && readAttempt(attemptStoreOf(key).read())) || unanswered.current
      if (!known) return
      if (isSentAgain(known, selectedLines(currentCart(key).lines), Date.now()))
        void send(known.request, known)
      else void lookUp(known)
    }
    const now = () => resume.current()
    now()
    addEventListener('online', now)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('online', now)
    }
  }, [key, send, lookUp])

  /** What may have arrived already keeps its key, and is looked up when the signal is back. */
  function stop(): void {
    const attempt = unanswered.current
    if (!key || !attempt) return
    clearTimeout(timer.current)
    stopped.current = true
    tries.current = 0
    unanswered.current = undefined
    attemptStoreOf(key).write(JSON.stringify({ ...attempt, at: 0 } satisfies Attempt))
    setPlacing(false)
    setResending(false)
    setTrouble(say('checkout.stopped'))
  }

  function place(request: OrderRequest): void {
    // Another tab may have ordered or changed these products since this one was drawn.
    const inCart = JSON.stringify(selectedLines(currentCart(key).lines))
    if (inCart === JSON.stringify(request.lines)) void send(request)
    else setTrouble(say('checkout.cartMoved'))
  }

  const lookedAtDifferences = () => setDifferences(undefined)
  return { place, placing, resending, left, trouble, differences, earlier, lookedAtDifferences, stop }
}

const succeeded = ({ orderNumber: order, saleUnit }: { orderNumber: string; saleUnit: string }) =>
  withQuery(paths.checkoutSucceed, { order, saleunit: saleUnit })

/** Loaded with the first order through a gateway; without it the next page offers to pay. */
async function payAtOnce(
  ...order: Parameters<typeof import('./pay-at-once.ts').payAtOnce>
): Promise<boolean> {
  try {
    return await (await import('./pay-at-once.ts')).payAtOnce(...order)
  } catch {
    return false
  }
}
