import { useCallback, useEffect, useRef, useState } from 'react'
import { askCheckout } from '#web/customer/placing/ask-checkout.ts'
import type { CheckoutAnswer } from '#web/customer/placing/checkout-exchange-route.ts'
import { type FreeChoice, type OrderLine, selectedLines } from '#web/customer/placing/wanted.ts'
import { shopperLeft } from '#web/kit/visit/one-shopper.ts'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { CheckoutData } from './checkout-route.tsx'
import { firstChoices } from './first-choices.ts'

type Preview = CheckoutAnswer<'preview'>
type Asked = {
  kind: CheckoutData['kind']
  lines: OrderLine[]
  shipTo: string
  deliveryMethod: string
  couponId: string
  freeChoices: FreeChoice[]
  requestedOn: string
}
type Heard = {
  of: string
  preview: Preview | undefined
  problem: string | undefined
  unheard: boolean
  left: boolean
}

const retryMs = 5000

/** What the chosen goods cost by the server's own figures, asked with every choice. What could not be asked is asked again by itself. */
export function usePreview(asked: Asked, data: CheckoutData) {
  const locale = useLocale()
  const say = useOrderWords()
  const first = useRef(
    data.preview &&
      JSON.stringify({
        kind: data.kind,
        lines: selectedLines(data.lines),
        shipTo: firstChoices(data.options, data.kind).shipTo,
        deliveryMethod: 'DELIVERY',
        couponId: '',
        freeChoices: [],
        requestedOn: '',
      }),
  )
  const [heard, setHeard] = useState<Heard>()
  const [round, setRound] = useState(0)
  // A retry is not a new question: what is said of the old one stays until there is an answer.
  const [tries, retry] = useState(0)
  const wanted = JSON.stringify(asked)
  const known = `${round} ${wanted}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    if (round === 0 && first.current === wanted) return
    const { lines } = JSON.parse(wanted) as Asked
    if (lines.length === 0) return
    const stop = new AbortController()
    void askCheckout<Preview>(locale, { do: 'preview', ...JSON.parse(wanted) }, stop.signal).then((told) => {
      if (stop.signal.aborted) return
      const unheard = told.kind === 'unheard'
      const problem =
        told.kind === 'refused' ? told.message : unheard ? say('checkout.unreachable') : undefined
      const left = told.kind === 'refused' && told.code === shopperLeft
      setHeard({
        of: known,
        preview: told.kind === 'heard' ? told.answer : undefined,
        problem,
        unheard,
        left,
      })
    })
    return () => stop.abort()
  }, [wanted, known, round, locale, say, tries])

  const waits = heard?.of === known && heard.unheard && heard
  useEffect(() => {
    if (!waits) return
    const ask = () => retry((before) => before + 1)
    const timer = setTimeout(ask, retryMs)
    addEventListener('online', ask)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', ask)
    }
  }, [waits])

  const again = useCallback(() => setRound((before) => before + 1), [])
  if (heard?.of === known)
    return { preview: heard.preview, problem: heard.problem, left: heard.left, stale: false, again }
  if (round === 0 && first.current === wanted)
    return { preview: data.preview ?? undefined, problem: undefined, left: false, stale: false, again }
  return { preview: undefined, problem: undefined, left: false, stale: asked.lines.length > 0, again }
}
