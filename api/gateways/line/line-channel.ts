import { z } from 'zod'
import type { FlexMessage } from '#shop/delivery-messages/flex-message.ts'

const patience = 10_000

export type LineAccess = { url: string; channelToken: string }
type LineMessage = { type: 'text'; text: string } | FlexMessage

/** A LINE official account, through its Messaging API. */
export type LineChannel = {
  /** Sends once per key, however often it is asked within a day. */
  push: (to: string, message: LineMessage, retryKey: string) => Promise<void>
  /** Whether messages arrive there: LINE accepts those to people who block the account, and drops them. */
  mayReach: (to: string) => Promise<boolean>
  /** The display name of the account; fails when LINE does not know its token. */
  findName: () => Promise<string>
}

/** LINE's id of a person; of what was stored elsewhere it would refuse the whole request. */
export const isLineUser = (id: string | null): id is string => id !== null && /^U[0-9a-f]{32}$/.test(id)

/** LINE said no, or nothing that counts as an answer. */
export class LineRefusal extends Error {
  readonly status: number

  constructor(status: number) {
    super(`LINE answered ${status}`)
    this.status = status
  }
}

export function lineChannel({ url, channelToken }: LineAccess): LineChannel {
  const ask = (path: string, options: RequestInit = {}) =>
    fetch(`${url}/v2/bot/${path}`, {
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

  return { push, mayReach, findName }
}
