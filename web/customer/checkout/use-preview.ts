import { useCallback, useEffect, useRef, useState } from 'react'
import type { CheckoutPreviewRequest } from '#shop/checkout/checkout-contracts.ts'
import type { CheckoutData } from '#web/customer/checkout-draft/load-checkout.ts'
import { proposeDraft } from '#web/customer/checkout-draft/propose-draft.ts'
import type { CheckoutCalls } from '#web/customer/placing/checkout-calls.ts'
import { previewRequest, selectedLines } from '#web/customer/placing/checkout-draft.ts'
import { callsOf, type ResultOf } from '#web/kit/calls/ask-server.ts'
import { shopperLeft } from '#web/kit/calls/one-shopper.ts'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale } from '#web/words/words.tsx'

const tryAgain = callsOf<CheckoutCalls>()
type Loaded = { of: string; result: ResultOf<CheckoutCalls, 'checkoutPreview'> }

const retryMs = 5000

/** What the chosen products cost by the server's own figures, asked with every choice and retried by itself. */
export function usePreview(request: CheckoutPreviewRequest, data: CheckoutData) {
  const locale = useLocale()
  const say = useOrderWords()
  // What the page came with was priced for the first delivery address.
  const first = useRef(data.preview && JSON.stringify(firstRequest(data)))
  const [loaded, setLoaded] = useState<Loaded>()
  const [round, setRound] = useState(0)
  // A retry is the same question: the old result stays shown until there is another.
  const [tries, setTries] = useState(0)
  const requestText = JSON.stringify(request)
  const known = `${round} ${requestText}`
  const isFirst = round === 0 && first.current === requestText

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    const asked = JSON.parse(requestText) as CheckoutPreviewRequest
    if (isFirst || asked.lines.length === 0) return
    const stop = new AbortController()
    void tryAgain(locale, 'checkoutPreview', asked, { signal: stop.signal }).then((result) => {
      if (!stop.signal.aborted) setLoaded({ of: known, result })
    })
    return () => stop.abort()
  }, [requestText, known, isFirst, locale, tries])

  const result = loaded?.of === known ? loaded.result : undefined
  useEffect(() => {
    if (result?.kind !== 'unknown') return
    const retry = () => setTries((before) => before + 1)
    const timer = setTimeout(retry, retryMs)
    addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', retry)
    }
  }, [result])

  const again = useCallback(() => setRound((before) => before + 1), [])
  const problem = result?.kind === 'refused' ? result.message : undefined
  return {
    preview: result?.kind === 'ok' ? result.answer : isFirst ? (data.preview ?? undefined) : undefined,
    problem: result?.kind === 'unknown' ? say('checkout.unreachable') : problem,
    left: result?.kind === 'refused' && result.code === shopperLeft,
    stale: !result && !isFirst && request.lines.length > 0,
    again,
  }
}

function firstRequest({ kind, lines, options }: CheckoutData): CheckoutPreviewRequest {
  const draft = { ...proposeDraft(options, kind), deliveryMethod: 'DELIVERY' as const }
  return previewRequest({ kind, lines: selectedLines(lines) }, draft)
}
