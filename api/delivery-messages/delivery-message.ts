import { setTimeout as sleep } from 'node:timers/promises'
import type { Gateways } from '#api/gateways/gateways.ts'
import { isLineUser, type LineChannel } from '#api/gateways/line/line-channel.ts'
import { LineRefusal } from '#api/gateways/line/line-refusal.ts'
import type { Context } from '#api/kit/calls/context.ts'
import { type Db, isInTransaction } from '#api/kit/database.ts'
import { onceKey } from '#api/messages/once-key.ts'
import { settingsReader } from '#api/settings/settings.ts'
import {
  type DeliveryMessageKind,
  deliveryCard,
  deliveryText,
} from '#shop/delivery-messages/delivery-cards.ts'
import { deliveryMessageProblems } from '#shop/delivery-messages/delivery-message-problems.ts'
import type { FlexMessage } from '#shop/delivery-messages/flex-message.ts'
import { trackingKeyOf, trackingPath } from '#shop/orders/tracking-key.ts'
import { refuse } from '#shop/problems/problem.ts'
import {
  claimMessage,
  findSent,
  letGoOfMessage,
  type MessageOfStop,
  noteBegun,
  noteSent,
  type SentBy,
} from './message-claims.ts'
import { findRecipient, type Recipient } from './message-recipient.ts'

type Parts = {
  db: Db
  gateways: Gateways
  now: Date
  /** The origin of the shop's pages, for the link. */
  origin: () => string
  log: Pick<Context['log'], 'warn'>
}
type DeliveryMessageRequest = {
  saleUnit: string
  orderNumber: string
  kind: DeliveryMessageKind
  window?: { from: Date; to: Date } | undefined
  /** Satang to prepare; once delivered, what was received. */
  cash: number
  rider: { name: string; mobile: string }
  /** The same for whoever asks about one visit of a stop, another for the next attempt. */
  key: string
}

/**
 * Tells a customer that the rider is on the way, arriving or was there: by LINE, or SMS where LINE does not reach.
 * Once per visit, whoever asks; `none` when there is nothing to say or no way to say it.
 */
export async function sendDeliveryMessage(
  parts: Parts,
  request: DeliveryMessageRequest,
): Promise<SentBy | 'none'> {
  if (isInTransaction()) throw new Error('a gateway was asked to send a message inside a transaction')
  const { db, now } = parts
  const { saleUnit, orderNumber, kind, key: attempt } = request
  const message: MessageOfStop = { saleUnit, orderNumber, kind, attempt }
  const recipient = await findRecipient(db, message)
  if (!recipient) return 'none'
  if (recipient.overtaken) return (await findSent(db, message)) ?? 'none'
  const claim = await claimMessage(db, message, now)
  if (!claim) return waitForOther(db, message)
  // Its sender died; the SMS may have gone out, and must not go twice.
  const channel = claim.begun === 'sms' ? 'sms' : await sendOrLetGo(parts, { request, message, recipient })
  if (channel !== 'none') await noteSent(db, message, { channel, now })
  return channel
}

type Sending = { request: DeliveryMessageRequest; message: MessageOfStop; recipient: Recipient }

async function sendOrLetGo(parts: Parts, sending: Sending): Promise<SentBy | 'none'> {
  let sent: SentBy | 'none' = 'none'
  try {
    sent = await send(parts, sending)
    return sent
  } finally {
    if (sent === 'none') await letGoOfMessage(parts.db, sending.message, parts.now)
  }
}

async function send(parts: Parts, { request, message, recipient }: Sending): Promise<SentBy | 'none'> {
  const { db, gateways, origin } = parts
  const { saleUnit } = request
  const link = `${origin()}${trackingPath(trackingKeyOf(saleUnit, recipient.trackingKey))}`
  const told = { ...request, centre: recipient.centre, link }
  const { primaryColour } = await settingsReader(db)(saleUnit)
  const { line, mobile } = recipient
  const channel = isLineUser(line) ? gateways.lineOf?.(saleUnit) : undefined
  const byLine =
    channel &&
    (async () => {
      if (!(await channel.mayReach(line ?? ''))) return false
      await push(channel, line ?? '', deliveryCard(told, primaryColour), keyOf(message))
      return true
    })
  const { sendSms } = gateways
  const bySms =
    sendSms &&
    (async () => {
      await noteBegun(db, message, 'sms')
      await sendSms(mobile, deliveryText(told))
      return true
    })
  let failed = false
  for (const [way, say] of [['line', byLine] as const, ['sms', bySms] as const]) {
    try {
      if (await say?.()) return way
    } catch (error) {
      failed = true
      parts.log.warn({ saleUnit, gateway: way, reason: reasonOf(error) }, 'a delivery message was not sent')
    }
  }
  if (failed) throw refuse(deliveryMessageProblems.messageFailed)
  return 'none'
}

const keyOf = ({ saleUnit, orderNumber, kind, attempt }: MessageOfStop) =>
  onceKey(JSON.stringify([saleUnit, orderNumber, kind, attempt]))

/** What LINE did not answer it may have sent, so it is asked again with the same key before another way is tried. */
async function push(channel: LineChannel, to: string, card: FlexMessage, key: string): Promise<void> {
  try {
    await channel.push(to, card, key)
  } catch (error) {
    if (error instanceof LineRefusal && error.status < 500) throw error
    await channel.push(to, card, key)
  }
}

/** Gateways name their status; what other errors say may hold a number or an address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return /answered \w+$/.test(error.message) ? error.message : error.name
}

const [patience, pause] = [4_000, 200]

async function waitForOther(db: Db, message: MessageOfStop): Promise<SentBy> {
  for (let waited = 0; waited < patience; waited += pause) {
    const sent = await findSent(db, message)
    if (sent) return sent
    if (sent === undefined) throw refuse(deliveryMessageProblems.messageFailed)
    await sleep(pause)
  }
  throw refuse(deliveryMessageProblems.messageBeingSent)
}
