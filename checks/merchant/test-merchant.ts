import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Gateways } from '#api/gateways/gateways.ts'
import { testGateway } from '#checks/payments/test-gateway.ts'
import { callers, memoryStorage, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

type Parts = { storage?: ReturnType<typeof memoryStorage>; readSlip?: Gateways['readSlip'] }
type Placed = { number: string; total: number }

/** A shop with one gateway whose clock a test moves: its customer orders and pays, its staff decide. */
export async function testMerchant({ storage = memoryStorage(), readSlip }: Parts = {}) {
  const noon = new Date('2026-11-16T05:00:00Z')
  let now = noon
  const linepay = testGateway('linepay', 'LINEPAY')
  const gateways = {
    sms: { name: 'silent', request: async () => ({ token: '', reference: '' }), verify: async () => false },
    sendMail: async () => {},
    payments: [linepay.provider],
    ...(readSlip ? { readSlip } : {}),
  } satisfies Gateways
  const api = await testApi({ gateways, storage, now: () => now })
  const { ask, tokenFor } = api
  const ordering = testOrdering(api)
  const customer = await tokenFor(callers.customer)
  const [product = ''] = await ordering.findProductCodes('BKK01')
  await ordering.rows(
    `update stock set on_hand = reserved + 5000000 where sale_unit = 'BKK01' and product_code = $1`,
    [product],
  )
  await ordering.rows(
    `update customers set credit_limit = 100000000000 where sale_unit = 'BKK01' and code = 'C0001'`,
  )
  // A debt long overdue would stop orders on credit.
  await ordering.rows(
    `update orders set due_on = '2026-12-31' where sale_unit = 'BKK01' and credit_customer = 'C0001'`,
  )

  const placed = async (payment: string, quantity = 40): Promise<Placed> => {
    const body = await ordering.bodyFor(customer, callers.customer, {
      lines: [{ P_Code: product, qty1: quantity }],
      payment,
    })
    const answer = await ordering.place(customer, body)
    expect(answer.status).toBe(200)
    return { number: answer.body.orderNumber, total: body.totalSeen as number }
  }
  const startedFor = async (orders: readonly Placed[], method: string): Promise<string> => {
    const amountSeen = Math.round(orders.reduce((sum, { total }) => sum + total * 100, 0)) / 100
    const orderNumbers = orders.map(({ number }) => number)
    const { body } = await ask('api/payments/start', {
      token: customer,
      body: { orderNumbers, method, amountSeen, key: randomUUID() },
    })
    return body.paymentId
  }
  const picture = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer()
  /** A slip that waits for a person. */
  const slipFor = async (paymentId: string): Promise<string> => {
    const [id, name] = [randomUUID(), `slips/${randomUUID()}.webp`]
    await storage.savePrivate(name, picture)
    await ordering.rows(
      `insert into slips (sale_unit, id, payment_id, customer_code, picture, sent_at, state)
       values ('BKK01', $1, $2, 'C0001', $3, $4, 'checking')`,
      [id, paymentId, name, now],
    )
    return id
  }
  return {
    ...api,
    ...ordering,
    gateways,
    linepay,
    customer,
    manager: await tokenFor(callers.manager),
    owner: await tokenFor(callers.owner),
    placed,
    startedFor,
    started: (order: Placed, method: string) => startedFor([order], method),
    slipFor,
    clock: () => now,
    backToNoon: () => {
      now = noon
    },
    later: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1_000)
    },
  }
}
