import type { Gateways } from '#api/gateways/gateways.ts'
import type { Context } from '#api/kit/calls/context.ts'
import { type Db, isInTransaction } from '#api/kit/database.ts'
import { messageSources } from '#api/message-sources/message-sources.ts'
import { settingsReader } from '#api/settings/settings.ts'
import { decideMessage } from '#shop/customer-messages/decide-message.ts'
import { mayUseLine } from '#shop/customer-messages/line-quota.ts'
import { messageKindOf } from '#shop/customer-messages/message-kinds.ts'
import { messageLinks } from '#shop/customer-messages/message-link.ts'
import type { MessageChannel, NeverReason, SendReason } from '#shop/customer-messages/message-states.ts'
import { fillTemplate } from '#shop/customer-messages/message-template.ts'
import type { LiffApp } from '#shop/line/liff.ts'
import { countLineMessage } from './line-quotas.ts'
import { findRecipient, type MessageRecipient } from './message-recipient.ts'
import {
  addMessage,
  claimMessage,
  type Held,
  type MessageKey,
  type MessageRow,
  noteBegun,
  noteNever,
  noteSent,
  noteWaiting,
} from './message-rows.ts'
import { type SendResult, sendMessage } from './send-message.ts'

export type TellParts = {
  db: Db
  gateways: Gateways
  now: () => Date
  /** The origin of the shop's pages, for links. */
  origin: () => string
  /** The shop as an app inside LINE. */
  liff?: () => LiffApp | undefined
  log: Pick<Context['log'], 'warn'>
}
type Content = NonNullable<Awaited<ReturnType<(typeof messageSources)['order-placed']['load']>>>

/** Seconds until the next try, by how many there were. */
const pauses = [30, 120, 480, 1_800, 3_600]
/** While LINE is only busy it is asked again with the same key, before another channel is tried. */
const lineTries = 4
const mostTries = 14

/**
 * Tells a customer something, once, whoever asks and how often. It fails when no channel takes it, so that its job
 * is tried again.
 */
export async function tellCustomer(parts: TellParts, key: MessageKey): Promise<void> {
  const id = await addMessage(parts.db, key, parts.now())
  const failed = await sendStored(parts, { saleUnit: key.saleUnit, id }, { isRetry: true })
  if (failed) throw new Error(failed.map(({ channel, reason }) => `${channel}: ${reason}`).join('; '))
}

/** Sends a message that is due, unless somebody else has it in hand; answers which channels failed if all did. */
export async function sendStored(
  parts: TellParts,
  key: { saleUnit: string; id: string },
  { isRetry = false } = {},
): Promise<SendResult['failed'] | undefined> {
  if (isInTransaction()) throw new Error('a message was to be sent inside a transaction')
  const now = parts.now()
  const row = await claimMessage(parts.db, key, { now, isRetry })
  if (!row) return undefined
  const held = { ...key, claimedAt: now }
  const end = await work(parts, row, held)
  if (end.is === 'sent') await noteEnd(parts.db, row, held, end)
  else if (end.is === 'never') await noteEnd(parts.db, row, held, { ...end, channel: 'none' })
  else if (end.is === 'waiting') await noteWaiting(parts.db, held, end)
  else await noteFailure(parts.db, row, held, end.isBusy)
  return end.is === 'failed' && !end.isBusy ? end.failed : undefined
}

type End =
  | { is: 'sent'; channel: MessageChannel; reason: SendReason | null }
  | { is: 'never'; reason: NeverReason | SendReason }
  | { is: 'waiting'; until: Date; reason: SendReason; counts: boolean }
  | { is: 'failed'; isBusy: boolean; failed: SendResult['failed'] }

async function work(parts: TellParts, row: MessageRow, held: Held): Promise<End> {
  const { db, log } = parts
  const { saleUnit, id } = row
  // Its sender died with a mail or an SMS under way, which must not go twice.
  if (row.begun) return { is: 'sent', channel: row.begun, reason: 'unconfirmed' }
  const decided = await decide(parts, row, held.claimedAt)
  if ('never' in decided) return { is: 'never', reason: decided.never }
  if ('until' in decided) return { is: 'waiting', until: decided.until, reason: 'quiet hours', counts: false }
  const sent = await send(parts, { row, ...decided }, (channel) => noteBegun(db, held, channel))
  for (const { channel, reason } of sent.failed)
    log.warn({ saleUnit, message: id, gateway: channel, reason }, 'a message was not sent')
  if (sent.channel) {
    if (sent.channel === 'line' || sent.channel === 'pnp')
      await countLineMessage(db, saleUnit, held.claimedAt)
    return { is: 'sent', channel: sent.channel, reason: null }
  }
  if (!sent.tried) return { is: 'never', reason: sent.isLineClosed ? 'quota' : 'no reach' }
  return { is: 'failed', isBusy: sent.isBusy, failed: sent.failed }
}

/** The end of a message is noted with the thing itself, together or not at all. */
async function noteEnd(
  db: Db,
  row: MessageRow,
  held: Held,
  { channel, reason }: { channel: MessageChannel | 'none'; reason: NeverReason | SendReason | null },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const isNoted =
      channel === 'none' ? await noteNever(tx, held, reason) : await noteSent(tx, held, { channel, reason })
    if (isNoted) await messageSources[row.kind].note?.(tx, row, { channel, at: held.claimedAt })
  })
}

async function noteFailure(db: Db, row: MessageRow, held: Held, isBusy: boolean): Promise<void> {
  if (row.attempts >= mostTries) {
    await noteNever(db, held, 'failed')
    return
  }
  const pause = pauses[Math.min(row.attempts, pauses.length) - 1] ?? 30
  const until = new Date(held.claimedAt.getTime() + pause * 1_000)
  await noteWaiting(db, held, { until, reason: isBusy ? 'line busy' : 'failed', counts: true })
}

type Rules = Awaited<ReturnType<ReturnType<typeof settingsReader>>>
type Ready = { recipient: MessageRecipient; content: Content; rules: Rules }

async function decide(
  { db }: TellParts,
  row: MessageRow,
  now: Date,
): Promise<Ready | { never: NeverReason } | { until: Date }> {
  const recipient = await findRecipient(db, row, now)
  if (!recipient) return { never: 'erased' }
  const content = await messageSources[row.kind].load(db, row, recipient.locale)
  if (!content) return { never: 'nothing to say' }
  if (content.isToldOtherwise) return { never: 'told otherwise' }
  const rules = await settingsReader(db)(row.saleUnit)
  const { account, consents, declined, isOn } = recipient
  const decision = decideMessage(
    {
      ...{ kind: row.kind, madeAt: row.madeAt, account, consents, declined, isOn },
      ...{ answersAt: content.answersAt },
      quiet: { isOn: rules.quietHours, from: rules.quietFrom, to: rules.quietTo },
    },
    now,
  )
  if (decision.do === 'never') return { never: decision.why }
  return decision.do === 'wait' ? { until: decision.until } : { recipient, content, rules }
}

async function send(
  { gateways, origin, liff }: TellParts,
  { row, recipient, content, rules }: Ready & { row: MessageRow },
  begin: Parameters<typeof sendMessage>[3]['begin'],
): Promise<SendResult & { isLineClosed: boolean }> {
  const { saleUnit, kind, id, attempts } = row
  const { purpose, bySms } = messageKindOf(kind)
  const { locale, centre, words, reach, quota } = recipient
  const isLineOpen = mayUseLine(quota, purpose, rules.lineReserve)
  const message = {
    ...fillTemplate(words[locale], content.values),
    ...{ sender: centre, answer: content.answer },
    ...messageLinks({ origin: origin(), locale, saleUnit, liff: liff?.() }, content.path),
  }
  const sent = await sendMessage(
    { gateways, saleUnit, brand: rules.primaryColour, key: id },
    reach,
    message,
    {
      ...{ isLineOpen, bySms, begin, mayWait: attempts <= lineTries },
      // LINE takes no advertising by telephone number.
      byPhoneNumber: rules.lineByPhone && purpose === 'service',
    },
  )
  return { ...sent, isLineClosed: !isLineOpen }
}
