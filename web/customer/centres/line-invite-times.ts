const day = 86_400_000
const laterDays = 30
const goneDays = 365

/** What the browser stores about one centre's invitation: the first visit, and the next time to ask. */
export type InviteMemory = { firstSeen: number; notBefore: number }

/** No invitation on the first day; none for a month after Later, and for a year after accepting. */
export function mayInvite(memory: InviteMemory | undefined, now: number): boolean {
  return memory !== undefined && now - memory.firstSeen >= day / 2 && now >= memory.notBefore
}

export const afterLater = (memory: InviteMemory, now: number): InviteMemory => ({
  ...memory,
  notBefore: now + laterDays * day,
})
export const afterGoing = (memory: InviteMemory, now: number): InviteMemory => ({
  ...memory,
  notBefore: now + goneDays * day,
})

/** An unreadable value counts as a first visit. */
export function readMemory(text: string | null): InviteMemory | undefined {
  try {
    const { firstSeen, notBefore } = JSON.parse(text ?? '') as InviteMemory
    return Number.isFinite(firstSeen) && Number.isFinite(notBefore) ? { firstSeen, notBefore } : undefined
  } catch {
    return undefined
  }
}
