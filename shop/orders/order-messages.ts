import { sayMoney, sayNumber } from '../money/say-money.ts'
import { noonOf, sayDateTime, sayWeekday } from '../time/bangkok.ts'

export const orderTopics = [
  'order-placed',
  'payment-overdue',
  'order-completed',
  'order-cancelled',
  'order-to-refund',
  'order-short',
] as const
export type OrderTopic = (typeof orderTopics)[number]

type OrderForMessage = {
  number: string
  shop: string
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
  link: string
}
export type ShortageForMessage = { name: string; unit: string; ordered: number; delivered: number }

const time = (slot: string) => (slot ? ` ช่วง ${slot.replace('-', ':00-')}:00 น.` : '')
const price = ({ total, points }: OrderForMessage) =>
  points > 0 ? `${sayNumber(points)} คะแนน` : sayMoney(total)

const mostNamed = 5

/** Messages to customers are in Thai, since the language of the person holding the phone is unknown. */
const texts: Record<OrderTopic, (order: OrderForMessage) => string[]> = {
  'order-placed': (order) => [
    `ได้รับคำสั่งซื้อ ${order.number} แล้ว ยอด ${price(order)}`,
    ...(order.byCustomer ? [] : [`สั่งแทนโดย ${order.placedBy}`]),
    ...(order.deliverOn ? [`กำหนดส่ง ${sayWeekday(noonOf(order.deliverOn), 'th')}${time(order.slot)}`] : []),
    ...(order.payBefore ? [`กรุณาชำระเงินภายใน ${sayDateTime(order.payBefore, 'th')}`] : []),
  ],
  'payment-overdue': (order) => [
    `ยังไม่ได้รับยอดโอนของคำสั่งซื้อ ${order.number} จำนวน ${price(order)}`,
    'หากโอนแล้ว กรุณาส่งหลักฐานการโอนให้ศูนย์ตรวจสอบ',
  ],
  'order-completed': (order) => [`ส่งคำสั่งซื้อ ${order.number} เรียบร้อยแล้ว ขอบคุณที่ใช้บริการ`],
  'order-cancelled': (order) => [
    `คำสั่งซื้อ ${order.number} ถูกยกเลิกแล้ว`,
    ...(order.why ? [`เหตุผล: ${order.why}`] : []),
  ],
  'order-to-refund': (order) => [`คำสั่งซื้อ ${order.number} ที่ชำระเงินแล้วถูกยกเลิก ศูนย์จะคืนเงินให้ และจะแจ้งเมื่อคืนแล้ว`],
  'order-short': ({ number, shortages = [], ...order }) => [
    `คำสั่งซื้อ ${number} มีของไม่ครบ ขออภัยด้วย`,
    ...shortages
      .slice(0, mostNamed)
      .map(({ name, unit, ordered, delivered }) =>
        delivered > 0 ? `- ${name} ได้ ${delivered} จาก ${ordered} ${unit}` : `- ${name} ไม่มีของ`,
      ),
    ...(shortages.length > mostNamed ? [`และอีก ${shortages.length - mostNamed} รายการ`] : []),
    `ยอดใหม่ ${price({ number, ...order })}`,
  ],
}

export function orderMessage(topic: OrderTopic, order: OrderForMessage): { subject: string; text: string } {
  const lines = texts[topic](order)
  return { subject: lines[0] ?? order.number, text: [...lines, order.link].join('\n') }
}
