import { z } from 'zod'
import { checkoutOptionsContract, checkoutPreviewContract } from '#shop/checkout/checkout-contracts.ts'
import { placeOrderContract } from '#shop/checkout/place-order-contract.ts'
import { whyNotPlace } from '#shop/checkout/why-not-place.ts'
import { orderHistoryContract } from '#shop/orders/order-contracts.ts'
import type { PaymentMethod } from '#shop/payments/payment-methods.ts'
import { priceCart } from '#shop/pricing/price-cart.ts'
import { chosenPlace } from '#web/customer/checkout-draft/chosen-place.ts'
import { billedTo, proposeDraft } from '#web/customer/checkout-draft/propose-draft.ts'
import { orderRequest, previewRequest } from '#web/customer/placing/checkout-draft.ts'
import { optionsInWords } from '#web/customer/placing/options-in-words.ts'
import { sayPlace } from '#web/kit/text/say-place.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'

/** Nobody has to do anything at the moment of ordering. */
const unattended: readonly PaymentMethod[] = ['COD', 'CREDIT', 'BANK']
const lastOrders = 5

const lines = placeOrderContract.request.shape.lines
export const usualOrderRequest = z.object({ lines })

/**
 * An order of these lines as the shop usually orders: paid like the last one, sent to its usual address on the
 * next day. `request` is what is placed when it is confirmed; nothing when no usual order is known.
 */
export async function loadUsualOrder(
  { lines }: z.output<typeof usualOrderRequest>,
  { call, locale, settings }: Pick<Visitor, 'call' | 'locale' | 'settings'>,
) {
  const kind = 'normal' as const
  const [asked, { orders }, { orderingOpen }] = await Promise.all([
    call(checkoutOptionsContract, { kind, productCodes: lines.map(({ productCode }) => productCode) }),
    call(orderHistoryContract, { tab: 'all', redeemed: false, skip: 0, take: lastOrders }),
    settings(),
  ])
  const options = optionsInWords(asked, locale)
  const methods = options.payments.map(({ method }) => method)
  const payment = orders
    .map((order) => order.payment)
    .find((method) => unattended.includes(method) && methods.includes(method))
  const draft = proposeDraft(options, kind, payment ? { payment } : {})
  const address = options.addresses.find(({ id }) => id === draft.shipTo)
  if (!payment || !address || !draft.deliverOn) return { usual: null }
  const preview = await call(checkoutPreviewContract, { ...previewRequest({ kind, lines }, draft), payment })
  const priced = priceCart({ ...preview.toPrice, paysCash: payment === 'COD' })
  const request = orderRequest({ kind, lines }, { ...draft, billTo: billedTo(options, draft) }, priced)
  const place = chosenPlace(options, draft)
  const credit = options.payments.find(({ method }) => method === 'CREDIT')
  const whyNot =
    preview.whyNot ||
    whyNotPlace({
      ...{ request, priced, orderingOpen, blocked: [], minimumOrder: place.minimumOrder },
      points: { ...options.points, ownHands: options.actor === null },
      deliveries: options.delivery.map(({ method }) => method),
      ...{ outside: undefined, days: place.days, payments: methods },
      ...{ creditLeft: credit?.creditLeft ?? 0, creditHeld: credit?.held ?? 0 },
    })?.say(locale)
  return {
    usual: {
      ...{ request, payment, deliverOn: draft.deliverOn, slot: draft.slot },
      ...{ total: priced.total, deliveryFee: priced.shown.delivery },
      address: sayPlace(address, locale),
      amounts: priced.lines.map(({ productCode, rows }) => ({
        productCode,
        amount: rows.reduce((sum, { shown }) => sum + shown.net, 0),
      })),
      free: priced.freeItems.length,
      whyNot: whyNot || undefined,
      isBelowMinimum: priced.missingToMinimum > 0,
      /** What cannot be ordered any more: the rest can. */
      gone: preview.differences.flatMap((each) =>
        each.kind === 'notSold' || (each.kind === 'stock' && each.left === 0) ? [each.productCode] : [],
      ),
    },
  }
}
export type UsualOrder = NonNullable<Awaited<ReturnType<typeof loadUsualOrder>>['usual']>
