/** An entry of the ledger that can run out: points that came in, with their last day. */
export type PointsEntry = { points: number; expiresOn: string | null; reason: PointReason }

export const pointReasons = ['earned', 'redeemed', 'expired', 'given back', 'adjusted'] as const
export type PointReason = (typeof pointReasons)[number]

/** Points earned live so many days. */
export const pointLifeDays = 365
/** Points that run out within so many days are announced. */
export const expiringSoonDays = 60

/**
 * What is left of the points that came in, by the day they run out. What was spent is taken from those that run out first,
 * so that nobody loses points while spending others. What a customer took back was not spent: it runs out on the day it always had,
 * else ordering and cancelling would make points live for ever.
 */
export function pointsByExpiry(entries: readonly PointsEntry[]): { on: string | null; points: number }[] {
  const spends = ({ points, reason, expiresOn }: PointsEntry) =>
    points < 0 || (reason === 'given back' && expiresOn === null)
  const came = entries.filter((entry) => !spends(entry)).toSorted((a, b) => byDay(a.expiresOn, b.expiresOn))
  const net = entries.filter(spends).reduce((sum, { points }) => sum + points, 0)
  let spent = Math.max(0, -net)
  const left = new Map<string | null, number>()
  for (const { points, expiresOn } of came) {
    const taken = Math.min(points, spent)
    spent -= taken
    if (points > taken) left.set(expiresOn, (left.get(expiresOn) ?? 0) + points - taken)
  }
  // More given back than was ever spent: whose day it was is not known, so it has none.
  if (net > 0) left.set(null, (left.get(null) ?? 0) + net)
  return [...left].map(([on, points]) => ({ on, points }))
}

const byDay = (a: string | null, b: string | null) =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : a < b ? -1 : 1

/** Whole points for every hundred baht paid. */
export function pointsFor(total: number, pointsPer100Baht: number): number {
  return Math.floor(total / 10_000) * pointsPer100Baht
}

/** Whether points may be redeemed at a moment; a blank end is open. */
export function redeemOpen(
  { redeemFrom, redeemTo }: { redeemFrom: string; redeemTo: string },
  now: Date,
): boolean {
  const at = now.getTime()
  return (
    (redeemFrom === '' || at >= Date.parse(redeemFrom)) && (redeemTo === '' || at <= Date.parse(redeemTo))
  )
}
