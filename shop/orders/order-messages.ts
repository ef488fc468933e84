import type { MessageValues } from '../customer-messages/message-placeholders.ts'
import { sayMoney, sayNumber } from '../money/say-money.ts'
import { noonOf, sayDateTime, sayWeekday } from '../time/bangkok.ts'
import type { Locale } from '../words/locale.ts'

export const orderTopics = [
  'order-placed',
  'order-approved',
  'order-shipped',
  'payment-overdue',
  'order-completed',
  'order-cancelled',
  'order-to-refund',
  'order-short',
] as const

export type OrderForMessage = {
  number: string
  shop: string
  centre: string
  total: number
  points: number
  deliverOn: string | null
  slot: string
  payBefore: Date | null
  placedBy: string
  byCustomer: boolean
  why: string
  /** What was ordered and not there. */
  shortages?: readonly ShortageForMessage[]
}
export type ShortageForMessage = { name: string; unit: string; ordered: number; delivered: number }

const mostNamed = 5
const words = {
  th: {
    points: 'คะแนน',
    between: (hours: string) => ` ช่วง ${hours} น.`,
    some: ({ name, delivered, ordered, unit }: ShortageForMessage) =>
      `- ${name} ได้ ${delivered} จาก ${ordered} ${unit}`,
    none: ({ name }: ShortageForMessage) => `- ${name} ไม่มีของ`,
    others: (count: number) => `และอีก ${count} รายการ`,
  },
  en: {
    points: 'points',
    between: (hours: string) => `, ${hours}`,
    some: ({ name, delivered, ordered, unit }: ShortageForMessage) =>
      `- ${name}: ${delivered} of ${ordered} ${unit}`,
    none: ({ name }: ShortageForMessage) => `- ${name}: none`,
    others: (count: number) => `and ${count} more`,
  },
} as const

/** What a message about an order can name. */
export function orderMessageValues(order: OrderForMessage, locale: Locale): MessageValues {
  const { number, shop, centre, total, points, deliverOn, slot, payBefore, why, shortages = [] } = order
  const say = words[locale]
  return {
    ...{ order: number, shop, centre, why },
    amount: points > 0 ? `${sayNumber(points)} ${say.points}` : sayMoney(total),
    date: deliverOn
      ? `${sayWeekday(noonOf(deliverOn), locale)}${slot ? say.between(`${slot.replace('-', ':00-')}:00`) : ''}`
      : '',
    payBefore: payBefore ? sayDateTime(payBefore, locale) : '',
    placedBy: order.byCustomer ? '' : order.placedBy,
    items: [
      ...shortages.slice(0, mostNamed).map((each) => (each.delivered > 0 ? say.some(each) : say.none(each))),
      ...(shortages.length > mostNamed ? [say.others(shortages.length - mostNamed)] : []),
    ].join('\n'),
  }
}
