import { expect, test } from 'vitest'
import { saidMessage } from '#checks/messages/said-message.ts'
import {
  type PaymentForMessage,
  type PaymentTopic,
  paymentMessageValues,
  paymentTopics,
} from './payment-messages.ts'

const payment = {
  orderNumbers: ['SO1', 'SO2', 'SO3'],
  amount: 123_450,
  received: 123_450,
  returned: 5_000,
  why: 'ยอดไม่ตรง',
  ...{ shop: 'ร้าน', centre: 'ศูนย์' },
}

const paymentMessage = (topic: PaymentTopic, said: PaymentForMessage) =>
  saidMessage(topic, paymentMessageValues(topic, said, 'th'))

test.each(paymentTopics)('%s names the orders and ends with the link', (topic) => {
  const { subject, text } = paymentMessage(topic, payment)
  expect(subject).toContain('SO1 และอีก 2 รายการ')
  expect(text.split('\n').at(-1)).toBe('http://shop/x')
  expect(paymentMessage(topic, { ...payment, orderNumbers: ['SO1'] }).subject).not.toContain('และอีก')
})

test('a reason is said where there is one', () => {
  expect(paymentMessage('slip-refused', payment).text).toContain('เหตุผล: ยอดไม่ตรง')
  expect(paymentMessage('slip-refused', { ...payment, why: '' }).text).not.toContain('เหตุผล')
  expect(paymentMessage('money-refunded', payment).text).toContain('คืนเงิน ฿50.00')
})
