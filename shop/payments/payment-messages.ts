import { sayMoney } from '../money/say-money.ts'

export const paymentTopics = [
  'slip-received',
  'slip-refused',
  'money-received',
  'money-to-return',
  'money-refunded',
] as const
export type PaymentTopic = (typeof paymentTopics)[number]

type PaymentForMessage = {
  orderNumbers: readonly string[]
  amount: number
  received: number
  returned: number
  why: string
  link: string
}

const orders = ({ orderNumbers: [first = '', ...others] }: PaymentForMessage) =>
  others.length > 0 ? `${first} และอีก ${others.length} รายการ` : first

/** Messages to customers are in Thai, since the language of the person holding the phone is unknown. */
const texts: Record<PaymentTopic, (payment: PaymentForMessage) => string[]> = {
  'slip-received': (payment) => [
    `ได้รับสลิปของคำสั่งซื้อ ${orders(payment)} ยอด ${sayMoney(payment.amount)} แล้ว`,
    'กำลังตรวจสอบ จะแจ้งผลให้ทราบ',
  ],
  'slip-refused': (payment) => [
    `สลิปของคำสั่งซื้อ ${orders(payment)} ยังไม่ผ่านการตรวจสอบ`,
    ...(payment.why ? [`เหตุผล: ${payment.why}`] : []),
    'กรุณาแนบสลิปใหม่ หรือติดต่อศูนย์',
  ],
  'money-received': (payment) => [
    `ได้รับชำระเงิน ${sayMoney(payment.received)} ของคำสั่งซื้อ ${orders(payment)} เรียบร้อยแล้ว`,
  ],
  'money-to-return': (payment) => [
    `ได้รับเงิน ${sayMoney(payment.received)} ของคำสั่งซื้อ ${orders(payment)} เกินจากยอดค้างชำระ`,
    'ศูนย์จะคืนเงินส่วนเกินให้ และจะแจ้งเมื่อคืนแล้ว',
  ],
  'money-refunded': (payment) => [
    `คืนเงิน ${sayMoney(payment.returned)} ของคำสั่งซื้อ ${orders(payment)} แล้ว`,
    ...(payment.why ? [`เหตุผล: ${payment.why}`] : []),
  ],
}

export function paymentMessage(
  topic: PaymentTopic,
  payment: PaymentForMessage,
): { subject: string; text: string } {
  const lines = texts[topic](payment)
  return { subject: lines[0] ?? '', text: [...lines, payment.link].join('\n') }
}
