import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { ProviderAway, ProviderRefused } from '#api/gateways/payment-provider.ts'
import { testMerchant } from '#checks/merchant/test-merchant.ts'
import { callers, memoryStorage } from '#checks/tools/test-api.ts'

const storage = memoryStorage()
const shop = await testMerchant({ storage })
const { ask, tokenFor, rows, placed, started, slipFor, linepay, later, owner, manager, customer } = shop
const saleUnit = 'BKK01'
const supervisor = await tokenFor(callers.supervisor)
const salesperson = await tokenFor(callers.salesperson)

beforeEach(() => {
  linepay.control.isAway = false
})

const list = (body: object = {}, token = supervisor) =>
  ask('api/merchant/payments', { token, body: { saleUnit, ...body } })
const detail = (paymentId: string, token = supervisor) =>
  ask(`api/merchant/payment?saleUnit=${saleUnit}&paymentId=${paymentId}`, { method: 'GET', token })
const decide = (slipId: string, body: object = {}, token = manager) =>
  ask('api/merchant/slips/decide', { token, body: { saleUnit, slipId, decision: 'confirm', ...body } })
const giveBack = (body: object, token = manager) =>
  ask('api/merchant/refunds', {
    token,
    body: { saleUnit, id: randomUUID(), how: 'transfer', why: 'ยกเลิก', ...body },
  })
const moneyOf = async (number: string) =>
  (
    await rows<{ state: string }>(
      `select state from order_money where sale_unit = 'BKK01' and order_number = $1`,
      [number],
    )
  )[0]?.state
/** An order paid through the gateway. */
const paid = async () => {
  const order = await placed('LINEPAY')
  const id = await started(order, 'LINEPAY')
  linepay.set(id, { state: 'paid' })
  later(5)
  await ask('api/payments/check', { body: { saleUnit, paymentId: id } })
  return { ...order, id, satang: Math.round(order.total * 100) }
}
/** Paid, then cancelled: all of it goes back. */
const cancelled = async () => {
  const order = await paid()
  await ask('api/orders/cancel', { token: customer, body: { orderNumber: order.number } })
  expect(await moneyOf(order.number)).toBe('to be refunded')
  return order
}

test('a slip in the queue is confirmed: the order is paid, and the queue is shorter', async () => {
  const order = await placed('BANK')
  const id = await started(order, 'BANK')
  const slip = await slipFor(id)
  const queue = await ask(`api/merchant/slips?saleUnit=${saleUnit}`, { method: 'GET', token: supervisor })
  const { waiting } = queue.body
  expect(queue.body).toMatchObject({ mayDecide: false })
  expect(queue.body.slips.at(-1)).toMatchObject({
    id: slip,
    amount: order.total,
    orders: [{ orderNumber: order.number, status: 'SO Wait' }],
  })
  expect(queue.body.accounts.length).toBeGreaterThan(0)
  expect((await list()).body.slipsWaiting).toBe(waiting)
  expect((await decide(slip)).body).toEqual({ state: 'confirmed', paymentState: 'paid' })
  expect(await moneyOf(order.number)).toBe('paid')
  expect((await list()).body.slipsWaiting).toBe(waiting - 1)
  expect((await detail(id)).body.slips[0]).toMatchObject({
    state: 'confirmed',
    decidedBy: expect.any(String),
  })
})

test('a slip is refused with a reason: the order is unpaid again, and its customer is told', async () => {
  const order = await placed('BANK')
  const id = await started(order, 'BANK')
  const slip = await slipFor(id)
  expect((await decide(slip, { decision: 'refuse', why: ' ' })).body.Code).toBe('payments.sayWhy')
  expect(await moneyOf(order.number)).toBe('waiting')
  expect((await decide(slip, { decision: 'refuse', why: 'ยอดไม่ตรง' })).body).toEqual({
    state: 'refused',
    paymentState: 'failed',
  })
  expect(await moneyOf(order.number)).toBe('unpaid')
  expect((await detail(id)).body).toMatchObject({
    state: 'failed',
    trouble: 'slipRefused',
    slipState: 'refused',
  })
  expect(await rows(`select topic from outbox where order_number = $1`, [id])).toEqual([
    { topic: 'slip-refused' },
  ])
})

test('another amount than asked for is booked as it came', async () => {
  const order = await placed('BANK')
  const id = await started(order, 'BANK')
  await decide(await slipFor(id), { received: order.total - 1 })
  expect((await detail(id)).body).toMatchObject({
    state: 'paid',
    trouble: 'wrongAmount',
    received: order.total - 1,
  })
  expect(await moneyOf(order.number)).toBe('partly paid')
})

test('two people at once make one decision, and the second is told by whom', async () => {
  for (let round = 0; round < 5; round++) {
    const order = await placed('BANK')
    const id = await started(order, 'BANK')
    const slip = await slipFor(id)
    const answers = await Promise.all([
      decide(slip, {}, manager),
      decide(slip, { decision: 'refuse', why: 'ไม่พบเงินเข้า' }, owner),
      decide(slip, {}, owner),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(body.Code).toBe('payments.decided')
      expect(body.Message).toMatch(/^\S+/)
    }
    const [{ received } = { received: 0 }] = await rows<{ received: number }>(
      `select received from payments where id = $1`,
      [id],
    )
    expect([0, Math.round(order.total * 100)]).toContain(received)
  }
})

test('a second slip of a paid payment cannot be confirmed, only refused', async () => {
  const id = await started(await placed('BANK'), 'BANK')
  const [first, second] = [await slipFor(id), await slipFor(id)]
  await decide(first)
  expect((await decide(second)).body.Code).toBe('payments.decided')
  expect((await decide(second, { decision: 'refuse', why: 'สลิปซ้ำ' })).body).toEqual({
    state: 'refused',
    paymentState: 'paid',
  })
})

test.each([
  ['a salesperson', () => salesperson, 403, 403],
  ['a supervisor', () => supervisor, 200, 403],
] as const)('%s sees and decides only what they may', async (_who, token, sees, decides) => {
  const id = await started(await placed('BANK'), 'BANK')
  const slip = await slipFor(id)
  expect((await list({}, token())).status).toBe(sees)
  expect((await detail(id, token())).status).toBe(sees)
  expect((await decide(slip, {}, token())).status).toBe(decides)
  expect((await giveBack({ paymentId: id, orderNumber: 'x', amount: 1 }, token())).status).toBe(decides)
})

test('the list finds by state, method, day and text, and counts each', async () => {
  const order = await paid()
  const found = async (body: object) => (await list(body)).body.payments.map(({ id }: { id: string }) => id)
  expect(await found({ filter: 'paid', method: 'LINEPAY', text: order.number })).toEqual([order.id])
  expect(await found({ filter: 'waiting', text: order.number })).toEqual([])
  expect(await found({ text: order.id.toLowerCase() })).toEqual([order.id])
  expect(await found({ text: order.id, from: '2026-11-16', to: '2026-11-16' })).toEqual([order.id])
  expect(await found({ text: order.id, from: '2026-11-17' })).toEqual([])
  expect(await found({ text: '%' })).toEqual([])
  const { counts } = (await list({ text: order.id })).body
  expect(counts).toEqual({ all: 1, waiting: 0, paid: 1, toReturn: 0, ended: 0 })
})

test('what has to go back is told of the payment that came last, and only of it', async () => {
  const order = await placed('LINEPAY')
  const first = await started(order, 'LINEPAY')
  later(1)
  const second = await started(order, 'LINEPAY')
  for (const id of [first, second]) {
    linepay.set(id, { state: 'paid' })
    later(5)
    await ask('api/payments/check', { body: { saleUnit, paymentId: id } })
  }
  expect(await moneyOf(order.number)).toBe('overpaid')
  expect((await detail(first)).body.toReturn).toBe(0)
  expect((await detail(second)).body.toReturn).toBe(order.total)
  const { payments } = (await list({ filter: 'toReturn', text: order.number })).body
  expect(payments.map(({ id }: { id: string }) => id)).toEqual([second])
})

test('a refund through the gateway is done there once, and the order is refunded', async () => {
  const order = await cancelled()
  const request = {
    id: randomUUID(),
    paymentId: order.id,
    orderNumber: order.number,
    amount: order.total,
    how: 'gateway',
  }
  const answers = await Promise.all([giveBack(request), giveBack(request), giveBack(request)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(linepay.accountOf(order.id)?.refunded).toBe(order.satang)
  expect(await moneyOf(order.number)).toBe('refunded')
  expect((await detail(order.id)).body).toMatchObject({ state: 'refunded', toReturn: 0 })
  expect((await giveBack({ ...request, amount: 1 })).body.Code).toBe('payments.refundElse')
  expect(
    await rows(`select count(*)::int as n from outbox where order_number = $1 and topic = 'money-refunded'`, [
      order.id,
    ]),
  ).toEqual([{ n: 1 }])
})

test('refunds at once never exceed what was paid', async () => {
  const order = await cancelled()
  const part = Math.floor(order.satang / 3) / 100
  const request = { paymentId: order.id, orderNumber: order.number, amount: part }
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => giveBack({ ...request, how: at % 2 ? 'gateway' : 'transfer' })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.find(({ status }) => status === 400)?.body.Code).toBe('payments.refundTooMuch')
  const [{ returned } = { returned: 0 }] = await rows<{ returned: number }>(
    `select returned from payments where id = $1`,
    [order.id],
  )
  expect(returned).toBe(Math.round(part * 100) * 3)
})

test('a gateway that refuses leaves nothing given back, and it can be tried again', async () => {
  const order = await cancelled()
  linepay.control.beforeRefund = () => {
    throw new ProviderRefused('1198', 'no', '{"returnCode":"1198"}')
  }
  const request = { paymentId: order.id, orderNumber: order.number, amount: order.total, how: 'gateway' }
  expect((await giveBack(request)).body.Code).toBe('payments.refundFailed')
  linepay.control.beforeRefund = undefined
  expect((await detail(order.id)).body.refunds).toMatchObject([{ state: 'failed' }])
  expect((await giveBack(request)).body).toEqual({ state: 'done' })
})

test('a lost answer is told as unknown, never sent twice, and settled by a person after a minute', async () => {
  const order = await cancelled()
  let calls = 0
  linepay.control.beforeRefund = () => {
    calls++
    throw new ProviderAway('away')
  }
  const request = {
    id: randomUUID(),
    paymentId: order.id,
    orderNumber: order.number,
    amount: order.total,
    how: 'gateway',
  }
  const settle = (given: boolean) =>
    ask('api/merchant/refunds/settle', { token: owner, body: { saleUnit, id: request.id, given } })
  expect((await giveBack(request)).body.Code).toBe('payments.refundUnknown')
  expect((await giveBack(request)).body).toEqual({ state: 'asked' })
  expect(calls).toBe(1)
  linepay.control.beforeRefund = undefined
  // What may be on its way is not given back a second time.
  expect((await giveBack({ ...request, id: randomUUID() })).body.Code).toBe('payments.refundTooMuch')
  expect((await settle(true)).body.Code).toBe('payments.refundSettled')
  later(61)
  expect((await detail(order.id)).body.refunds).toMatchObject([{ state: 'asked', toBeSettled: true }])
  const both = await Promise.all([settle(true), settle(false)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(['refunded', 'to be refunded']).toContain(await moneyOf(order.number))
})

test.each([
  ['without a reason', { why: '  ' }, 400, 'payments.sayWhy'],
  ['of nothing', { amount: 0 }, 400, 'general.badInput'],
  ['below nothing', { amount: -5 }, 400, 'general.badInput'],
  ['of another order', { orderNumber: 'SOBKK01690100001' }, 404, 'payments.none'],
  ['of a payment that is none', { paymentId: 'PY00000000000000' }, 404, 'payments.none'],
  ['above what was paid', { amount: 1_000_000 }, 400, 'payments.refundTooMuch'],
] as const)('a refund %s is refused', async (_what, more, status, code) => {
  const order = await cancelled()
  const answer = await giveBack({
    paymentId: order.id,
    orderNumber: order.number,
    amount: order.total,
    ...more,
  })
  expect([answer.status, answer.body.Code]).toEqual([status, code])
})

test('slips and proofs are seen by their customer and the staff, whose views are recorded', async () => {
  const id = await started(await placed('BANK'), 'BANK')
  const slip = await slipFor(id)
  const look = (token: string) =>
    ask(`api/payments/picture?saleUnit=${saleUnit}&id=${slip}`, { method: 'GET', token })
  const views = async () =>
    (await rows<{ n: number }>(`select count(*)::int as n from private_views where kind = 'slip'`))[0]?.n
  const before = (await views()) ?? 0
  expect((await look(customer)).body.type).toBe('image/webp')
  expect((await look(await tokenFor({ ...callers.customer, customerCode: 'C0002' }))).status).toBe(404)
  expect((await look(salesperson)).status).toBe(403)
  expect(await views()).toBe(before)
  expect((await look(supervisor)).status).toBe(200)
  expect(await views()).toBe(before + 1)
  expect(
    (await ask(`api/payments/picture?saleUnit=CNX01&id=${slip}`, { method: 'GET', token: supervisor }))
      .status,
  ).toBe(404)
})

test('the proof of a transfer is kept, and only a picture is one', async () => {
  const order = await cancelled()
  const proof = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const id = randomUUID()
  const send = async (file: Uint8Array) => {
    const form = new FormData()
    const fields = {
      saleUnit,
      id,
      paymentId: order.id,
      orderNumber: order.number,
      amount: order.total,
      how: 'transfer',
      why: 'ยกเลิก',
    }
    form.set('request', JSON.stringify(fields))
    form.set('proof', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'proof.png')
    const request = new Request('http://x', { method: 'POST', body: form })
    return shop.app.inject({
      method: 'POST',
      url: '/rest/api/merchant/refunds',
      headers: {
        authorization: `Bearer ${manager}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }
  expect((await send(Buffer.from('not a picture'))).json().Code).toBe('payments.notPicture')
  expect((await send(proof)).json()).toEqual({ state: 'done' })
  expect((await detail(order.id)).body.refunds).toMatchObject([{ hasProof: true, state: 'done' }])
  const look = await ask(`api/payments/picture?saleUnit=${saleUnit}&id=${id}&kind=proof`, {
    method: 'GET',
    token: customer,
  })
  expect(look.status).toBe(200)
})
