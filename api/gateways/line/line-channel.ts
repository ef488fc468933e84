import { createHash } from 'node:crypto'
import { z } from 'zod'
import { largestUpload } from '#shop/contract/largest-upload.ts'
import type { FlexMessage } from '#shop/delivery-messages/flex-message.ts'
import { type LineMenus, lineMenus } from './line-menus.ts'
import { LineRefusal } from './line-refusal.ts'
import { type LineEvent, readWebhook } from './webhook.ts'

const patience = 10_000

export type LineAccess = {
  url: string
  channelToken: string
  /** Signs webhooks; without one none is accepted. */
  channelSecret?: string
}
export type LineMessage = { type: 'text'; text: string } | FlexMessage

/** A LINE official account, through its Messaging API. */
export type LineChannel = LineMenus & {
  /** Answers an event: once, within a minute, without a key that could repeat it. */
  reply: (token: string, message: LineMessage) => Promise<void>
  /** LINE’s token for a person who wants to link an account, good for ten minutes. */
  issueLinkToken: (userId: string) => Promise<string>
  /** The page of LINE on which the person agrees. */
  linkAddress: (linkToken: string, nonce: string) => string
  /** Sends once per key, however often it is asked within a day. */
  push: (to: string, message: LineMessage, retryKey: string) => Promise<void>
  /**
   * Sends to whoever has this telephone number at LINE; false when nobody there may be reached. LINE knows no key
   * for these: sent again, they come again.
   */
  pushToNumber: (mobile: string, message: LineMessage, deliveryTag: string) => Promise<boolean>
  /** The messages of this month: how many may go, null without a limit, and how many went. */
  findQuota: () => Promise<{ limit: number | null; used: number }>
  /** Whether messages arrive there: LINE accepts those to people who block the account, and drops them. */
  mayReach: (to: string) => Promise<boolean>
  /** The display name of the account; fails when LINE does not know its token. */
  findName: () => Promise<string>
  /** The events of a webhook that LINE signed for this account; undefined when it is not genuine. */
  readWebhook: (raw: Uint8Array, signature: string | undefined) => LineEvent[] | undefined
  /** The name of whoever wrote to the account; undefined when LINE does not tell it. */
  findPerson: (userId: string) => Promise<string | undefined>
  /** A picture that somebody sent; undefined when it is not there, or no longer. */
  fetchContent: (messageId: string) => Promise<{ bytes: Uint8Array; type: string } | undefined>
}

/** LINE's id of a person; of what was stored elsewhere it would refuse the whole request. */
export const isLineUser = (id: string | null): id is string => id !== null && /^U[0-9a-f]{32}$/.test(id)

export function lineChannel({ url, channelToken, channelSecret }: LineAccess): LineChannel {
  // What people send lies at a host of its own: api-data.line.me beside api.line.me.
  const dataUrl = /^https:\/\/api\.line\.me$/.test(url) ? 'https://api-data.line.me' : `${url}-data`
  const ask = (path: string, options: RequestInit = {}) => askAt(`v2/bot/${path}`, options)
  const askAt = (path: string, options: RequestInit = {}) =>
    fetch(`${url}/${path}`, {
      ...options,
      headers: { accept: 'application/json', authorization: `Bearer ${channelToken}`, ...options.headers },
      signal: AbortSignal.timeout(patience),
    })

  async function push(to: string, message: LineMessage, retryKey: string): Promise<void> {
    const answer = await ask('message/push', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-line-retry-key': retryKey },
      body: JSON.stringify({ to, messages: [message] }),
    })
    // 409 means that this key was accepted before: the message is already sent.
    if (!answer.ok && answer.status !== 409) throw new LineRefusal(answer.status)
  }

  async function pushToNumber(mobile: string, message: LineMessage, tag: string): Promise<boolean> {
    const answer = await askAt('bot/pnp/push', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-line-delivery-tag': tag },
      body: JSON.stringify({ to: hashNumber(mobile), messages: [message] }),
    })
    if (!answer.ok && answer.status !== 422) throw new LineRefusal(answer.status)
    return answer.ok
  }

  async function findQuota() {
    const read = async <Shape extends z.ZodType>(path: string, shape: Shape) => {
      const answer = await ask(path)
      if (!answer.ok) throw new LineRefusal(answer.status)
      return shape.parse(await answer.json())
    }
    const [most, { totalUsage }] = await Promise.all([
      read('message/quota', quota),
      read('message/quota/consumption', z.object({ totalUsage: z.int().min(0) })),
    ])
    return { limit: most.type === 'limited' ? most.value : null, used: totalUsage }
  }

  async function reply(replyToken: string, message: LineMessage): Promise<void> {
    const answer = await ask('message/reply', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ replyToken, messages: [message] }),
    })
    if (!answer.ok) throw new LineRefusal(answer.status)
  }

  async function issueLinkToken(userId: string): Promise<string> {
    const answer = await ask(`user/${encodeURIComponent(userId)}/linkToken`, { method: 'POST' })
    if (!answer.ok) throw new LineRefusal(answer.status)
    return z.object({ linkToken: z.string().min(1).max(300) }).parse(await answer.json()).linkToken
  }

  async function mayReach(to: string): Promise<boolean> {
    const answer = await ask(`profile/${encodeURIComponent(to)}`)
    if (!answer.ok && answer.status !== 404) throw new LineRefusal(answer.status)
    return answer.ok
  }

  async function findName(): Promise<string> {
    const answer = await ask('info')
    if (!answer.ok) throw new LineRefusal(answer.status)
    return z.object({ displayName: z.string() }).parse(await answer.json()).displayName
  }

  async function findPerson(userId: string): Promise<string | undefined> {
    const answer = await ask(`profile/${encodeURIComponent(userId)}`)
    if (answer.status === 404) return undefined
    if (!answer.ok) throw new LineRefusal(answer.status)
    return z.object({ displayName: z.string().max(200) }).parse(await answer.json()).displayName
  }

  async function fetchContent(messageId: string) {
    const answer = await askData(`message/${encodeURIComponent(messageId)}/content`)
    if (answer.status === 404 || answer.status === 410) return undefined
    // LINE is still preparing it.
    if (!answer.ok || answer.status === 202) throw new LineRefusal(answer.status)
    const bytes = await readUpTo(answer, largestUpload)
    return bytes && { bytes, type: answer.headers.get('content-type') ?? '' }
  }

  const askData = (path: string, options: RequestInit = {}) =>
    fetch(`${dataUrl}/v2/bot/${path}`, {
      ...options,
      headers: { authorization: `Bearer ${channelToken}`, ...options.headers },
      signal: AbortSignal.timeout(patience),
    })
  const dialogs = url === 'https://api.line.me' ? 'https://access.line.me' : url

  return {
    ...lineMenus(ask, askData),
    push,
    pushToNumber,
    findQuota,
    reply,
    issueLinkToken,
    linkAddress: (linkToken, nonce) =>
      `${dialogs}/dialog/bot/accountLink?${new URLSearchParams({ linkToken, nonce })}`,
    mayReach,
    findName,
    findPerson,
    fetchContent,
    readWebhook: (raw, signature) =>
      channelSecret === undefined ? undefined : readWebhook(channelSecret, raw, signature),
  }
}

const quota = z.union([
  z.object({ type: z.literal('limited'), value: z.int().min(0) }),
  z.object({ type: z.literal('none') }),
])

/** LINE is not told the number itself, but the hash of its international form. */
const hashNumber = (mobile: string) =>
  createHash('sha256')
    .update(`+66${mobile.replace(/^0/, '')}`)
    .digest('hex')

/** What a body holds, unless it is larger. */
async function readUpTo(answer: Response, most: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}
