import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Difference } from '#shop/checkout/differences.ts'
import { changeCart, currentCart } from '#web/customer/cart/cart-store.ts'
import { takeOrdered } from '#web/customer/cart/stored-cart.ts'
import type { CartPage } from '#web/customer/cart-sync/use-cart-page.ts'
import { shopperLeft } from '#web/kit/visit/one-shopper.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { findPlaced, type PlacedOrder, sendOrder } from './ask-checkout.ts'
import { forgetChoices } from './kept-choices.ts'
import {
  type Attempt,
  afterwards,
  isFresh,
  keeperOf,
  mayArrive,
  readAttempt,
  settle,
  startAttempt,
  type Told,
} from './place-attempt.ts'
import { selectedLines, type Wanted } from './wanted.ts'

const mostTries = 5
const againMs = 3000

/** Sends an order, and finishes one that was sent before the page was loaded again. */
export function usePlacing(page: CartPage, again: () => void) {
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
  const unheard = useRef<Attempt>(undefined)
  const stopped = useRef(false)
  const resumed = useRef<() => void>(() => undefined)
  const { cartKey: key, refresh } = page

  const send = useCallback(
    async (body: string, known?: Attempt) => {
      if (!key || busy.current) return
      busy.current = true
      if (!known) stopped.current = false
      setPlacing(true)
      if (!known) setTrouble(undefined)
      const keeper = keeperOf(key)
      const attempt = known ?? startAttempt(keeper, body)
      const told: Told<PlacedOrder> = await settle(keeper, attempt, sendOrder(locale))
      busy.current = false
      unheard.current = told.kind === 'unheard' ? attempt : undefined
      if (told.kind === 'heard') {
        const { lines } = JSON.parse(body) as Wanted
        // At once, so that another tab does not order them too.
        changeCart(key, (cart) => takeOrdered(cart, lines, Date.now()))
        refresh()
        forgetChoices(key)
        const { orderNumber, saleUnit } = told.answer
        await navigate(succeeded(orderNumber, saleUnit), { replace: true })
        return
      }
      if (told.kind === 'unheard') {
        if (stopped.current) return
        const goesOn = tries.current < mostTries
        setTrouble(say(goesOn ? 'checkout.resending' : 'checkout.unheard'))
        setPlacing(goesOn)
        setResending(goesOn)
        if (goesOn) timer.current = setTimeout(() => resumed.current(), ++tries.current * againMs)
        else tries.current = 0
        return
      }
      tries.current = 0
      setPlacing(false)
      setResending(false)
      if (told.code === shopperLeft) return setLeft(true)
      const found = differencesOf(told.details)
      if (found.length > 0) setDifferences(found)
      else setTrouble(told.message)
      again()
    },
    [key, locale, navigate, say, again, refresh],
  )

  const lookUp = useCallback(
    async (attempt: Attempt) => {
      if (!key) return
      const told = await findPlaced(locale, attempt.key)
      const now = Date.now()
      if (told.kind !== 'heard' || (!told.answer.orderNumber && mayArrive(attempt, now)))
        return setPlacing(false)
      keeperOf(key).clear()
      unheard.current = undefined
      setPlacing(false)
      setTrouble(undefined)
      const { orderNumber, saleUnit } = told.answer
      if (!orderNumber) return
      refresh()
      if (isFresh(attempt, now)) await navigate(succeeded(orderNumber, saleUnit), { replace: true })
      else
        setEarlier({
          orderNumber,
          href: paths.order({ orderid: orderNumber, saleunit: saleUnit }),
        })
    },
    [key, locale, navigate, refresh],
  )

  // An order without an answer is asked for again by itself: after a while, when the signal is back, and when the page is loaded anew.
  useEffect(() => {
    resumed.current = () => {
      // Another tab may have heard the answer and put the attempt away; asked again, the same key tells this one too.
      const known = (key && readAttempt(keeperOf(key).read())) || unheard.current
      if (!known) return
      if (afterwards(known, selectedLines(currentCart(key).lines), Date.now()) === 'send')
        void send(known.body, known)
      else void lookUp(known)
    }
    const now = () => resumed.current()
    now()
    addEventListener('online', now)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('online', now)
    }
  }, [key, send, lookUp])

  /** No more of it is sent. What may have arrived already keeps its key, and is looked up when the signal is back. */
  function stop(): void {
    const attempt = unheard.current
    if (!key || !attempt) return
    clearTimeout(timer.current)
    stopped.current = true
    tries.current = 0
    unheard.current = undefined
    keeperOf(key).write(JSON.stringify({ ...attempt, at: 0 } satisfies Attempt))
    setPlacing(false)
    setResending(false)
    setTrouble(say('checkout.stopped'))
  }

  const lookedAtDifferences = () => setDifferences(undefined)
  return {
    send: (body: string) => void send(body),
    say: setTrouble,
    shown: { placing, resending, left, trouble, differences, earlier, lookedAtDifferences, stop },
  }
}

const succeeded = (order: string, saleUnit: string) =>
  withQuery(paths.checkoutSucceed, { order, saleunit: saleUnit })

function differencesOf(details: unknown): Difference[] {
  const list = Array.isArray(details)
    ? details
    : (details as { differences?: unknown } | undefined)?.differences
  return Array.isArray(list) ? (list as Difference[]) : []
}
