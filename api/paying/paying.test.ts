import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import type { Gateways } from '#api/gateways/gateways.ts'
import { askWaitingOnce } from '#api/payments/ask-waiting.ts'
import { testGateway } from '#checks/payments/test-gateway.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { handleUnpaidOrders } from './unpaid-orders.ts'

let now = new Date('2026-11-16T05:00:00Z')
const linepay = testGateway('linepay', 'LINEPAY')
const gateways = {
  sms: { name: 'silent', request: async () => ({ token: '', reference: '' }), verify: async () => false },
  sendMail: async () => {},
  payments: [linepay.provider],
} satisfies Gateways
const log = pino({ level: 'silent' })
const api = await testApi({ gateways, now: () => now })
const { ask, tokenFor, db, app } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const me = callers.customer
const token = await tokenFor(me)
const manager = await tokenFor(callers.manager)
const [plain = ''] = await findProductCodes('BKK01')
await rows(`update stock set on_hand = reserved + 5000000 where sale_unit = 'BKK01' and product_code = $1`, [
  plain,
])

beforeEach(() => {
  now = new Date('2026-11-16T05:00:00Z')
  linepay.control.isAway = false
})

const placed = async (payment = 'LINEPAY'): Promise<{ number: string; total: number }> => {
  const body = await bodyFor(token, me, { lines: [{ P_Code: plain, qty1: 40 }], payment })
  const answer = await place(token, body)
  expect(answer.status).toBe(200)
  return { number: answer.body.orderNumber, total: body.totalSeen as number }
}
type Start = { method?: string; key?: string; amountSeen?: number }
const start = (orders: { number: string; total: number }[], more: Start = {}) =>
  ask('api/payments/start', {
    token,
    body: {
      orderNumbers: orders.map(({ number }) => number),
      method: 'LINEPAY',
      amountSeen: Math.round(orders.reduce((sum, { total }) => sum + total * 100, 0)) / 100,
      key: randomUUID(),
      ...more,
    },
  })
const started = async (order: { number: string; total: number }): Promise<string> =>
  (await start([order])).body.paymentId
const paymentOf = async (id: string) =>
  (
    await rows<{ state: string; received: number; returned: number }>(
      `select state, received, returned from payments where id = $1`,
      [id],
    )
  )[0]
const orderOf = async (number: string) =>
  (
    await rows<{ status: string; paid: boolean; money: string }>(
      `select o.status, o.paid_at is not null as paid, m.state as money from orders o
       left join order_money m on m.sale_unit = o.sale_unit and m.order_number = o.number where o.number = $1`,
      [number],
    )
  )[0]
const notify = (id: string) =>
  app.inject({
    method: 'POST',
    url: '/rest/api/payments/notify/linepay/BKK01',
    payload: `genuine ${id}`,
    headers: { 'content-type': 'text/plain' },
  })
const back = (id: string) =>
  ask('api/payments/returned', { body: { type: 'linepay', saleUnit: 'BKK01', paymentId: id, fields: {} } })
const check = (id: string) => ask('api/payments/check', { body: { saleUnit: 'BKK01', paymentId: id } })
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000)
}

test('a payment leads to its gateway, and the gateway’s word alone makes the order paid', async () => {
  const order = await placed()
  const { body } = await start([order])
  expect(body.next).toEqual({ kind: 'redirect', href: `https://gateway.test/${body.paymentId}` })
  expect(await orderOf(order.number)).toEqual({ status: 'SO Wait', paid: false, money: 'waiting' })
  await back(body.paymentId)
  expect(await orderOf(order.number)).toMatchObject({ paid: false, money: 'waiting' })
  linepay.set(body.paymentId, { state: 'approved' })
  await back(body.paymentId)
  expect(await orderOf(order.number)).toEqual({ status: 'SO Wait', paid: true, money: 'paid' })
  expect(linepay.accountOf(body.paymentId)?.captures).toBe(1)
})

test('the same request again finds the same payment, also both at once, and the gateway hears of it once', async () => {
  const order = await placed()
  const key = randomUUID()
  const before = linepay.control.started
  const answers = await Promise.all([1, 2, 3, 4].map(() => start([order], { key })))
  expect(new Set(answers.map(({ body }) => body.paymentId)).size).toBe(1)
  expect(linepay.control.started).toBe(before + 1)
})

test('a charge whose answer was lost with the server comes to nothing in a minute, and the order can be paid again', async () => {
  const order = await placed()
  const id = await started(order)
  await rows(`update payments set reference = null, charged_at = $2, ask_at = $2 where id = $1`, [id, now])
  linepay.control.isAway = true
  later(10)
  await askWaitingOnce({ db, gateways, log, now: () => now })
  expect(await paymentOf(id)).toMatchObject({ state: 'waiting' })
  linepay.control.isAway = false
  later(60)
  await askWaitingOnce({ db, gateways, log, now: () => now })
  expect(await paymentOf(id)).toMatchObject({ state: 'failed' })
  expect(await orderOf(order.number)).toMatchObject({ money: 'unpaid' })
  const again = await started(order)
  linepay.set(again, { state: 'paid' })
  await back(again)
  expect(await orderOf(order.number)).toMatchObject({ paid: true, money: 'paid' })
})

test('many customers who start at once do not wait for each other’s connections', async () => {
  const orders = await Promise.all(Array.from({ length: 12 }, () => placed('BANK')))
  const answers = await Promise.all(orders.map((order) => start([order], { method: 'BANK' })))
  expect(answers.map(({ body }) => body.next)).toEqual(orders.map(() => ({ kind: 'transfer' })))
})

test('a gateway that does not answer is said so, and the order can be paid again', async () => {
  const order = await placed()
  linepay.control.isAway = true
  const { status, body } = await start([order])
  expect([status, body.Code]).toEqual([503, 'payments.gatewayAway'])
  // The page of the result says this, not that the payment was refused.
  const [given] = await rows<{ trouble: string }>(
    `select p.trouble from payments p join payment_shares s on s.payment_id = p.id where s.order_number = $1`,
    [order.number],
  )
  expect(given?.trouble).toBe('payments.gatewayAway')
  linepay.control.isAway = false
  expect((await start([order])).status).toBe(200)
})

test('a declined payment leaves the order unpaid; the next one pays it', async () => {
  const order = await placed()
  const first = await started(order)
  linepay.set(first, { state: 'failed' })
  later(5)
  expect((await check(first)).body).toMatchObject({ state: 'failed', trouble: 'declined' })
  expect(await orderOf(order.number)).toMatchObject({ money: 'unpaid' })
  const second = await started(order)
  linepay.set(second, { state: 'approved' })
  later(10)
  expect((await check(second)).body.state).toBe('paid')
  expect(await orderOf(order.number)).toMatchObject({ paid: true, money: 'paid' })
})

test('the one given up for another is let go: what was approved there is not taken', async () => {
  const order = await placed()
  const first = await started(order)
  later(1)
  const second = await started(order)
  linepay.set(first, { state: 'approved' })
  later(10)
  await askWaitingOnce({ db, gateways, log, now: () => now })
  expect(linepay.accountOf(first)).toMatchObject({ state: 'cancelled', captures: 0 })
  expect(await paymentOf(first)).toMatchObject({ state: 'cancelled' })
  expect(await paymentOf(second)).toMatchObject({ state: 'waiting' })
})

test('a payment nobody tells us of is asked about until it has an end', async () => {
  const order = await placed()
  const id = await started(order)
  linepay.set(id, { state: 'approved' })
  later(6)
  await askWaitingOnce({ db, gateways, log, now: () => now })
  expect(await orderOf(order.number)).toMatchObject({ paid: true })
  expect(await rows(`select ask_at from payments where id = $1`, [id])).toEqual([{ ask_at: null }])
})

test('expiry asks the gateway before it gives the order up', async () => {
  const [paid, unpaid] = [await placed(), await placed()]
  linepay.set(await started(paid), { state: 'approved' })
  await started(unpaid)
  later(25 * 3_600)
  await handleUnpaidOrders({ db, gateways, log, now })
  expect(await orderOf(paid.number)).toEqual({ status: 'SO Wait', paid: true, money: 'paid' })
  expect(await orderOf(unpaid.number)).toEqual({ status: 'SO Cancel', paid: false, money: 'unpaid' })
})

test('money that comes after the order was cancelled is to be refunded', async () => {
  const order = await placed()
  const id = await started(order)
  linepay.set(id, { state: 'paid' })
  await ask('api/orders/cancel', { token, body: { orderNumber: order.number } })
  later(6)
  await askWaitingOnce({ db, gateways, log, now: () => now })
  expect(await orderOf(order.number)).toMatchObject({ status: 'SO Cancel', money: 'to be refunded' })
  expect(await rows(`select topic from outbox where order_number = $1 order by topic`, [id])).toEqual([
    { topic: 'money-received' },
    { topic: 'money-to-return' },
  ])
})

test('two payments of one order: the money of both is known, and the second is too much', async () => {
  const order = await placed()
  const first = await started(order)
  const second = await started(order)
  linepay.set(first, { state: 'paid' })
  linepay.set(second, { state: 'paid' })
  later(10)
  await askWaitingOnce({ db, gateways, log, now: () => now })
  await askWaitingOnce({ db, gateways, log, now: () => now })
  expect(await orderOf(order.number)).toMatchObject({ paid: true, money: 'overpaid' })
})

test.each([
  ['less', -100, 'partly paid', false],
  ['more', 100, 'overpaid', true],
] as const)('%s money than asked for is booked as it came', async (_what, more, money, paid) => {
  const order = await placed()
  const id = await started(order)
  linepay.set(id, { state: 'paid', amount: order.total * 100 + more })
  later(5)
  expect((await check(id)).body.trouble).toBe('wrongAmount')
  expect(await orderOf(order.number)).toMatchObject({ money, paid })
})

test('several orders are one payment whose shares sum to it', async () => {
  const orders = [await placed(), await placed('BANK'), await placed('COD')]
  const { body } = await start(orders)
  linepay.set(body.paymentId, { state: 'approved' })
  later(5)
  await check(body.paymentId)
  for (const { number } of orders) expect(await orderOf(number)).toMatchObject({ paid: true, money: 'paid' })
  const [sum] = await rows<{ amount: number; shares: number }>(
    `select p.amount, sum(s.amount)::bigint as shares from payments p join payment_shares s on s.payment_id = p.id where p.id = $1 group by p.amount`,
    [body.paymentId],
  )
  expect(sum?.shares).toBe(sum?.amount)
  // Nothing is collected at the door for what is paid.
  expect(await rows(`select payment_method from orders where number = $1`, [orders[2]?.number])).toEqual([
    { payment_method: 'LINEPAY' },
  ])
})

test('a debt on credit is lowered at once when it is paid', async () => {
  await rows(`update customers set credit_limit = 100000000 where sale_unit = 'BKK01' and code = 'C0001'`)
  const debt = async () =>
    (
      await rows<{ debt: number }>(`select debt from customers where sale_unit = 'BKK01' and code = 'C0001'`)
    )[0]?.debt
  const before = await debt()
  const order = await placed('CREDIT')
  expect(await debt()).toBe((before ?? 0) + order.total * 100)
  const id = await started(order)
  linepay.set(id, { state: 'paid' })
  later(5)
  await check(id)
  expect(await debt()).toBe(before)
  expect(await orderOf(order.number)).toMatchObject({ paid: true, money: 'paid' })
})

test.each([
  ['of somebody else', async () => ({ number: 'SOBKK01690100001', total: 1 }), 404, 'orders.none'],
  ['with another sum', async () => ({ ...(await placed()), total: 1 }), 409, 'payments.amountChanged'],
  ['with a closed method', placed, 409, 'payments.methodClosed', { method: 'CARD' }],
] as const)('an order %s is refused', async (_what, order, status, code, more?: Start) => {
  const answer = await start([await order()], more)
  expect([answer.status, answer.body.Code]).toEqual([status, code])
})

test('what is paid is not paid again', async () => {
  const order = await placed('BANK')
  const received = await ask('api/orders/transfer-received', {
    token: manager,
    body: { orderNumber: order.number, saleUnit: 'BKK01' },
  })
  expect(received.status).toBe(200)
  expect((await start([order])).body.Code).toBe('payments.nothingToPay')
  expect(await orderOf(order.number)).toMatchObject({ paid: true, money: 'paid' })
})

test.each(['', 'rubbish', 'genuine PY00000000000000', '{}'])(
  'a notification of %j changes nothing',
  async (payload) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/rest/api/payments/notify/linepay/BKK01',
      payload,
      headers: { 'content-type': 'application/json' },
    })
    expect([400, 404]).toContain(answer.statusCode)
  },
)

const sideBySide = 12

/** All orders of some things. */
function permutations<T>(things: readonly T[]): T[][] {
  if (things.length <= 1) return [[...things]]
  return things.flatMap((thing, at) => permutations(things.toSpliced(at, 1)).map((rest) => [thing, ...rest]))
}

test('all 720 orders of return, notify, notify again, inquiry, expiry and cancel end the same', async () => {
  type Event = (id: string, number: string) => Promise<unknown>
  const events: Record<string, Event> = {
    return: (id) => back(id),
    notify: (id) => notify(id),
    'notify again': (id) => notify(id),
    inquiry: (id) => check(id),
    expiry: () => handleUnpaidOrders({ db, gateways, log, now: new Date(now.getTime() + 30 * 3_600_000) }),
    cancel: (_id, number) => ask('api/orders/cancel', { token, body: { orderNumber: number } }),
  }
  const orders = permutations(Object.keys(events))
  expect(orders).toHaveLength(720)
  const ends = new Set<string>()
  const body = await bodyFor(token, me, { lines: [{ P_Code: plain, qty1: 40 }], payment: 'LINEPAY' })
  // Expiry is of every order at once, so those that meet it at the same step go side by side.
  const together = Map.groupBy(orders, (sequence) => sequence.indexOf('expiry'))
  for (const [expiresAt, sequences] of together)
    for (let at = 0; at < sequences.length; at += sideBySide) {
      now = new Date('2026-11-16T05:00:00Z')
      const begun = await Promise.all(
        sequences.slice(at, at + sideBySide).map(async (sequence) => {
          const number: string = (await place(token, { ...body, key: randomUUID() })).body.orderNumber
          const id = await started({ number, total: body.totalSeen as number })
          linepay.set(id, { state: 'paid' })
          return { sequence, number, id }
        }),
      )
      for (let step = 0; step < Object.keys(events).length; step += 1) {
        if (step === expiresAt) await events.expiry?.('', '')
        else
          await Promise.all(
            begun.map(({ sequence, id, number }) => events[sequence[step] ?? '']?.(id, number)),
          )
        later(4)
      }
      for (const { id, number } of begun)
        ends.add(JSON.stringify([await orderOf(number), await paymentOf(id)]))
    }
  expect([...ends].map((end) => JSON.parse(end))).toMatchObject([
    [
      { status: 'SO Cancel', money: 'to be refunded' },
      { state: 'paid', returned: 0 },
    ],
  ])
}, 120_000)
