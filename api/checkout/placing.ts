import { vatGroup } from '#api/orders/order-detail.ts'
import type { CartKind } from '#shop/cart/cart.ts'
import type { PriceType } from '#shop/money/vat.ts'
import type { VatGroup } from '#shop/orders/order.ts'
import { orderMonth } from '#shop/orders/order-number.ts'
import { type PaymentMethod, paymentCodes } from '#shop/payments/payment-methods.ts'
import type { Settings } from '#shop/settings/settings.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { type PlaceInput, payBefore } from './order-answer.ts'
import type { PricedOrder } from './price-wanted.ts'
import type { KeptAddress, Standing } from './standing.ts'

type Placing = {
  input: PlaceInput
  bodyHash: string
  standing: Standing
  order: PricedOrder
  settings: Settings
  now: Date
  /** Who fills the cart that is ordered from; another's cart for the same customer stays as it is. */
  cartOf: string
}

/** The argument of `place_order_3` (database/functions/place-order-3.sql): everything it writes, and everything it guards. */
export type PlaceOrderArgument = {
  customerCode: string
  key: string
  bodyHash: string
  at: string
  day: string
  month: string
  byName: string
  stock: { code: string; units: number }[]
  points: number
  credit?: { customer: string; amount: number }
  coupon?: string
  cartOf: string
  cart: { code: string; qty1: number; qty2: number; qty3: number }[]
  order: OrderHead
  details: { fee_price_type: PriceType; cash_rounding: number }
  lines: OrderLine[]
}
type OrderHead = {
  customer_name: string
  placed_by_kind: string
  placed_by: string
  payment_code: number
  payment_method: PaymentMethod
  paid_at: string | null
  pay_before: string | null
  due_on: string | null
  delivery_method: string
  delivery_fee: number
  deliver_on: string
  slot: string
  requested_on: string | null
  goods: number
  discount: number
  vat: number
  total: number
  vat_groups: VatGroup[]
  needs_tax_invoice: boolean
  tax_number: string
  tax_branch: string
  kind: CartKind
  points_mode: boolean
  remark: string
  ship_to: KeptAddress | null
  bill_to: KeptAddress | null
}
type OrderLine = {
  line: number
  product_code: string
  unit: number
  rate: number
  quantity: number
  price: number
  price_type: PriceType
  amount: number
  discount: number
  promotion_id: string | null
  free: boolean
  points: number
  held: number
}

export function placingOf(placing: Placing): PlaceOrderArgument {
  const { input, bodyHash, standing, order, now, cartOf } = placing
  const { priced } = order
  const controlled = controlledGoods(order)
  const stock = priced.needs
    .filter(({ productCode, baseUnits }) => controlled.has(productCode) && baseUnits > 0)
    .map(({ productCode, baseUnits }) => ({ code: productCode, units: baseUnits }))
  return {
    customerCode: standing.buyer.code,
    key: input.key,
    bodyHash,
    at: now.toISOString(),
    day: bangkokDay(now),
    month: orderMonth(now),
    byName: standing.person.name,
    stock,
    points: priced.points,
    ...(input.payment === 'CREDIT'
      ? { credit: { customer: standing.holder.code, amount: priced.total } }
      : {}),
    ...(input.couponId && priced.couponPromotionIdsUsed.length > 0 ? { coupon: input.couponId } : {}),
    cartOf,
    cart: input.lines.map(({ productCode: code, quantities: [qty1, qty2, qty3] }) => ({
      code,
      qty1,
      qty2,
      qty3,
    })),
    order: headOf(placing),
    details: { fee_price_type: order.toPrice.delivery.priceType, cash_rounding: priced.cashRounding },
    lines: linesOf(order, controlled),
  }
}

function controlledGoods({ toPrice }: PricedOrder): Set<string> {
  const products = [...toPrice.freeProducts, ...toPrice.lines.map(({ product }) => product)]
  return new Set(products.filter(({ stockControlled }) => stockControlled).map(({ code }) => code))
}

function headOf({ input, standing, order: { priced, toPrice }, settings, now }: Placing): OrderHead {
  const { payment } = input
  const today = bangkokDay(now)
  return {
    customer_name: standing.customerName,
    placed_by_kind: standing.person.kind,
    placed_by: standing.person.code,
    payment_code: paymentCodes[payment],
    payment_method: payment,
    paid_at: payment === 'POINTS' ? now.toISOString() : null,
    delivery_method: input.deliveryMethod,
    delivery_fee: priced.deliveryFee,
    goods: priced.goods,
    discount: priced.discount,
    vat: priced.vat,
    total: priced.total,
    needs_tax_invoice: input.taxInvoice !== undefined,
    points_mode: input.kind === 'points',
    requested_on: input.kind === 'advance' ? input.deliverOn : null,
    remark: input.remark.trim(),
    ship_to: standing.shipTo,
    bill_to: standing.billTo,
    kind: input.kind,
    deliver_on: input.deliverOn,
    slot: input.deliveryMethod === 'DELIVERY' ? (input.slot ?? '') : '',
    due_on: payment === 'CREDIT' ? addDays(today, settings.creditDays) : null,
    pay_before: payBefore(payment, settings, now),
    tax_number: input.taxInvoice?.taxNumber ?? '',
    tax_branch: input.taxInvoice?.branch ?? '',
    vat_groups: priced.vatGroups.map(({ priceType, net, vat }) =>
      vatGroup(priceType, net, toPrice.vatPercent, vat),
    ),
  }
}

/** One line for each unit of a product, then the goods that come for nothing. */
function linesOf({ priced }: PricedOrder, controlled: ReadonlySet<string>): OrderLine[] {
  const held = (code: string, baseUnits: number) => (controlled.has(code) ? baseUnits : 0)
  const bought = priced.lines.flatMap(({ productCode, rows }) =>
    rows.map((row) => ({
      product_code: productCode,
      unit: row.position,
      rate: row.rate,
      quantity: row.quantity,
      price: row.price,
      price_type: row.priceType,
      amount: row.amount,
      discount: row.discount,
      promotion_id: row.promotionId,
      free: false,
      points: row.points,
      held: held(productCode, row.baseUnits),
    })),
  )
  const free = priced.freeGoods.map((gift) => ({
    product_code: gift.productCode,
    unit: gift.position,
    rate: gift.rate,
    quantity: gift.quantity,
    price: 0,
    price_type: gift.priceType,
    amount: 0,
    discount: 0,
    promotion_id: gift.promotionId,
    free: true,
    points: 0,
    held: held(gift.productCode, gift.baseUnits),
  }))
  return [...bought, ...free].map((line, at) => ({ line: at + 1, ...line }))
}
