import type { ActionFunctionArgs } from 'react-router'
import type { CartKind } from '#shop/cart/cart.ts'
import {
  checkoutOptionsContract,
  checkoutPreviewContract,
  placedOrderContract,
  placeOrderContract,
} from '#shop/checkout/checkout-contracts.ts'
import { slots } from '#shop/checkout/delivery-slots.ts'
import { checkCouponContract } from '#shop/coupons/coupon-contracts.ts'
import { deliveryMethods } from '#shop/orders/delivery-method.ts'
import { paymentMethods } from '#shop/payments/payment-methods.ts'
import { answerShopper } from '#web/kit/visit/answer-shopper.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import { optionsInWords } from './options-in-words.ts'
import { readFreeChoices, readOrderLines } from './wanted.ts'

/** What the checkout's script asks while the page is open. */
export function loader() {
  return {}
}

type Asked = Record<string, unknown>

const text = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '')
const whole = (value: unknown) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : 0
const day = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined
const oneOf = <Value extends string>(values: readonly Value[], value: unknown) =>
  values.find((each) => each === value)
const kindOf = ({ kind }: Asked): CartKind => (kind === 'advance' || kind === 'points' ? kind : 'normal')

function chosen(asked: Asked) {
  const couponId = text(asked.couponId, 60)
  const requestedOn = day(asked.requestedOn)
  return {
    kind: kindOf(asked),
    lines: readOrderLines(asked.lines),
    deliveryMethod: oneOf(deliveryMethods, asked.deliveryMethod) ?? ('DELIVERY' as const),
    freeChoices: readFreeChoices(asked.freeChoices),
    ...(couponId ? { couponId } : {}),
    ...(requestedOn ? { requestedOn } : {}),
  }
}

async function options({ call, locale }: Visitor, asked: Asked) {
  const productCodes = readOrderLines(asked.lines).map(({ productCode }) => productCode)
  return optionsInWords(await call(checkoutOptionsContract, { kind: kindOf(asked), productCodes }), locale)
}

function preview({ call }: Visitor, asked: Asked) {
  const shipTo = text(asked.shipTo, 36)
  return call(checkoutPreviewContract, { ...chosen(asked), ...(shipTo ? { shipTo } : {}) })
}

const coupon = ({ call }: Visitor, asked: Asked) =>
  call(checkCouponContract, { couponId: text(asked.couponId, 60) || '-' })

type Seen = { productCode: string; unit: 1 | 2 | 3 }

function readSeen<Name extends 'amount' | 'quantity'>(
  value: unknown,
  figure: Name,
): (Seen & Record<Name, number>)[] {
  return (Array.isArray(value) ? (value as Asked[]) : []).flatMap((seen) => {
    const { productCode, unit, [figure]: many } = seen ?? {}
    if (typeof productCode !== 'string' || (unit !== 1 && unit !== 2 && unit !== 3)) return []
    return [
      { productCode: productCode.slice(0, 60), unit, [figure]: whole(many) } as Seen & Record<Name, number>,
    ]
  })
}

function place({ call }: Visitor, asked: Asked) {
  const tax =
    typeof asked.taxInvoice === 'object' && asked.taxInvoice !== null
      ? (asked.taxInvoice as Asked)
      : undefined
  const slot = oneOf(slots, asked.slot)
  return call(placeOrderContract, {
    ...chosen(asked),
    key: text(asked.key, 36),
    totalSeen: whole(asked.totalSeen),
    pointsSeen: whole(asked.pointsSeen),
    linesSeen: readSeen(asked.linesSeen, 'amount'),
    freeSeen: readSeen(asked.freeSeen, 'quantity'),
    shipTo: text(asked.shipTo, 36),
    billTo: text(asked.billTo, 36),
    deliverOn: day(asked.deliverOn) ?? '',
    ...(slot ? { slot } : {}),
    payment: oneOf(paymentMethods, asked.payment) ?? 'COD',
    ...(tax ? { taxInvoice: { taxNumber: text(tax.taxNumber, 20), branch: text(tax.branch, 10) } } : {}),
    remark: text(asked.remark, 500),
  })
}

const placed = ({ call }: Visitor, asked: Asked) => call(placedOrderContract, { key: text(asked.key, 36) })

const answers = { options, preview, coupon, place, placed }
export type CheckoutAnswer<Name extends keyof typeof answers> = Awaited<ReturnType<(typeof answers)[Name]>>

export async function action({ request, context }: ActionFunctionArgs) {
  const asked: unknown = await request.json().catch(() => undefined)
  const name = (
    typeof asked === 'object' && asked !== null ? (asked as Asked).do : undefined
  ) as keyof typeof answers
  if (!Object.hasOwn(answers, name))
    return Response.json({ message: 'unknown', code: 'unknown' }, { status: 400 })
  const visitor = context.get(visitorContext)
  return answerShopper(request, visitor, () => answers[name](visitor, asked as Asked))
}
