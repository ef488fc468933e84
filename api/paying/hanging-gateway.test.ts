import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Gateways } from '#api/gateways/gateways.ts'
import { ProviderAway } from '#api/gateways/payment-provider.ts'
import { startAsking } from '#api/payments/ask-waiting.ts'
import { testGateway } from '#checks/payments/test-gateway.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { handleUnpaidOrders } from './unpaid-orders.ts'

const noon = new Date('2026-11-16T05:00:00Z')
let now = noon
const linepay = testGateway('linepay', 'LINEPAY')
const card = testGateway('kbank-card', 'CARD')
/** Calls that LINE Pay does not answer until it is let go. */
const hanging = new Set<() => void>()
let most = 0
let isHanging = false
const gateways = {
  sms: { name: 'silent', request: async () => ({ token: '', reference: '' }), verify: async () => false },
  sendMail: async () => {},
  payments: [
    {
      ...linepay.provider,
      inquire: (payment) => {
        if (!isHanging) return linepay.provider.inquire(payment)
        return new Promise((_, fail) => {
          const end = () => {
            hanging.delete(end)
            fail(new ProviderAway('it did not answer'))
          }
          hanging.add(end)
          most = Math.max(most, hanging.size)
        })
      },
    },
    card.provider,
  ],
} satisfies Gateways
const log = pino({ level: 'silent' })
const api = await testApi({ gateways, now: () => now })
const { ask, tokenFor, db } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const token = await tokenFor(callers.customer)
const [product = ''] = await findProductCodes('BKK01')
await rows(`update stock set on_hand = reserved + 5000000 where sale_unit = 'BKK01' and product_code = $1`, [
  product,
])

beforeEach(() => {
  now = noon
  most = 0
  isHanging = false
})

/** An order that waits for its payment. */
async function waiting(method: 'LINEPAY' | 'CARD'): Promise<string> {
  const lines = [{ P_Code: product, qty1: 40 }]
  const body = await bodyFor(token, callers.customer, { lines, payment: method })
  const { orderNumber } = (await place(token, body)).body
  const started = await ask('api/payments/start', {
    token,
    body: { orderNumbers: [orderNumber], method, amountSeen: body.totalSeen, key: randomUUID() },
  })
  expect(started.status).toBe(200)
  return orderNumber
}
const several = async (count: number, method: 'LINEPAY' | 'CARD') => {
  const numbers: string[] = []
  for (let at = 0; at < count; at++) numbers.push(await waiting(method))
  return numbers
}
const statusOf = async (number: string) =>
  (await rows<{ status: string }>(`select status from orders where number = $1`, [number]))[0]?.status
const run = () => handleUnpaidOrders({ db, log, now, gateways })
const letGo = () => {
  for (const end of [...hanging]) end()
}

test('a hanging gateway delays no order of another, and its own are given up only when it has answered', async () => {
  const hung = await several(7, 'LINEPAY')
  const last = await waiting('CARD')
  now = new Date('2026-11-17T05:30:00Z')
  isHanging = true
  const running = run()
  await vi.waitFor(async () => expect(await statusOf(last)).toBe('SO Cancel'), 10_000)
  await vi.waitFor(() => expect(hanging.size).toBe(4), 10_000)
  isHanging = false
  letGo()
  await running
  const states = await Promise.all(hung.map(statusOf))
  // The four that hung wait for the next run; those after them were answered.
  expect(states.toSorted()).toEqual([...Array(3).fill('SO Cancel'), ...Array(4).fill('SO Wait')])
  await run()
  expect(await Promise.all(hung.map(statusOf))).toEqual(Array(7).fill('SO Cancel'))
})

test('an order whose gateway does not answer for a day is given up', async () => {
  const number = await waiting('LINEPAY')
  linepay.control.isAway = true
  now = new Date('2026-11-17T05:30:00Z')
  await run()
  expect(await statusOf(number)).toBe('SO Wait')
  now = new Date('2026-11-18T06:00:00Z')
  await run()
  expect(await statusOf(number)).toBe('SO Cancel')
  linepay.control.isAway = false
})

test('waiting payments of another gateway are asked about while one hangs, which has at most eight calls', async () => {
  await several(12, 'LINEPAY')
  const last = await waiting('CARD')
  const [share] = await rows<{ payment_id: string }>(
    `select payment_id from payment_shares where order_number = $1`,
    [last],
  )
  card.set(share?.payment_id ?? '', { state: 'paid' })
  now = new Date(noon.getTime() + 60_000)
  // It became due after all the others.
  await rows(`update payments set ask_at = $2 where id = $1`, [share?.payment_id, now])
  isHanging = true
  const asking = startAsking({ db, gateways, log, now: () => now })
  const paid = async () =>
    (await rows<{ paid_at: Date | null }>(`select paid_at from orders where number = $1`, [last]))[0]?.paid_at
  await vi.waitFor(async () => expect(await paid()).not.toBeNull(), 20_000)
  await vi.waitFor(() => expect(most).toBe(8), 10_000)
  isHanging = false
  letGo()
  await asking.stop()
})

test('a customer waits once for a hanging gateway, not once for each earlier payment', async () => {
  const numbers = await several(5, 'LINEPAY')
  isHanging = true
  const { rows: totals } = {
    rows: await rows<{ total: number }>(`select total from orders where number = any($1)`, [numbers]),
  }
  const amountSeen = totals.reduce((sum, { total }) => sum + total, 0) / 100
  const body = { orderNumbers: numbers, method: 'CARD', amountSeen, key: randomUUID() }
  const starting = ask('api/payments/start', { token, body })
  await vi.waitFor(() => expect(hanging.size).toBe(5), 20_000)
  letGo()
  expect((await starting).status).toBe(200)
})
