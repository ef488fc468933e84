import type { ChatHistory, ChatMessage, ReadMarks } from '#shop/chat/chat-wire.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'

export type LineState = { seq: number; state: ChatMessage['lineState'] }
/** What a page knows of a chat. */
export type Thread = { messages: readonly ChatMessage[]; isMore: boolean; read: ReadMarks }

/** Each message once, by its number; a later copy says how its order stands now. */
export function withMessages(thread: Thread, more: readonly ChatMessage[]): Thread {
  if (more.length === 0) return thread
  const bySeq = new Map([...thread.messages, ...more].map((message) => [message.seq, message]))
  return { ...thread, messages: [...bySeq.values()].toSorted((a, b) => a.seq - b.seq) }
}

/** Marks only move on. */
export const withMarks = (thread: Thread, { customer, staff }: ReadMarks): Thread => ({
  ...thread,
  read: { customer: Math.max(thread.read.customer, customer), staff: Math.max(thread.read.staff, staff) },
})

export const withEarlier = (thread: Thread, { messages, isMore }: ChatHistory): Thread => ({
  ...withMessages(thread, messages),
  isMore,
})

/** How answers to LINE fare; they were heard before LINE had taken them. */
export const withLineStates = (thread: Thread, states: readonly LineState[]): Thread => ({
  ...thread,
  messages: thread.messages.map((message) => {
    const found = states.find(({ seq }) => seq === message.seq)
    return found ? { ...message, lineState: found.state } : message
  }),
})

/** Messages of one writer within so many milliseconds stand together under one name. */
const togetherMs = 5 * 60_000

type Group = { key: string; day: string | undefined; messages: ChatMessage[] }

/** Who wrote one after the other; the first group of a day names it. */
export function groupsOf(messages: readonly ChatMessage[]): Group[] {
  const groups: Group[] = []
  let today = ''
  for (const message of messages) {
    const day = bangkokDay(new Date(message.at))
    const group = groups.at(-1)
    const last = group?.messages.at(-1)
    const goesOn =
      last &&
      day === today &&
      last.by === message.by &&
      last.name === message.name &&
      last.isNote === message.isNote &&
      Date.parse(message.at) - Date.parse(last.at) < togetherMs
    if (group && goesOn) group.messages.push(message)
    else groups.push({ key: message.id, day: day === today ? undefined : message.at, messages: [message] })
    today = day
  }
  return groups
}
