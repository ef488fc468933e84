import { expect, test } from 'vitest'
import { saidMessage } from '#checks/messages/said-message.ts'
import {
  gatewayMethods,
  isGateway,
  isPaidAhead,
  paymentCodes,
  paymentMethods,
} from '../payments/payment-methods.ts'
import { documentMonth } from '../time/document-month.ts'
import { deliveryMethods } from './delivery-method.ts'
import { orderNotes } from './order.ts'
import { type OrderForMessage, orderMessageValues, orderTopics } from './order-messages.ts'
import { isOver, movesFrom } from './order-moves.ts'
import { isCancelled, orderStatuses, usualSteps } from './order-status.ts'
import { awaitsPayment, historyPage, orderTabs, tabOf } from './order-tabs.ts'
import { isTrackingKey, readTrackingKey, trackingKeyOf, trackingPath } from './tracking-key.ts'

const order = {
  ...{ number: 'SO1', shop: 'ร้าน', total: 123_450, points: 0, deliverOn: '2026-11-17', slot: '08-12' },
  ...{ payBefore: null, placedBy: 'ต้น', byCustomer: true, why: '', centre: 'ศูนย์' },
}
const orderMessage = (topic: (typeof orderTopics)[number], said: OrderForMessage) =>
  saidMessage(topic, orderMessageValues(said, 'th'))

test('a message says what there is to say, line by line, and nothing else', () => {
  expect(orderMessage('order-placed', order)).toEqual({
    subject: 'ได้รับคำสั่งซื้อ SO1 แล้ว ยอด ฿1,234.50',
    text: 'ได้รับคำสั่งซื้อ SO1 แล้ว ยอด ฿1,234.50\nกำหนดส่ง อ. 17 พ.ย. ช่วง 08:00-12:00 น.\nhttp://shop/x',
  })
  expect(orderMessage('order-placed', { ...order, points: 1, deliverOn: null }).text).toBe(
    'ได้รับคำสั่งซื้อ SO1 แล้ว ยอด 1 คะแนน\nhttp://shop/x',
  )
  expect(orderMessage('order-placed', { ...order, byCustomer: false, slot: '' }).text.split('\n')).toEqual([
    'ได้รับคำสั่งซื้อ SO1 แล้ว ยอด ฿1,234.50',
    'สั่งแทนโดย ต้น',
    'กำหนดส่ง อ. 17 พ.ย.',
    'http://shop/x',
  ])
  expect(orderMessage('order-completed', order).text.split('\n')).toHaveLength(2)
  expect(orderMessage('order-cancelled', order).text).toBe('คำสั่งซื้อ SO1 ถูกยกเลิกแล้ว\nhttp://shop/x')
  expect(orderMessage('order-to-refund', order).text).toBe(
    'คำสั่งซื้อ SO1 ที่ชำระเงินแล้วถูกยกเลิก ศูนย์จะคืนเงินให้ และจะแจ้งเมื่อคืนแล้ว\nhttp://shop/x',
  )
  const shortages = [
    { name: 'ปลาเส้น', unit: 'ลัง', ordered: 3, delivered: 2 },
    { name: 'ทิชชู่', unit: 'แพ็ค', ordered: 1, delivered: 0 },
  ]
  expect(orderMessage('order-short', { ...order, shortages }).text.split('\n')).toEqual([
    'คำสั่งซื้อ SO1 มีของไม่ครบ ขออภัยด้วย',
    '- ปลาเส้น ได้ 2 จาก 3 ลัง',
    '- ทิชชู่ ไม่มีของ',
    'ยอดใหม่ ฿1,234.50',
    'http://shop/x',
  ])
  expect(orderTopics).toEqual([
    ...['order-placed', 'order-approved', 'order-shipped', 'payment-overdue', 'order-completed'],
    ...['order-cancelled', 'order-to-refund', 'order-short'],
  ])
})

test.each([
  ['45d005d91ace47839aec3de9988088de', true],
  ['45d005d91ace47839aec3de9988088d', false],
  ['45d005d91ace47839aec3de9988088dee', false],
  ['x45d005d91ace47839aec3de9988088de', false],
  ['45D005D91ACE47839AEC3DE9988088DE', false],
  ['BKK01-45d005d91ace47839aec3de9988088de', true],
  ['bkk01-45d005d91ace47839aec3de9988088de', false],
  ['-45d005d91ace47839aec3de9988088de', false],
])('%s in an address is a tracking key: %s', (text, isKey) => {
  expect(isTrackingKey(text)).toBe(isKey)
  expect(trackingPath(text)).toBe(`/order/tracking/${text}`)
})

test('a tracking key names its centre, and one from before names none', () => {
  const key = '45d005d91ace47839aec3de9988088de'
  expect(readTrackingKey(trackingKeyOf('BKK01', key))).toEqual({ saleUnit: 'BKK01', key })
  expect(readTrackingKey(key)).toEqual({ saleUnit: undefined, key })
  expect(readTrackingKey('anything')).toBeUndefined()
})

test.each([
  ['2026-01-01T00:00:00+07:00', '6901'],
  ['2026-12-31T23:59:59+07:00', '6912'],
  ['2027-01-01T00:00:00+07:00', '7001'],
])('an order of %s is numbered under %s', (at, month) => {
  expect(documentMonth(new Date(at))).toBe(month)
})

test('statuses, tabs and the road are those of the specification', () => {
  expect(orderStatuses).toEqual([
    'SO Wait',
    'SO Approve',
    'SO Cancel',
    'Invoice wait',
    'Invoice Approve',
    'POD',
    'Invoice Cancel',
  ])
  expect(usualSteps).toEqual(['SO Wait', 'SO Approve', 'Invoice wait', 'Invoice Approve', 'POD'])
  expect(orderTabs).toEqual(['all', 'toPay', 'toShip', 'shipping', 'done', 'cancelled'])
  expect(historyPage).toBe(12)
  expect(orderNotes).toEqual(['', 'payment overdue', 'payment received'])
  expect(deliveryMethods).toEqual(['DELIVERY', 'PICKUP'])
  expect(orderStatuses.filter(isCancelled)).toEqual(['SO Cancel', 'Invoice Cancel'])
  expect(orderStatuses.filter(isOver)).toEqual(['SO Cancel', 'POD', 'Invoice Cancel'])
  expect(movesFrom('SO Wait', 'customer')).toEqual(['SO Cancel'])
  expect(movesFrom('SO Approve', 'customer')).toEqual([])
  expect(movesFrom('Invoice wait', 'rider')).toEqual(['Invoice Approve'])
})

test.each(orderStatuses)(
  'an order at %s waits for money only before it is invoiced, and only if it is paid ahead',
  (status) => {
    const early = status === 'SO Wait' || status === 'SO Approve'
    for (const payment of paymentMethods) {
      const ahead = ['BANK', 'LINEPAY', 'CARD', 'QR'].includes(payment)
      expect(awaitsPayment({ status, payment, paid: false }), payment).toBe(early && ahead)
      expect(awaitsPayment({ status, payment, paid: true }), payment).toBe(false)
      expect(tabOf({ status, payment, paid: false }) === 'toPay', payment).toBe(early && ahead)
      expect(isPaidAhead(payment), payment).toBe(ahead)
    }
  },
)

test('ways of paying bear the codes of the specification', () => {
  expect(paymentCodes).toEqual({ COD: 0, LINEPAY: 1, BANK: 2, CREDIT: -1, CARD: -1, QR: -1, POINTS: -1 })
  expect(gatewayMethods).toEqual(['LINEPAY', 'CARD', 'QR'])
  expect(paymentMethods.filter(isGateway)).toEqual(['LINEPAY', 'CARD', 'QR'])
})
