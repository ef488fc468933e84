import { sayMoney } from '#shop/money/say-money.ts'
import type { ShownSums } from '#shop/priced-cart/shown-figures.ts'
import type { SayOrder } from '#web/words/customer/order-words.ts'

/** A row of sums under the lines. */
type SummaryRow = { name: keyof typeof labels; label: string; said: string }

const labels = {
  subtotal: 'totals.subtotal',
  discount: 'totals.discount',
  delivery: 'totals.delivery',
  cashRounding: 'totals.cashRounding',
} as const

/** The rows above a total, in words; they add up to it to the satang, and a free row counts 0. */
export function summaryRows(shown: ShownSums, say: SayOrder, { fetched = false } = {}): SummaryRow[] {
  const row = (name: SummaryRow['name'], said: string): SummaryRow => ({
    name,
    label: say(labels[name]),
    said,
  })
  return [
    row('subtotal', sayMoney(shown.subtotal)),
    ...(shown.discount > 0 ? [row('discount', sayMoney(-shown.discount))] : []),
    ...(fetched && shown.delivery === 0
      ? []
      : [row('delivery', shown.delivery > 0 ? sayMoney(shown.delivery) : say('totals.free'))]),
    ...(shown.cashRounding < 0 ? [row('cashRounding', sayMoney(shown.cashRounding))] : []),
  ]
}
