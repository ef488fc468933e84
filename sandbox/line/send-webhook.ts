import { createHmac } from 'node:crypto'
import { sandboxClients } from '../addresses.ts'
import type { World } from '../kit/world.ts'
import { lineAccount } from './accounts.ts'
import type { WebhookEvent } from './webhook-event.ts'

/** The status of the shop's answer; null when none came. */
export type WebhookStatus = number | null

/** Sends an event to a centre's webhook as the switches say: twice, or with a wrong or no signature. */
export async function sendWebhook(
  world: World,
  saleUnit: string,
  event: WebhookEvent,
): Promise<WebhookStatus[]> {
  const first = await deliver(world, saleUnit, event)
  if (!world.switches.strikes('webhookTwice')) return [first]
  return [first, await deliver(world, saleUnit, { ...event, deliveryContext: { isRedelivery: true } })]
}

async function deliver(
  { shop, switches }: World,
  saleUnit: string,
  event: WebhookEvent,
): Promise<WebhookStatus> {
  const body = JSON.stringify({ destination: lineAccount(saleUnit).userId, events: [event] })
  const { channelSecret } = sandboxClients.lineMessaging
  const secret = switches.strikes('webhookForged') ? `${channelSecret}-guessed` : channelSecret
  const signature = createHmac('sha256', secret).update(body).digest('base64')
  const answer = await fetch(`${shop()}/rest/api/line/webhook/${encodeURIComponent(saleUnit)}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'LineBotWebhook/2.0',
      ...(switches.strikes('webhookUnsigned') ? {} : { 'x-line-signature': signature }),
    },
    body,
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined)
  return answer?.status ?? null
}
