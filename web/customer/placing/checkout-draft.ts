import type { CartLine } from '#shop/cart/cart.ts'
import type { CheckoutPreviewRequest } from '#shop/checkout/checkout-contracts.ts'
import type { PlaceOrderRequest } from '#shop/checkout/place-order-contract.ts'
import type { PricedCart } from '#shop/priced-cart/priced-cart.ts'

type Chosen = Pick<PlaceOrderRequest, 'kind' | 'lines'>
export type OrderLine = PlaceOrderRequest['lines'][number]

/** What the customer chose at checkout; blank where nothing is chosen. */
export type CheckoutDraft = Pick<
  PlaceOrderRequest,
  'shipTo' | 'billTo' | 'deliveryMethod' | 'payment' | 'freeChoices' | 'remark'
> & {
  deliverOn: string
  slot: string
  couponId: string
  tax: { wanted: boolean; number: string; branch: string }
}

export function selectedLines(lines: readonly CartLine[]): OrderLine[] {
  return lines
    .filter(({ selected }) => selected)
    .map(({ productCode, quantities }) => ({ productCode, quantities }))
}

/** What is priced anew with every choice. */
export function previewRequest({ kind, lines }: Chosen, draft: CheckoutDraft): CheckoutPreviewRequest {
  const { deliveryMethod, freeChoices, shipTo, couponId, deliverOn } = draft
  return {
    ...{ kind, lines, deliveryMethod, freeChoices },
    ...(shipTo ? { shipTo } : {}),
    ...(couponId ? { couponId } : {}),
    ...(kind === 'advance' && deliverOn ? { requestedOn: deliverOn } : {}),
  }
}

/** All that is sent to place an order, besides its key: what was chosen, and what the customer saw. */
export function orderRequest(
  { kind, lines }: Chosen,
  draft: CheckoutDraft,
  priced: PricedCart,
): Omit<PlaceOrderRequest, 'key'> {
  const { deliveryMethod, deliverOn, slot, couponId, tax, freeChoices, shipTo, billTo, payment } = draft
  return {
    ...{ kind, lines, deliveryMethod, freeChoices, shipTo, billTo, payment, remark: draft.remark },
    totalSeen: priced.total,
    pointsSeen: priced.points,
    linesSeen: priced.lines.flatMap(({ productCode, rows }) =>
      rows.map(({ position, shown }) => ({ productCode, unit: position, amount: shown.net })),
    ),
    freeSeen: priced.freeItems.map(({ productCode, position, quantity }) => ({
      ...{ productCode, unit: position, quantity },
    })),
    ...(couponId ? { couponId } : {}),
    ...(deliverOn ? { deliverOn } : {}),
    ...(kind === 'advance' && deliverOn ? { requestedOn: deliverOn } : {}),
    ...(slot && deliveryMethod === 'DELIVERY' ? { slot: slot as PlaceOrderRequest['slot'] } : {}),
    ...(tax.wanted ? { taxInvoice: { taxNumber: tax.number, branch: tax.branch } } : {}),
  }
}
