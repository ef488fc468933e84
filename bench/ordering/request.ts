import { randomUUID } from 'node:crypto'
import type { Buyer } from './stage.ts'

export type Answer = { status: number; body: Record<string, unknown> & { Code?: string } }
export type Line = { P_Code: string; qty1?: number; qty2?: number; qty3?: number }
type OrderRequest = { lines: Line[]; couponId?: string; kind?: string; payment?: string; slot?: string }

export async function ask(origin: string, path: string, token: string, body: object): Promise<Answer> {
  const answer = await fetch(`${origin}/rest/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Answer['body'] }
}

/** The body of an order at the current price; every call makes a new key. */
export async function orderFor(
  origin: string,
  buyer: Buyer,
  request: OrderRequest,
): Promise<Record<string, unknown>> {
  const { payment = 'COD', slot = '08-12', ...chosen } = request
  const seen = await ask(origin, 'api/checkout/preview', buyer.token, chosen)
  const { body: options } = await ask(origin, 'api/checkout/options', buyer.token, {
    kind: request.kind ?? 'normal',
  })
  if (seen.status !== 200) throw new Error(`preview answered ${seen.status} ${seen.body.Code}`)
  const [day] = options.days as { day: string }[]
  return {
    key: randomUUID(),
    totalSeen: seen.body.total,
    pointsSeen: seen.body.points,
    shipTo: buyer.address,
    billTo: buyer.address,
    deliverOn: day?.day,
    slot,
    payment,
    ...chosen,
  }
}

export const asBuyer = (order: Record<string, unknown>, buyer: Buyer) => ({
  ...order,
  key: randomUUID(),
  shipTo: buyer.address,
  billTo: buyer.address,
})
export const place = (origin: string, token: string, order: object) => ask(origin, 'api/orders', token, order)
