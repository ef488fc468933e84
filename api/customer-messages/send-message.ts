import type { Gateways } from '#api/gateways/gateways.ts'
import { isLineUser, type LineChannel } from '#api/gateways/line/line-channel.ts'
import { LineRefusal } from '#api/gateways/line/line-refusal.ts'
import {
  type FilledMessage,
  messageCard,
  messageMail,
  messageSms,
} from '#shop/customer-messages/message-card.ts'
import type { MessageChannel } from '#shop/customer-messages/message-states.ts'

/** Where a person can be reached. */
export type MessageReach = { line: string | null; email: string | null; mobile: string }
type Means = {
  gateways: Gateways
  saleUnit: string
  brand: string
  /** The same whenever this message is sent again. */
  key: string
}
type Rules = {
  isLineOpen: boolean
  byPhoneNumber: boolean
  bySms: boolean
  /** Whether to come back when LINE is busy, rather than going on to the next channel. */
  mayWait?: boolean
  /** Called before a channel that cannot tell whether a message was sent before. */
  begin?: (channel: MessageChannel) => Promise<void>
}
export type SendResult = {
  channel: MessageChannel | null
  /** Whether there was any channel. */
  tried: boolean
  /** LINE is busy: the same again later, with the same key. */
  isBusy: boolean
  failed: { channel: MessageChannel; reason: string }[]
}
/** `next` means that this channel will never take it; `busy` that it may later. */
type Outcome = 'sent' | 'next' | 'busy'

/** Sends by the first channel that takes it: LINE, LINE by telephone number, mail, SMS. */
export async function sendMessage(
  means: Means,
  reach: MessageReach,
  message: FilledMessage,
  { mayWait = false, begin, ...rules }: Rules,
): Promise<SendResult> {
  const failed: SendResult['failed'] = []
  const ways = waysOf(means, reach, message, rules)
  for (const { channel, send } of ways) {
    try {
      if (channel !== 'line') await begin?.(channel)
      const outcome = await send()
      if (outcome === 'sent') return { channel, tried: true, isBusy: false, failed }
      if (outcome === 'busy' && mayWait) return { channel: null, tried: true, isBusy: true, failed }
      failed.push({ channel, reason: outcome })
    } catch (error) {
      failed.push({ channel, reason: reasonOf(error) })
    }
  }
  return { channel: null, tried: ways.length > 0, isBusy: false, failed }
}

type Way = { channel: MessageChannel; send: () => Promise<Outcome> }

function waysOf(
  { gateways, saleUnit, brand, key }: Means,
  { line, email, mobile }: MessageReach,
  message: FilledMessage,
  { isLineOpen, byPhoneNumber, bySms }: Pick<Rules, 'isLineOpen' | 'byPhoneNumber' | 'bySms'>,
): Way[] {
  const { sendMail, sendSms, lineOf } = gateways
  const account = isLineOpen ? lineOf?.(saleUnit) : undefined
  const ways: Way[] = []
  const card = messageCard(message, brand)
  if (account && isLineUser(line))
    ways.push({
      channel: 'line',
      send: () =>
        byLine(account, async () => {
          // LINE takes messages to those who block the account, and drops them.
          if (!(await account.mayReach(line))) return 'next'
          await account.push(line, card, key)
          return 'sent'
        }),
    })
  if (account && byPhoneNumber && /^0[689]\d{8}$/.test(mobile))
    ways.push({
      channel: 'pnp',
      send: () =>
        byLine(account, async () => ((await account.pushToNumber(mobile, card, key)) ? 'sent' : 'next')),
    })
  if (email) {
    const { subject, text } = messageMail(message)
    ways.push({ channel: 'mail', send: () => sendMail(email, subject, text).then(() => 'sent') })
  }
  if (sendSms && bySms && mobile)
    ways.push({ channel: 'sms', send: () => sendSms(mobile, messageSms(message)).then(() => 'sent') })
  return ways
}

/** What LINE refuses for good goes on to the next channel; what it did not answer may have been sent. */
async function byLine(account: LineChannel, send: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof LineRefusal) || error.status >= 500) return 'busy'
    if (error.status !== 429) return 'next'
    const quota = await account.findQuota().catch(() => undefined)
    const isUsedUp = quota?.limit != null && quota.used >= quota.limit
    return isUsedUp ? 'next' : 'busy'
  }
}

/** Gateways name their status; what other errors say may hold a number or an address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return /answered \w+$/.test(error.message) ? error.message : error.name
}
