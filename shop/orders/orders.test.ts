import { describe, expect, test } from 'vitest'
import { saidMessage } from '#checks/messages/said-message.ts'
import { documentMonth } from '../time/document-month.ts'
import { orderMessageValues } from './order-messages.ts'
import { isOver, type Mover, mayMove, movesFrom } from './order-moves.ts'
import { orderStatuses, usualSteps } from './order-status.ts'
import { awaitsPayment, tabOf } from './order-tabs.ts'
import { isTrackingKey } from './tracking-key.ts'

const movers: Mover[] = ['customer', 'agent', 'staff', 'rider', 'job']

/** Every allowed status change; all others must be refused. */
const allowed: Record<string, Mover[]> = {
  'SO Wait > SO Approve': ['staff'],
  'SO Wait > SO Cancel': ['customer', 'agent', 'staff', 'job'],
  'SO Approve > Invoice wait': ['staff'],
  'SO Approve > SO Cancel': ['staff'],
  'Invoice wait > Invoice Approve': ['staff', 'rider'],
  'Invoice wait > Invoice Cancel': ['staff'],
  'Invoice Approve > POD': ['rider', 'staff'],
  'Invoice Approve > Invoice Cancel': ['staff'],
}

describe('the status machine', () => {
  test.each(orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const)))(
    '%s to %s',
    (from, to) => {
      for (const by of movers)
        expect(mayMove(from, to, by), by).toBe(allowed[`${from} > ${to}`]?.includes(by) ?? false)
    },
  )

  test('the straight road leads from the first to the last, and the end has no way out', () => {
    for (const [at, status] of usualSteps.slice(0, -1).entries())
      expect(movesFrom(status, 'staff')).toContain(usualSteps[at + 1])
    expect(orderStatuses.filter(isOver)).toEqual(['SO Cancel', 'POD', 'Invoice Cancel'])
  })
})

test.each([
  ['SO Wait', 'BANK', false, 'toPay'],
  ['SO Wait', 'BANK', true, 'toShip'],
  ['SO Wait', 'COD', false, 'toShip'],
  ['SO Approve', 'CREDIT', false, 'toShip'],
  ['Invoice wait', 'BANK', false, 'toShip'],
  ['Invoice Approve', 'COD', false, 'shipping'],
  ['POD', 'CREDIT', false, 'done'],
  ['SO Cancel', 'BANK', false, 'cancelled'],
  ['Invoice Cancel', 'COD', false, 'cancelled'],
] as const)('%s by %s, paid %s, stands under %s', (status, payment, paid, tab) => {
  expect(tabOf({ status, payment, paid })).toBe(tab)
  expect(awaitsPayment({ status, payment, paid })).toBe(tab === 'toPay')
})

test('an order is numbered under the Buddhist month in Bangkok', () => {
  expect(documentMonth(new Date('2026-10-31T17:30:00Z'))).toBe('6911')
})

test('a message tells who ordered, when it comes, until when to pay, and where to look', () => {
  const order = {
    number: 'SO1',
    shop: 'ร้าน',
    total: 123_450,
    points: 0,
    deliverOn: '2026-11-17',
    slot: '08-12',
    payBefore: new Date('2026-11-17T05:00:00Z'),
    placedBy: 'ต้น นักขาย',
    byCustomer: false,
    why: '',
    centre: '',
  }
  const link = 'http://shop/order/tracking/x'
  const { text } = saidMessage('order-placed', orderMessageValues(order, 'th'), link)
  for (const part of ['SO1', '฿1,234.50', 'ต้น นักขาย', '08:00-12:00 น.', link]) expect(text).toContain(part)
  expect(text).toMatch(/ภายใน 17 พ\.ย\. 69\s12:00\sน\./)
  const cancelled = orderMessageValues({ ...order, why: 'ไม่ชำระ' }, 'th')
  expect(saidMessage('order-cancelled', cancelled).text).toContain('ไม่ชำระ')
})

test('a tracking key is told from an order number', () => {
  expect(isTrackingKey('45d005d91ace47839aec3de9988088de')).toBe(true)
  expect(isTrackingKey('SOBKK01691100042')).toBe(false)
})
