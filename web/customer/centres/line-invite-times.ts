const day = 86_400_000
const laterDays = 30
const goneDays = 365

/** What a browser remembers of inviting to one centre's LINE: the first visit, and until when not to ask. */
export type InviteMemory = { firstSeen: number; notBefore: number }

/** Nobody is asked on the day of the first visit; after Later not for a month; after going there not for a year. */
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

/** Rubbish in the storage counts as a first visit. */
export function readMemory(text: string | null): InviteMemory | undefined {
  try {
    const { firstSeen, notBefore } = JSON.parse(text ?? '') as InviteMemory
    return Number.isFinite(firstSeen) && Number.isFinite(notBefore) ? { firstSeen, notBefore } : undefined
  } catch {
    return undefined
  }
}
