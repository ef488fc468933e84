import { addDays } from '#database/seeds/calendar.ts'
import type { Row } from '#database/seeds/insert-rows.ts'
import { type Order, paymentCodes } from '#database/seeds/orders/order.ts'
import { holdsStock } from '#database/seeds/orders/order-steps.ts'
import { addressOnOrder } from '#database/seeds/people/customer-rows.ts'
import { slots } from '#shop/centres/next-round.ts'

export function orderRow(order: Order, province: string): Row {
  const address = addressOnOrder(order.customer, province)
  return {
    sale_unit: order.saleUnit,
    number: order.number,
    customer_code: order.customer.code,
    customer_name: order.customer.shop,
    status: order.status,
    placed_at: order.placedAt,
    placed_by_kind: order.placedByKind,
    placed_by: order.placedBy,
    payment_code: paymentCodes[order.payment],
    payment_method: order.payment,
    paid_at: order.paidAt,
    delivery_method: order.pickup ? 'PICKUP' : 'DELIVERY',
    delivery_fee: order.deliveryFee,
    goods: order.subtotal,
    discount: order.discount,
    vat: order.vat,
    total: order.total,
    needs_tax_invoice: order.wantsTaxInvoice,
    points_mode: order.pointsMode,
    requested_on: order.requestedOn,
    remark: order.remark,
    ship_to: address,
    bill_to: address,
    rider_mobile: order.riderMobile,
    kind: order.pointsMode ? 'points' : 'normal',
    deliver_on: order.requestedOn ?? addDays(order.day, 1),
    slot: order.pickup ? '' : slotOf(order),
    points: order.lines.reduce((sum, { points }) => sum + points, 0),
    credit_customer: order.payment === 'CREDIT' ? order.customer.code : null,
    due_on: order.payment === 'CREDIT' ? addDays(order.day, creditDays) : null,
    tax_number: order.wantsTaxInvoice ? (order.customer.taxNumber ?? '') : '',
    tax_branch: order.wantsTaxInvoice ? '00000' : '',
  }
}

const creditDays = 30
/** Spread over the day by the order's number, so that no random value is needed. */
const slotOf = ({ number }: Order) => slots[Number(number.slice(-5)) % slots.length]

export function orderLineRows({ saleUnit, number, lines, status }: Order): Row[] {
  return lines.map((line, at) => {
    const { item } = line.product
    const unit = item.units[line.unitAt]
    return {
      sale_unit: saleUnit,
      order_number: number,
      line: at + 1,
      product_code: item.code,
      name_th: item.th,
      name_en: item.en,
      unit: line.unitAt + 1,
      unit_name_th: unit?.th,
      unit_name_en: unit?.en,
      rate: line.rate,
      quantity: line.quantity,
      price: line.price,
      price_type: line.priceType,
      amount: line.amount,
      discount: line.discount,
      promotion_id: line.promotionId,
      free: line.free,
      points: line.points,
      held: holdsStock(status) ? line.quantity * line.rate : 0,
    }
  })
}

export function orderEventRows({ saleUnit, number, events }: Order): Row[] {
  return events.map(({ status, at, byKind, byName, why }, step) => ({
    sale_unit: saleUnit,
    order_number: number,
    step: step + 1,
    status,
    at,
    by_kind: byKind,
    by_name: byName,
    why,
  }))
}

/** The last number of each month, so that the next real order continues it. */
export function counterRows(orders: readonly Order[]): Row[] {
  const last = new Map<string, Row>()
  for (const { saleUnit, number } of orders) {
    const month = number.slice(-9, -5)
    last.set(`${saleUnit} ${month}`, { sale_unit: saleUnit, month, last: Number(number.slice(-5)) })
  }
  return [...last.values()]
}
