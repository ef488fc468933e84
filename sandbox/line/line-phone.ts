import { demoPeople, type Person } from '#sandbox/sign-in/people.ts'
import { line } from '#sandbox/sign-in/providers.ts'
import { Recent } from '../kit/recent.ts'
import type { World } from '../kit/world.ts'
import { type LineAccount, lineAccount } from './accounts.ts'
import { sendWebhook, type WebhookStatus } from './send-webhook.ts'
import { type PhoneAct, type WebhookEvent, webhookEvent } from './webhook-event.ts'

export type PhoneEntry = {
  act: PhoneAct
  event: WebhookEvent
  saleUnit: string
  at: Date
  /** Empty while the webhook is held back. */
  statuses: WebhookStatus[]
  /** Its reply token was used. */
  replied?: boolean
}

/** Somebody whom the shop has never seen; LINE tells no name of theirs. */
export const stranger: Person = { id: 'stranger', name: 'คนแปลกหน้า', email: '' }
const remembered = 500
const replyLife = 60_000

/** What people wrote to the official accounts, and whom they block. */
export class LinePhone {
  readonly #world: World
  readonly #entries = new Recent<PhoneEntry>(remembered)
  readonly #blocks = new Set<string>()
  /** Entries whose webhook waits for that of the next one. */
  readonly #held = new Map<string, PhoneEntry>()
  readonly #names = new Recent<string>(remembered)

  constructor(world: World) {
    this.#world = world
    for (const person of demoPeople) this.#names.set(line.subject(person), person.name)
  }

  async act(person: Person, saleUnit: string, act: PhoneAct): Promise<void> {
    const { now, switches } = this.#world
    const [userId, at, account] = [line.subject(person), now(), lineAccount(saleUnit)]
    if (person.id !== stranger.id) this.#names.set(userId, person.name)
    const chat = chatOf(account, userId)
    if (act.type === 'unfollow') this.#blocks.add(chat)
    if (act.type === 'follow') this.#blocks.delete(chat)
    const event = webhookEvent(act, userId, at)
    const entry: PhoneEntry = { act, event, saleUnit, at, statuses: [] }
    this.#entries.set(event.webhookEventId, entry)
    const earlier = this.#held.get(chat)
    if (!earlier && act.type === 'text' && switches.strikes('webhookSwapped')) {
      this.#held.set(chat, entry)
      return
    }
    this.#held.delete(chat)
    await this.#send(entry)
    if (earlier) await this.#send(earlier)
  }

  async #send(entry: PhoneEntry): Promise<void> {
    entry.statuses = await sendWebhook(this.#world, entry.saleUnit, entry.event)
  }

  /** Oldest first. */
  list(person: Person, saleUnit: string): PhoneEntry[] {
    const userId = line.subject(person)
    return this.#entries
      .newestFirst()
      .filter(({ event, saleUnit: to }) => event.source.userId === userId && to === saleUnit)
      .reverse()
  }

  /** Whoever may be answered by this token: once, within a minute. */
  takeReply(account: LineAccount, token: string): string | undefined {
    const entry = this.#entries
      .newestFirst()
      .find(
        ({ event, saleUnit }) =>
          event.replyToken === token && lineAccount(saleUnit).basicId === account.basicId,
      )
    if (!entry || entry.replied || this.#world.now().getTime() - entry.at.getTime() > replyLife)
      return undefined
    entry.replied = true
    return entry.event.source.userId
  }

  blocks(account: LineAccount, userId: string): boolean {
    return this.#blocks.has(chatOf(account, userId))
  }

  nameOf(userId: string): string | undefined {
    return this.#names.get(userId)
  }

  /** Whether this is a picture that was sent to the account, or to any without one. */
  hasPicture(messageId: string, account?: LineAccount): boolean {
    return this.#entries
      .newestFirst()
      .some(
        ({ act, event, saleUnit }) =>
          act.type === 'image' &&
          event.message?.id === messageId &&
          (!account || lineAccount(saleUnit).basicId === account.basicId),
      )
  }
}

const chatOf = ({ basicId }: LineAccount, userId: string) => `${basicId} ${userId}`
