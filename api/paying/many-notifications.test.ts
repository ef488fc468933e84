import { createHash, randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '#checks/tools/own-database.ts'
import { testSecret } from '#checks/tools/test-api.ts'
import { sandboxClients } from '#sandbox/addresses.ts'
import { makeSandbox } from '#sandbox/sandbox.ts'
import { ask } from '../../bench/ordering/request.ts'
import { type Server, startServer } from '../../bench/ordering/servers.ts'
import { type Stage, setStage } from '../../bench/ordering/stage.ts'
import { type Order, placeOrder } from '../../bench/payments/customers.ts'
import type { World } from '../../bench/payments/retry-until-answered.ts'

// Four processes on one database, and a sandbox they share, as in a network of several machines.
const { url } = await ownDatabase()
const program = fileURLToPath(new URL('../../bench/payments/paying-server.ts', import.meta.url))
const servers: Server[] = []
const sandbox = fastify({ routerOptions: { caseSensitive: false }, forceCloseConnections: true })
let stage: Stage
let world: World
beforeAll(async () => {
  let origin = ''
  await sandbox.register(makeSandbox({ origin: () => origin, shop: () => 'http://127.0.0.1:9' }).plugin, {
    prefix: '/sandbox',
  })
  origin = await sandbox.listen({ port: 0, host: '127.0.0.1' })
  stage = await setStage({ databaseUrl: url, secret: testSecret, buyers: 4, now: new Date() })
  const parts = { databaseUrl: url, secret: testSecret, program, environment: { SANDBOX_URL: origin } }
  servers.push(...(await Promise.all([1, 2, 3, 4].map(() => startServer(parts)))))
  world = { origin: () => servers[0]?.origin ?? '', sandbox: origin }
}, 60_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await sandbox.close()
  await stage.pool.end()
})

/** As KBank writes it. */
function notification(fields: { id: string; amount: number; reference_order: string }) {
  const body = {
    ...fields,
    object: 'qr',
    currency: 'THB',
    status: 'success',
    transaction_state: 'Authorized',
  }
  const text = `${body.id}${body.amount.toFixed(4)}${body.currency}${body.status}${body.transaction_state}${sandboxClients.kbank.secretKey}`
  return JSON.stringify({ ...body, checksum: createHash('sha256').update(text).digest('hex') })
}
const send = (server: Server | undefined, body: string) =>
  fetch(`${server?.origin}/rest/api/payments/notify/kbank-qr/BKK01`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })

async function startQr(order: Order): Promise<string> {
  const { status, body } = await ask(world.origin(), 'api/payments/start', order.buyer.token, {
    ...{ orderNumbers: [order.number], method: 'QR', amountSeen: order.total, key: randomUUID() },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return String(body.paymentId)
}

test('200 equal notifications at once over four processes make one payment', {
  timeout: 60_000,
}, async () => {
  const [buyer] = stage.buyers
  if (!buyer) throw new Error('no buyer')
  const order = await placeOrder(world, buyer, stage.plain, 'QR')
  const id = await startQr(order)
  const played = (await (await fetch(`${world.sandbox}/sandbox/payments.json`)).json()) as {
    payments: { id: string; reference: string }[]
  }
  const reference = played.payments.find((each) => each.id === id)?.reference ?? ''
  const query = new URLSearchParams({ origin: world.sandbox, 'order-id': reference, amount: '1' })
  await fetch(`${world.sandbox}/sandbox/kbank/ui/v2/qr?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'choice=pay',
  })
  const body = notification({ id: `chrg_${randomUUID()}`, amount: order.total, reference_order: id })
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) => send(servers[at % servers.length], body)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { rows } = await stage.pool.query(
    `select p.state, p.received::int as received, m.state as money, m.received::int as booked,
       (select count(*)::int from payment_messages g where g.payment_id = p.id and g.kind = 'notified') as notified,
       (select count(*)::int from payment_events e where e.payment_id = p.id and e.what = 'paid') as paid
     from payments p join payment_shares s on s.payment_id = p.id join order_money m on m.order_number = s.order_number
     where m.order_number = $1`,
    [order.number],
  )
  const total = Math.round(order.total * 100)
  expect(rows).toEqual([
    { state: 'paid', received: total, money: 'paid', booked: total, notified: 1, paid: 1 },
  ])
})
