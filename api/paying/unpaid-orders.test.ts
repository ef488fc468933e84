import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Gateways } from '#api/gateways/gateways.ts'
import { moveOrder } from '#api/orders/move-order.ts'
import { saidMessage } from '#checks/messages/said-message.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { orderMessageValues } from '#shop/orders/order-messages.ts'

import { handleUnpaidOrders } from './unpaid-orders.ts'

const api = await testApi()
const { ask, tokenFor, db } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const me = callers.customer
const token = await tokenFor(me)
const manager = await tokenFor(callers.manager)
const [plain = ''] = await findProductCodes('BKK01')
const lines = [{ P_Code: plain, qty1: 40 }]

const alerts: { orderNumber: string; msg: string }[] = []
const log = pino({ level: 'error' }, { write: (line: string) => void alerts.push(JSON.parse(line)) })
const placed = async (payment = 'BANK'): Promise<{ orderNumber: string; payBefore: string }> =>
  (await place(token, await bodyFor(token, me, { lines, payment }))).body
/** An order with a payment through a gateway. */
async function throughGateway(): Promise<string> {
  const { orderNumber } = await placed()
  await rows(`update orders set payment_method = 'LINEPAY', payment_code = 1 where number = $1`, [
    orderNumber,
  ])
  return orderNumber
}
const run = (at = '2026-11-17T05:01:00Z') =>
  handleUnpaidOrders({ db, log, now: new Date(at), gateways: {} as Gateways })
const orderOf = async (number: string) =>
  (
    await rows<{ status: string; paid: boolean; overdue: boolean }>(
      `select status, paid_at is not null as paid, exists (select from order_events e where e.sale_unit = o.sale_unit and e.order_number = o.number
         and e.note = 'payment overdue') as overdue from orders o where number = $1`,
      [number],
    )
  )[0]
const detailOf = async (orderid: string) =>
  (await ask('api/MerchantOrder/GET_ORDER_DETAIL', { token, body: { orderid, saleunit: 'BKK01' } })).body
const received = (orderNumber: string, who = manager) =>
  ask('api/orders/transfer-received', { token: who, body: { orderNumber, saleUnit: 'BKK01' } })

test('a transfer that is late is flagged once and the customer told; the order stays, and so do its goods', async () => {
  const { orderNumber, payBefore } = await placed()
  expect(payBefore).toBe('2026-11-17T05:00:00.000Z')
  await run('2026-11-17T04:59:00Z')
  expect(await orderOf(orderNumber)).toEqual({ status: 'SO Wait', paid: false, overdue: false })
  await run()
  await run()
  expect(await orderOf(orderNumber)).toEqual({ status: 'SO Wait', paid: false, overdue: true })
  expect(
    await rows(`select held from order_lines where order_number = $1 and line = 1`, [orderNumber]),
  ).toEqual([{ held: 40 }])
  expect(
    await rows(`select topic from outbox where order_number = $1 and topic <> 'order-placed'`, [orderNumber]),
  ).toEqual([{ topic: 'payment-overdue' }])
  const { Order, Timeline } = await detailOf(orderNumber)
  expect(Order.PaymentOverdue).toBe(true)
  expect(Timeline).toMatchObject([
    { Status: 'SO Wait', Note: '' },
    { Status: 'SO Wait', ByKind: 'job', Note: 'payment overdue' },
  ])
  const { body } = await ask('api/orders/history', { token, body: { tab: 'toPay' } })
  expect(body.orders.find(({ number }: { number: string }) => number === orderNumber)).toMatchObject({
    paymentOverdue: true,
  })
  expect((await ask('api/orders/track', { token, body: { orderNumber } })).body.timeline).toHaveLength(1)
})

test('the message says that the transfer was not seen, and how much it is', () => {
  const order = {
    number: 'SO1',
    shop: '',
    total: 129_900,
    points: 0,
    deliverOn: null,
    slot: '',
    payBefore: null,
    placedBy: '',
    why: '',
    centre: '',
  }
  const { subject } = saidMessage('payment-overdue', orderMessageValues({ ...order, byCustomer: true }, 'th'))
  expect(subject).toBe('ยังไม่ได้รับยอดโอนของคำสั่งซื้อ SO1 จำนวน ฿1,299.00')
})

test('staff from manager up say that the transfer came: once, by name, and nobody cancels it after', async () => {
  const { orderNumber } = await placed()
  await run()
  const first = await received(orderNumber)
  expect(first).toMatchObject({ status: 200, body: { paidAt: expect.any(String) } })
  const again = await Promise.all([1, 2, 3].map(() => received(orderNumber)))
  expect(again.map(({ body }) => body)).toEqual([first.body, first.body, first.body])
  const { Order, Timeline } = await detailOf(orderNumber)
  expect(Order).toMatchObject({ PaidDate: first.body.paidAt, PaymentOverdue: false })
  expect(Timeline.at(-1)).toMatchObject({
    ByKind: 'staff',
    By: expect.stringMatching(/\S/),
    Note: 'payment received',
  })
  expect(Timeline.filter(({ Note }: { Note: string }) => Note === 'payment received')).toHaveLength(1)
  await run('2026-12-01T00:00:00Z')
  expect(await orderOf(orderNumber)).toMatchObject({ status: 'SO Wait', paid: true })
})

test('a transfer is not received for an order paid otherwise, one that was cancelled, or by a salesperson', async () => {
  const { orderNumber: cash } = await placed('COD')
  expect(await received(cash)).toMatchObject({ status: 409, body: { Code: 'orders.notByTransfer' } })
  const { orderNumber: gone } = await placed()
  await ask('api/orders/cancel', { token, body: { orderNumber: gone } })
  expect(await received(gone)).toMatchObject({ status: 409, body: { Code: 'orders.wrongMove' } })
  const { orderNumber } = await placed()
  expect(await received(orderNumber, await tokenFor(callers.salesperson))).toMatchObject({ status: 403 })
  expect(await received(orderNumber, token)).toMatchObject({ status: 403 })
  expect(await received('SO-NONE')).toMatchObject({ status: 404 })
})

test('an order that cannot be given up is alerted and does not stop those after it', async () => {
  const [first, broken, last] = [await throughGateway(), await throughGateway(), await throughGateway()] as [
    string,
    string,
    string,
  ]
  const { orderNumber: waits } = await placed()
  // Stock is gone from the table: returning it violates a constraint.
  await rows(
    `alter table order_lines add constraint broken_for_a_test check (order_number <> '${broken}' or held > 0) not valid`,
  )
  await run()
  expect(await orderOf(first)).toMatchObject({ status: 'SO Cancel' })
  expect(await orderOf(broken)).toMatchObject({ status: 'SO Wait' })
  expect(await orderOf(last)).toMatchObject({ status: 'SO Cancel' })
  expect(await orderOf(waits)).toMatchObject({ status: 'SO Wait', overdue: true })
  expect(alerts).toMatchObject([{ orderNumber: broken, msg: 'an unpaid order could not be looked after' }])
  await rows('alter table order_lines drop constraint broken_for_a_test')
})

test('one whose stock row was set to nothing meanwhile is given up all the same, with an alert', async () => {
  alerts.length = 0
  const number = await throughGateway()
  await rows(`update stock set reserved = 0 where sale_unit = 'BKK01' and product_code = $1`, [plain])
  await run()
  expect(await orderOf(number)).toMatchObject({ status: 'SO Cancel' })
  expect(alerts).toContainEqual(
    expect.objectContaining({
      orderNumber: number,
      short: [{ product: plain, held: 40, reserved: 0, on_hand: expect.any(Number) }],
    }),
  )
})

test('what is paid through a gateway and was paid, or approved, in time is left alone', async () => {
  const [paid, approved] = [await throughGateway(), await throughGateway()] as [string, string]
  await rows(`update orders set paid_at = now() where number = $1`, [paid])
  const by = { kind: 'staff', name: 'กมล' } as const
  await moveOrder(db, {
    saleUnit: 'BKK01',
    number: approved,
    to: 'SO Approve',
    right: 'staff',
    by,
    why: '',
    now: new Date(),
    log,
  })
  await run()
  expect([await orderOf(paid), await orderOf(approved)]).toMatchObject([
    { status: 'SO Wait' },
    { status: 'SO Approve' },
  ])
})
