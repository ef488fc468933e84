import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { press, typeCard } from '#sandbox/test-payments.ts'
import { ask, orderFor } from '../ordering/request.ts'
import type { Buyer } from '../ordering/stage.ts'
import { findPlayed } from './played.ts'
import { retryUntilAnswered, type World } from './retry-until-answered.ts'

export type Method = 'LINEPAY' | 'CARD' | 'QR' | 'BANK'
export type Order = { number: string; total: number; buyer: Buyer }

export async function placeOrder(
  world: World,
  buyer: Buyer,
  product: string,
  payment: Method,
): Promise<Order> {
  const body = await orderFor(world.origin(), buyer, { lines: [{ P_Code: product, qty1: 1 }], payment })
  const { status, body: placed } = await ask(world.origin(), 'api/orders', buyer.token, body)
  if (status !== 200) throw new Error(`an order was refused: ${placed.Code}`)
  return { number: String(placed.orderNumber), total: Number(body.totalSeen), buyer }
}

type Started = { paymentId: string; saleUnit: string; next: { kind: string; href?: string } }

/** Starts a payment, and another when the first ended before the customer was sent anywhere. */
export async function start(world: World, order: Order, method: Method): Promise<Started | undefined> {
  for (let tries = 0; tries < 10; tries++) {
    const key = randomUUID()
    const body = { orderNumbers: [order.number], method, amountSeen: order.total, key }
    const { status, body: answer } = await retryUntilAnswered(
      world,
      'api/payments/start',
      order.buyer.token,
      body,
    )
    if (status === 200) return answer as unknown as Started
    if (answer.Code === 'payments.nothingToPay') return undefined
    await sleep(200)
  }
  throw new Error('a payment could not be started')
}

/** One customer pays one order at a gateway, from the first button to the page of the result. */
export async function payAtGateway(world: World, order: Order, method: Method): Promise<void> {
  const started = await start(world, order, method)
  if (!started || started.next.kind === 'done') return
  const { paymentId, saleUnit } = started
  const back = (fields: object) =>
    retryUntilAnswered(world, 'api/payments/returned', order.buyer.token, {
      type: method.toLowerCase(),
      saleUnit,
      paymentId,
      fields,
    })
  if (method === 'LINEPAY') {
    const answer = await press(started.next.href ?? '', 'approve')
    const at = new URL(answer.headers.get('location') ?? 'http://none')
    await back({ transactionId: at.searchParams.get('transactionId') ?? '', orderId: paymentId })
  }
  if (method === 'CARD') {
    const token = await typeCard({ origin: world.sandbox } as never, '4111111111111111')
    const { body } = await back({ token })
    if (typeof body.href === 'string') await press(body.href, 'approve')
    await back({ objectId: await referenceOf(world, paymentId) })
  }
  if (method === 'QR') {
    await payQr(world, paymentId)
    await back({})
  }
}

async function referenceOf(world: World, id: string): Promise<string> {
  return (await findPlayed(world)).find((played) => played.id === id)?.reference ?? ''
}

async function payQr(world: World, id: string): Promise<void> {
  const orderId = await referenceOf(world, id)
  const query = new URLSearchParams({ origin: world.sandbox, 'order-id': orderId, amount: '1' })
  await press(`${world.sandbox}/sandbox/kbank/ui/v2/qr?${query}`, 'pay')
}
