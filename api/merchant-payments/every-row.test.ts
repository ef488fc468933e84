import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testMerchant } from '#checks/merchant/test-merchant.ts'
import { callers } from '#checks/tools/test-api.ts'
import { paymentIdOf } from '#shop/payments/payment-id.ts'

const shop = await testMerchant()
const { ask, rows, placed, started, slipFor, manager, customer, tokenFor, later } = shop
const saleUnit = 'BKK01'
const supervisor = await tokenFor(callers.supervisor)

const list = async (body: object) =>
  (await ask('api/merchant/payments', { token: supervisor, body: { saleUnit, ...body } })).body
const idOf = (at: number) =>
  paymentIdOf(Uint8Array.from({ length: 10 }, (_, byte) => (byte > 7 ? at >> (8 * (9 - byte)) : 7) & 255))

test('more than a thousand payments of one moment are all reached, each once', async () => {
  const made = Array.from({ length: 1_205 }, (_, at) => idOf(at))
  await rows(
    `insert into payments (sale_unit, id, customer_code, method, provider, amount, state, key, made_at, made_by_kind, made_by)
     select 'BKK01', id, 'C0002', 'BANK', 'hand', 100, 'failed', gen_random_uuid(), '2026-11-01T00:00:00.000456Z', 'job', 'test'
     from unnest($1::text[]) as id`,
    [made],
  )
  const asked = { filter: 'ended', method: 'BANK', from: '2026-11-01', to: '2026-11-01', take: 200 }
  const seen: string[] = []
  for (let after: string | undefined; ; ) {
    const { payments, hasMore, counts } = await list({ ...asked, after })
    expect(counts.ended).toBe(1_205)
    seen.push(...payments.map(({ id }: { id: string }) => id))
    if (!hasMore) break
    after = seen.at(-1)
  }
  expect(seen).toHaveLength(1_205)
  expect(seen.toSorted()).toEqual(made.toSorted())
  const unknown = await list({ ...asked, after: 'PYZZZZZZZZZZZZZZ' })
  expect(unknown).toMatchObject({ payments: [], hasMore: false })
})

test('every slip of a long queue is reached by passing the ones before, then the first comes again', async () => {
  const id = await started(await placed('BANK'), 'BANK')
  const sent: string[] = []
  for (let at = 0; at < 60; at++) sent.push(await slipFor(id))
  const queue = async (query: string) =>
    (await ask(`api/merchant/slips?saleUnit=${saleUnit}${query}`, { method: 'GET', token: supervisor })).body
  const { waiting, slips } = await queue('')
  const seen: string[] = [slips[0].id]
  for (let at = 1; at < waiting; at++) {
    const next = await queue(`&after=${seen.at(-1)}`)
    expect(next.before).toBe(at)
    seen.push(next.slips[0].id)
  }
  expect(new Set(seen).size).toBe(waiting)
  expect(sent.every((slip) => seen.includes(slip))).toBe(true)
  expect((await queue(`&after=${seen.at(-1)}`)).slips[0].id).toBe(seen[0])
  const from = await queue(`&from=${seen[55]}`)
  expect([from.before, from.slips[0].id]).toEqual([55, seen[55]])
  expect((await queue(`&from=${randomUUID()}`)).slips[0].id).toBe(seen[0])
})

test('an order paid without a payment, then cancelled, is a task that a manager marks as transferred', async () => {
  const order = await placed('BANK')
  // As of a version that kept no payments.
  await rows(`update orders set paid_at = '2026-11-16T04:00:00Z' where number = $1`, [order.number])
  const tasks = async () =>
    (await ask(`api/merchant/payments/tasks?saleUnit=${saleUnit}`, { method: 'GET', token: supervisor })).body
      .toReturn
  const before = await tasks()
  const cancelled = await ask('api/orders/cancel', { token: customer, body: { orderNumber: order.number } })
  expect(cancelled.status).toBe(200)
  expect(await tasks()).toBe(before + 1)
  const { payments } = await list({ filter: 'toReturn', text: order.number })
  expect(payments).toMatchObject([
    { provider: 'hand', method: 'BANK', state: 'paid', received: order.total, toReturn: order.total },
  ])
  const [{ id: paymentId }] = payments
  const giveBack = (amount: number, token = manager) =>
    ask('api/merchant/refunds', {
      token,
      body: {
        ...{ saleUnit, id: randomUUID(), paymentId, orderNumber: order.number, amount },
        ...{ how: 'transfer', why: 'คืนเงินสินค้าหมด' },
      },
    })
  expect((await giveBack(order.total, supervisor)).status).toBe(403)
  expect((await giveBack(order.total)).body).toEqual({ state: 'done' })
  expect((await giveBack(0.01)).body.Code).toBe('payments.refundTooMuch')
  expect(await tasks()).toBe(before)
  expect(await rows(`select state from order_money where order_number = $1`, [order.number])).toEqual([
    { state: 'refunded' },
  ])
})

test('a cancelled order that was never paid, or was paid with points, makes no task', async () => {
  const [unpaid, points] = [await placed('COD'), await placed('COD')]
  await rows(`update orders set payment_method = 'POINTS', paid_at = now() where number = $1`, [
    points.number,
  ])
  for (const { number } of [unpaid, points])
    expect((await ask('api/orders/cancel', { token: customer, body: { orderNumber: number } })).status).toBe(
      200,
    )
  expect(
    await rows(`select from payment_shares where order_number = any($1)`, [[unpaid.number, points.number]]),
  ).toEqual([])
})

test('a receipt names the centre of the order, to whoever has its id', async () => {
  const id = await started(await placed('BANK'), 'BANK')
  later(1)
  const elsewhere = await tokenFor({ ...callers.customer, saleUnit: 'NON01' })
  const shown = await ask(`api/payments/one?saleUnit=${saleUnit}&paymentId=${id}`, {
    method: 'GET',
    token: elsewhere,
  })
  const [centre] = await rows<{ name_th: string; postcode: string }>(
    `select name_th, postcode from centres where sale_unit = 'BKK01'`,
  )
  expect(shown.body.centre).toMatchObject({
    name: centre?.name_th,
    address: expect.stringContaining(centre?.postcode ?? '?'),
  })
})
