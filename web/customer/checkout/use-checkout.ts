import { useEffect, useMemo, useRef, useState } from 'react'
import { checkoutProblems } from '#shop/checkout/checkout-problems.ts'
import type { Difference } from '#shop/checkout/differences.ts'
import type { OutsideArea } from '#shop/checkout/outside-area.ts'
import { whyNotPlace } from '#shop/checkout/why-not-place.ts'
import type { CartToPrice } from '#shop/priced-cart/cart-to-price.ts'
import type { PricedCart } from '#shop/priced-cart/priced-cart.ts'
import { priceCart } from '#shop/pricing/price-cart.ts'
import { refuse } from '#shop/problems/problem.ts'
import { currentCart } from '#web/customer/cart/cart-store.ts'
import { type CartPage, useCartPage } from '#web/customer/cart-sync/use-cart-page.ts'
import { askCheckout } from '#web/customer/placing/ask-checkout.ts'
import { usePlacing } from '#web/customer/placing/use-placing.ts'
import { type Choices, type OrderLine, selectedLines, type Wanted } from '#web/customer/placing/wanted.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { CheckoutData } from './checkout-route.tsx'
import { chosenPlace } from './chosen-place.ts'
import { billedTo } from './first-choices.ts'
import { useChoices } from './use-choices.ts'
import { usePreview } from './use-preview.ts'

type Options = CheckoutData['options']

export type Checkout = {
  page: CartPage
  options: Options
  choices: Choices
  choose: (change: Partial<Choices>) => void
  lines: OrderLine[]
  priced: PricedCart
  vatPercent: number
  /** What was priced, once the server has said it. */
  toPrice: CartToPrice | undefined
  /** True while the figures shown are not the server's own yet. */
  stale: boolean
  whyNot: string | undefined
  placing: boolean
  /** It is on its way and has no answer yet: it is sent again by itself, until it is stopped. */
  resending: boolean
  stop: () => void
  /** Whoever this page is for is no longer signed in here. */
  left: boolean
  trouble: string | undefined
  differences: Difference[] | undefined
  /** One whose answer was lost, and that was placed all the same. */
  earlier: { orderNumber: string; href: string } | undefined
  lookedAtDifferences: () => void
  /** The days goods can come to the chosen address. */
  days: Options['days']
  /** The chosen address is not delivered to; what can be done. */
  outside: OutsideArea | null
  place: () => void
}

export function useCheckout(data: CheckoutData): Checkout {
  const locale = useLocale()
  const say = useOrderWords()
  const site = useSite()
  const page = useCartPage(data)
  const { kind } = data
  const lines = useMemo(() => selectedLines(page.lines), [page.lines])
  const options = useOptions(data, lines)
  const { choices, choose } = useChoices({ ...data, options }, page.cartKey)
  const place = useMemo(() => chosenPlace(options, choices), [options, choices])

  const asked = useMemo(
    () => ({
      kind,
      lines,
      shipTo: choices.shipTo,
      deliveryMethod: choices.deliveryMethod,
      couponId: choices.couponId,
      freeChoices: choices.freeChoices,
      requestedOn: kind === 'advance' ? choices.deliverOn : '',
    }),
    [
      kind,
      lines,
      choices.shipTo,
      choices.deliveryMethod,
      choices.couponId,
      choices.freeChoices,
      choices.deliverOn,
    ],
  )
  const { preview, problem, left, stale, again } = usePreview(asked, data)
  const paysCash = choices.payment === 'COD'
  const priced = useMemo(
    () => (preview ? priceCart({ ...preview.toPrice, paysCash }) : page.priced),
    [preview, page.priced, paysCash],
  )

  const whyNot = useMemo(() => {
    if (problem) return problem
    // What can be done about an address outside stands under it, as buttons; the bar only says why.
    if (preview?.whyNot && !place.outside) return preview.whyNot
    const open = options.payments
    return whyNotPlace({
      kind,
      orderingOpen: site?.settings.orderingOpen ?? true,
      lines: lines.length,
      blocked: [],
      total: priced.total,
      minimumOrder: place.minimumOrder,
      missingToMinimum: priced.missingToMinimum,
      points: {
        need: priced.points,
        have: options.points.have,
        redeemOpen: options.points.redeemOpen,
        ownHands: options.actor === null,
      },
      outside: place.outside
        ? refuse(checkoutProblems.outsideHere, { place: place.outside.place })
        : undefined,
      addressed: choices.shipTo !== '' && billedTo(options, choices) !== '',
      delivery: {
        method: choices.deliveryMethod,
        day: choices.deliverOn,
        slot: choices.slot,
        days: place.days,
      },
      payment: {
        method: choices.payment,
        open: open.map(({ method }) => method),
        creditLeft: open.find(({ method }) => method === 'CREDIT')?.creditLeft ?? 0,
      },
      coupon: {
        wanted: choices.couponId !== '',
        applies: choices.couponId === '' || priced.couponPromotionIdsUsed.length > 0,
      },
      taxInvoice: choices.tax.wanted
        ? { taxNumber: choices.tax.number, branch: choices.tax.branch }
        : undefined,
    })?.say(locale)
  }, [problem, preview, options, place, priced, kind, site, lines, choices, locale])

  const body = (): Wanted => ({
    ...asked,
    totalSeen: priced.total,
    pointsSeen: priced.points,
    linesSeen: priced.lines.flatMap(({ productCode, rows }) =>
      rows.map(({ position, shown }) => ({ productCode, unit: position, amount: shown.net })),
    ),
    freeSeen: priced.freeGoods.map(({ productCode, position, quantity }) => ({
      productCode,
      unit: position,
      quantity,
    })),
    billTo: billedTo(options, choices),
    deliverOn: choices.deliverOn,
    slot: choices.deliveryMethod === 'PICKUP' ? '' : choices.slot,
    payment: choices.payment,
    taxInvoice: choices.tax.wanted ? { taxNumber: choices.tax.number, branch: choices.tax.branch } : null,
    remark: choices.remark,
  })
  const placing = usePlacing(page, again)

  function send(): void {
    // Another tab may have ordered or changed these goods since this one was drawn.
    const now = JSON.stringify(selectedLines(currentCart(page.cartKey).lines))
    if (now === JSON.stringify(lines)) placing.send(JSON.stringify(body()))
    else placing.say(say('checkout.cartMoved'))
  }

  const vatPercent = (preview?.toPrice ?? page.facts.toPrice).vatPercent
  return {
    page,
    options,
    choices,
    choose,
    lines,
    priced,
    vatPercent,
    toPrice: preview?.toPrice,
    stale,
    whyNot,
    ...placing.shown,
    left: left || placing.shown.left,
    place: send,
    days: place.days,
    outside: place.outside,
  }
}

/** What can be chosen depends on the goods; asked again when the browser's cart is not the one the page came with. */
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
    void askCheckout<Options>(locale, { do: 'options', kind: data.kind, lines }).then((told) => {
      if (told.kind === 'heard') setOptions(told.answer)
      // Asked again with the next change, or when the figures are.
      else if (known.current === codes) known.current = ''
    })
  }, [codes, lines, locale, data.kind])
  return options
}
