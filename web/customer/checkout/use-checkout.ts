import { useEffect, useMemo, useRef, useState } from 'react'
import { checkoutProblems } from '#shop/checkout/checkout-problems.ts'
import type { OutsideArea } from '#shop/checkout/outside-area.ts'
import { whyNotPlace } from '#shop/checkout/why-not-place.ts'
import type { CartToPrice } from '#shop/priced-cart/cart-to-price.ts'
import type { PricedCart } from '#shop/priced-cart/priced-cart.ts'
import { priceCart } from '#shop/pricing/price-cart.ts'
import { refuse } from '#shop/problems/problem.ts'
import { type CartPage, useCartPage } from '#web/customer/cart-sync/use-cart-page.ts'
import { chosenPlace } from '#web/customer/checkout-draft/chosen-place.ts'
import type { CheckoutData } from '#web/customer/checkout-draft/load-checkout.ts'
import { billedTo } from '#web/customer/checkout-draft/propose-draft.ts'
import { useDraft } from '#web/customer/checkout-draft/use-draft.ts'
import type { CheckoutCalls } from '#web/customer/placing/checkout-calls.ts'
import {
  type CheckoutDraft,
  type OrderLine,
  orderRequest,
  previewRequest,
  selectedLines,
} from '#web/customer/placing/checkout-draft.ts'
import { usePlacing } from '#web/customer/placing/use-placing.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { useLocale } from '#web/words/words.tsx'
import { usePreview } from './use-preview.ts'

const ask = callsOf<CheckoutCalls>()
type Options = CheckoutData['options']

export type Checkout = Omit<ReturnType<typeof usePlacing>, 'place'> & {
  page: CartPage
  options: Options
  draft: CheckoutDraft
  choose: (change: Partial<CheckoutDraft>) => void
  lines: OrderLine[]
  priced: PricedCart
  vatPercent: number
  /** What was priced, once the server has said it. */
  toPrice: CartToPrice | undefined
  /** True while the figures shown are not the server's own yet. */
  stale: boolean
  whyNot: string | undefined
  /** The days an order can come to the chosen address. */
  days: Options['days']
  /** The chosen address is not delivered to; what can be done. */
  outside: OutsideArea | null
  place: () => void
}

export function useCheckout(data: CheckoutData): Checkout {
  const locale = useLocale()
  const site = useSite()
  const page = useCartPage(data)
  const { kind } = data
  const lines = useMemo(() => selectedLines(page.lines), [page.lines])
  const options = useOptions(data, lines)
  const { draft, choose } = useDraft({ ...data, options }, page.cartKey)
  const place = useMemo(() => chosenPlace(options, draft), [options, draft])

  const request = useMemo(() => previewRequest({ kind, lines }, draft), [kind, lines, draft])
  const { preview, problem, left, stale, again } = usePreview(request, data)
  const paysCash = draft.payment === 'COD'
  const priced = useMemo(
    () => (preview ? priceCart({ ...preview.toPrice, paysCash }) : page.priced),
    [preview, page.priced, paysCash],
  )
  const order = useMemo(
    () => orderRequest({ kind, lines }, { ...draft, billTo: billedTo(options, draft) }, priced),
    [kind, lines, draft, options, priced],
  )
  const whyNot = useMemo(() => {
    if (problem) return problem
    // What can be done about an address outside stands under it, as buttons; the bar only says why.
    if (preview?.whyNot && !place.outside) return preview.whyNot
    return whyNotPlace({
      request: order,
      priced,
      orderingOpen: site?.settings.orderingOpen ?? true,
      blocked: [],
      minimumOrder: place.minimumOrder,
      points: { ...options.points, ownHands: options.actor === null },
      outside: place.outside
        ? refuse(checkoutProblems.outsideHere, { place: place.outside.place })
        : undefined,
      deliveries: options.delivery.map(({ method }) => method),
      days: place.days,
      payments: options.payments.map(({ method }) => method),
      creditLeft: options.payments.find(({ method }) => method === 'CREDIT')?.creditLeft ?? 0,
      creditHeld: options.payments.find(({ method }) => method === 'CREDIT')?.held ?? 0,
    })?.say(locale)
  }, [problem, preview, options, place, priced, order, site, locale])
  const placing = usePlacing(page, again)

  const vatPercent = (preview?.toPrice ?? page.facts.toPrice).vatPercent
  return {
    page,
    options,
    draft,
    choose,
    lines,
    priced,
    vatPercent,
    toPrice: preview?.toPrice,
    stale,
    whyNot,
    ...placing,
    left: left || placing.left,
    place: () => placing.place(order),
    days: place.days,
    outside: place.outside,
  }
}

/** What can be chosen depends on the products; loaded again when the browser's cart is another than the page's. */
function useOptions(data: CheckoutData, lines: OrderLine[]): Options {
  const locale = useLocale()
  const [options, setOptions] = useState(data.options)
  const codes = lines.map(({ productCode }) => productCode).join(' ')
  const known = useRef(
    data.lines
      .filter(({ selected }) => selected)
      .map(({ productCode }) => productCode)
      .join(' '),
  )
  useEffect(() => {
    if (codes === '' || codes === known.current) return
    known.current = codes
    const productCodes = codes.split(' ')
    void ask(locale, 'checkoutOptions', { kind: data.kind, productCodes }).then((result) => {
      if (result.kind === 'ok') setOptions(result.answer)
      // Asked again with the next change, or when the figures are.
      else if (known.current === codes) known.current = ''
    })
  }, [codes, locale, data.kind])
  return options
}
