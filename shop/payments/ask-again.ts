const second = 1_000
const shortest = 5 * second
const longest = 3_600 * second
/** How long after its end a payment is still asked about: money may come late. */
const lateFor = 3 * 86_400 * second

/** When to ask about a waiting payment again: the older it is, the less often; nothing once it is too old. */
export function nextAsk(payment: { madeAt: Date; expiresAt: Date | null }, now: Date): Date | null {
  const age = Math.max(0, now.getTime() - payment.madeAt.getTime())
  const end = (payment.expiresAt ?? payment.madeAt).getTime() + lateFor
  if (now.getTime() >= end) return null
  return new Date(now.getTime() + Math.min(longest, Math.max(shortest, Math.round(age / 4))))
}

/** How long past its time a payment may still be told as waiting, since clocks differ. */
export const expiryGraceMs = 120 * second
/** A payment that its provider never heard of is given up after this. */
export const neverStartedMs = 60 * second
