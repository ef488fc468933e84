import type { CartKind, CartLine } from '#shop/cart/cart.ts'
import type { DeliveryMethod } from '#shop/orders/delivery-method.ts'
import type { PaymentMethod } from '#shop/payments/payment-methods.ts'
import type { Quantities } from '#shop/priced-cart/cart-to-price.ts'

export type OrderLine = { productCode: string; quantities: Quantities }

/** Which of its goods the customer takes of a promotion that gives one of several. */
export type FreeChoice = { promotionId: string; productCode: string }

/** What the customer chose at checkout. */
export type Choices = {
  shipTo: string
  billTo: string
  deliveryMethod: DeliveryMethod
  deliverOn: string
  slot: string
  payment: PaymentMethod
  couponId: string
  freeChoices: FreeChoice[]
  tax: { wanted: boolean; number: string; branch: string }
  remark: string
}

/** All that is sent to place an order, besides its key. */
export type Wanted = {
  kind: CartKind
  lines: OrderLine[]
  deliveryMethod: DeliveryMethod
  couponId: string
  freeChoices: FreeChoice[]
  requestedOn: string
  totalSeen: number
  pointsSeen: number
  linesSeen: { productCode: string; unit: 1 | 2 | 3; amount: number }[]
  freeSeen: { productCode: string; unit: 1 | 2 | 3; quantity: number }[]
  shipTo: string
  billTo: string
  deliverOn: string
  slot: string
  payment: PaymentMethod
  taxInvoice: { taxNumber: string; branch: string } | null
  remark: string
}

const mostLines = 300

export function selectedLines(lines: readonly CartLine[]): OrderLine[] {
  return lines
    .filter(({ selected }) => selected)
    .map(({ productCode, quantities }) => ({ productCode, quantities }))
}

export function readFreeChoices(value: unknown): FreeChoice[] {
  return (Array.isArray(value) ? value : []).slice(0, 50).flatMap((one: unknown): FreeChoice[] => {
    const { promotionId, productCode } = (one ?? {}) as Partial<FreeChoice>
    return typeof promotionId === 'string' &&
      typeof productCode === 'string' &&
      promotionId.length <= 60 &&
      productCode.length <= 60
      ? [{ promotionId, productCode }]
      : []
  })
}

/** Lines as a page's script sends them, judged before they go on: nothing is validated on the way when the API is in this process. */
export function readOrderLines(value: unknown): OrderLine[] {
  return (Array.isArray(value) ? value : []).slice(0, mostLines).flatMap((one: unknown): OrderLine[] => {
    const { productCode, quantities } = (one ?? {}) as Partial<OrderLine>
    if (typeof productCode !== 'string' || productCode === '' || productCode.length > 60) return []
    if (!Array.isArray(quantities) || quantities.length !== 3) return []
    return quantities.every((each) => Number.isInteger(each) && each >= 0 && each <= 9999)
      ? [{ productCode, quantities }]
      : []
  })
}
