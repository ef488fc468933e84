import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testMerchant } from '#checks/merchant/test-merchant.ts'
import { reconcileParts } from '#shop/reconcile/reconcile-parts.ts'
import { reconcileAll } from './reconcile.ts'

const shop = await testMerchant()
const { ask, rows, db, gateways, linepay, later, clock, manager, owner, customer } = shop
const saleUnit = 'BKK01'
const findings = () => reconcileAll({ db, gateways, now: clock() })
const check = (part: string) => ask('api/merchant/reconcile', { token: owner, body: { saleUnit, part } })

test('the demo network agrees with itself, in every part', async () => {
  expect(await findings()).toEqual([])
})

test('what does not agree is found, each by its kind', async () => {
  const order = await shop.placed('BANK')
  const id = await shop.started(order, 'BANK')
  await shop.slipFor(id)
  const gateway = await shop.placed('LINEPAY')
  const other = await shop.started(gateway, 'LINEPAY')
  linepay.set(other, { state: 'paid' })
  const broken = [
    [`update customers set debt = debt + 100 where sale_unit = 'BKK01' and code = 'C0001'`, 'debts', 'debt'],
    [
      `update customers set points = points + 1 where sale_unit = 'BKK01' and code = 'C0001'`,
      'points',
      'points',
    ],
    [`update payment_shares set amount = amount + 1 where payment_id = '${id}'`, 'payments', 'sharesAmount'],
    [`update order_money set state = 'paid' where order_number = '${order.number}'`, 'orders', 'moneyState'],
    [`update orders set paid_at = now() where number = '${order.number}'`, 'orders', 'moneyState'],
  ] as const
  for (const [statement, part, kind] of broken) {
    await rows(statement)
    const { body } = await check(part)
    expect(
      body.findings.map((finding: { kind: string }) => finding.kind),
      part,
    ).toContain(kind)
  }
  expect((await check('gateways')).body.findings).toMatchObject([
    { kind: 'gatewayDiffers', paymentId: other },
  ])
  const tomorrow = new Date(clock().getTime() + 25 * 3_600_000)
  const late = await reconcileAll({ db, gateways, now: tomorrow })
  expect(late).toContainEqual(expect.objectContaining({ kind: 'slipWaits', paymentId: id }))
  expect(late).toContainEqual(expect.objectContaining({ kind: 'waitingLong', paymentId: other }))
  // Everything as it was, for the tests that follow.
  await rows(
    `update customers set debt = debt - 100, points = points - 1 where sale_unit = 'BKK01' and code = 'C0001'`,
  )
  await rows(`update payment_shares set amount = amount - 1 where payment_id = $1`, [id])
  await rows(`update orders set paid_at = null where number = $1`, [order.number])
  await rows(`update order_money set state = 'waiting' where order_number = $1`, [order.number])
  later(5)
  await ask('api/payments/check', { body: { saleUnit, paymentId: other } })
  await rows(`update slips set state = 'refused' where payment_id = $1`, [id])
  expect(await findings()).toEqual([])
})

test('only an owner may ask', async () => {
  for (const part of reconcileParts)
    expect((await ask('api/merchant/reconcile', { token: manager, body: { saleUnit, part } })).status).toBe(
      403,
    )
})

type Order = { number: string; total: number }
type Payment = { id: string; orders: Order[]; method: 'LINEPAY' | 'BANK' }
type World = { orders: Order[]; payments: Payment[] }
const pick = <T>(things: readonly T[], at: number): T | undefined => things[at % Math.max(1, things.length)]

/** One step of a customer, the gateway or the staff; refusals are part of life. */
async function step(world: World, { what, a, b }: { what: string; a: number; b: number }): Promise<void> {
  later(7)
  const payment = pick(world.payments, a)
  if (what === 'place')
    world.orders.push(await shop.placed(pick(['BANK', 'LINEPAY', 'CREDIT', 'COD'], a) ?? '', 40 + b))
  if (what === 'pay') {
    const orders = [
      ...new Set([pick(world.orders, a), pick(world.orders, b)].filter((each) => each !== undefined)),
    ]
    const method = a % 2 ? 'BANK' : 'LINEPAY'
    const id = orders.length > 0 ? await shop.startedFor(orders, method) : undefined
    if (id) world.payments.push({ id, orders, method })
  }
  if (what === 'cancel')
    await ask('api/orders/cancel', {
      token: customer,
      body: { orderNumber: pick(world.orders, a)?.number ?? 'none' },
    })
  if (what === 'arrives' && payment?.method === 'BANK') {
    const slipId = await shop.slipFor(payment.id)
    const received = b % 3 === 0 ? {} : { received: b + 1 }
    const decision = b % 5 === 4 ? { decision: 'refuse', why: 'x' } : { decision: 'confirm', ...received }
    await ask('api/merchant/slips/decide', { token: manager, body: { saleUnit, slipId, ...decision } })
  }
  if (what === 'arrives' && payment?.method === 'LINEPAY') {
    if (linepay.accountOf(payment.id)?.state === 'waiting')
      linepay.set(payment.id, b % 3 === 0 ? { state: 'paid' } : { state: 'paid', amount: (b + 1) * 100 })
    await ask('api/payments/check', { body: { saleUnit, paymentId: payment.id } })
  }
  if (what === 'refund' && payment) {
    const orderNumber = pick(payment.orders, b)?.number ?? ''
    const how = payment.method === 'BANK' || b % 2 ? 'transfer' : 'gateway'
    const body = {
      saleUnit,
      id: randomUUID(),
      paymentId: payment.id,
      orderNumber,
      amount: 1 + b,
      how,
      why: 'x',
    }
    await ask('api/merchant/refunds', { token: manager, body })
  }
}

/** Written apart from the rule it checks, from the rows alone. */
async function slowState(number: string): Promise<string> {
  const [order] = await rows<{ total: number; status: string }>(
    `select total, status from orders where number = $1`,
    [number],
  )
  const shares = await rows<{ state: string; received: number; returned: number }>(
    `select p.state, s.received, s.returned from payment_shares s join payments p on p.sale_unit = s.sale_unit and p.id = s.payment_id where s.order_number = $1`,
    [number],
  )
  let [came, went] = [0, 0]
  for (const share of shares) {
    came += share.received
    went += share.returned
  }
  const stays = came - went
  const total = order?.total ?? 0
  if (came > 0 && stays === 0) return 'refunded'
  if (order?.status.endsWith('Cancel')) return stays > 0 ? 'to be refunded' : 'unpaid'
  if (stays > total) return 'overpaid'
  if (came >= total) return 'paid'
  if (came > 0) return 'partly paid'
  return shares.some(({ state }) => state === 'waiting') ? 'waiting' : 'unpaid'
}

async function expectTrue(world: World): Promise<void> {
  for (const { number } of world.orders) {
    const [money] = await rows<{ state: string }>(`select state from order_money where order_number = $1`, [
      number,
    ])
    expect([number, money?.state ?? 'unpaid']).toEqual([number, await slowState(number)])
  }
  for (const { id } of world.payments) {
    const [sums] = await rows<Record<string, number>>(
      `select p.amount, p.received, p.returned, sum(s.amount)::bigint as shares, sum(s.received)::bigint as came, sum(s.returned)::bigint as went,
         (select coalesce(sum(r.amount), 0)::bigint from refunds r where r.payment_id = p.id and r.state <> 'failed') as given
       from payments p join payment_shares s on s.payment_id = p.id where p.id = $1 group by p.sale_unit, p.id`,
      [id],
    )
    expect(sums).toMatchObject({
      shares: sums?.amount,
      came: sums?.received,
      went: sums?.returned,
      given: sums?.returned,
    })
    expect(sums?.returned).toBeLessThanOrEqual(sums?.received ?? 0)
  }
  const [debt] = await rows<{ says: number; should: number }>(
    `select c.debt as says, (select coalesce(sum(o.total - coalesce(m.received, 0)), 0)::bigint from orders o
       left join order_money m on m.sale_unit = o.sale_unit and m.order_number = o.number
       where o.sale_unit = c.sale_unit and o.credit_customer = c.code and o.paid_at is null and o.status not like '%Cancel') as should
     from customers c where c.sale_unit = 'BKK01' and c.code = 'C0001'`,
  )
  expect(debt?.says).toBe(debt?.should)
}

test('after any sequence of payments, cancellations and refunds the books agree', async () => {
  const steps = fc.array(
    fc.record({
      what: fc.constantFrom(
        'place',
        'place',
        'pay',
        'pay',
        'arrives',
        'arrives',
        'cancel',
        'refund',
        'refund',
      ),
      a: fc.nat(7),
      b: fc.nat(2_000),
    }),
    { minLength: 4, maxLength: 16 },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      shop.backToNoon()
      const world: World = { orders: [], payments: [] }
      for (const each of all) await step(world, each)
      await expectTrue(world)
    }),
    { numRuns: 40 },
  )
  expect(
    await findings().then((all) => all.filter(({ kind }) => kind !== 'waitingLong' && kind !== 'slipWaits')),
  ).toEqual([])
}, 180_000)
