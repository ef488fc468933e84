import { addDays, bangkokDay, bangkokMinute } from '../time/bangkok.ts'
import { type MessageKind, messageKindOf } from './message-kinds.ts'
import type { NeverReason } from './message-states.ts'

/** Whole hours of the Bangkok day; they may pass midnight. */
type QuietHours = { isOn: boolean; from: number; to: number }

/** Of an `inactive` customer the centre takes no orders; what they must know they hear all the same. */
export type AccountState = 'open' | 'inactive' | 'closed' | 'erased'

export type MessageFacts = {
  kind: MessageKind
  madeAt: Date
  account: AccountState
  /** `service` holds until it is withdrawn, `marketing` only once it was given. */
  consents: { service: boolean; marketing: boolean }
  declined: readonly MessageKind[]
  /** Whether the centre sends this kind at all. */
  isOn: boolean
  quiet: QuietHours
  /** When the customer did themselves what this answers; null where somebody else acted. */
  answersAt: Date | null
}

type MessageDecision = { do: 'send' } | { do: 'wait'; until: Date } | { do: 'never'; why: NeverReason }

const minute = 60_000
/** Whoever has just acted is awake, and looks for the answer. */
const awaitedFor = 15 * minute
/** Later than this, news is none. */
const oldest = 3 * 24 * 60 * minute

/** Whether a message goes out now, later, or never. */
export function decideMessage(facts: MessageFacts, now: Date): MessageDecision {
  const why = whyNever(facts, now)
  if (why) return { do: 'never', why }
  const until = quietUntil(facts.quiet, now)
  return until && !isAwaited(facts, now) ? { do: 'wait', until } : { do: 'send' }
}

function whyNever(
  { kind, madeAt, account, consents, declined, isOn }: MessageFacts,
  now: Date,
): NeverReason | undefined {
  const { purpose, mayDecline } = messageKindOf(kind)
  if (account === 'erased') return 'erased'
  if (account === 'closed' || (account === 'inactive' && mayDecline)) return 'closed account'
  if (!isOn) return 'switched off'
  if (!consents.service || !consents[purpose]) return 'no consent'
  if (mayDecline && declined.includes(kind)) return 'declined'
  return now.getTime() - madeAt.getTime() > oldest ? 'too late' : undefined
}

function isAwaited({ kind, answersAt }: MessageFacts, now: Date): boolean {
  if (!answersAt || messageKindOf(kind).purpose === 'marketing') return false
  const since = now.getTime() - answersAt.getTime()
  return since >= 0 && since <= awaitedFor
}

/** When the quiet hours end that hold now; undefined outside of them. */
export function quietUntil({ isOn, from, to }: QuietHours, now: Date): Date | undefined {
  if (!isOn || from === to) return undefined
  const [begins, ends, at] = [from * 60, to * 60, bangkokMinute(now)]
  const isQuiet = begins < ends ? begins <= at && at < ends : at >= begins || at < ends
  if (!isQuiet) return undefined
  const today = bangkokDay(now)
  const day = at < ends ? today : addDays(today, 1)
  return new Date(Date.parse(`${day}T00:00:00+07:00`) + ends * minute)
}
