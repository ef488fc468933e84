/** A ledger entry that can expire: received points with their last day. */
export type PointsEntry = { points: number; expiresOn: string | null; reason: PointReason }

export const pointReasons = ['earned', 'redeemed', 'expired', 'given back', 'adjusted'] as const
export type PointReason = (typeof pointReasons)[number]

/** Earned points expire after this many days. */
export const pointLifeDays = 365
/** Points that expire within this many days are announced. */
export const expiringSoonDays = 60

/**
 * Points left, by expiry day; spending takes those that expire first. Points of a cancelled order keep their
 * old expiry day, or cancelling would extend them for ever.
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
  // More was given back than ever spent: the expiry day is unknown, so there is none.
  if (net > 0) left.set(null, (left.get(null) ?? 0) + net)
  return [...left].map(([on, points]) => ({ on, points }))
}

const byDay = (a: string | null, b: string | null) =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : a < b ? -1 : 1

/** Whole points for every hundred baht paid. */
export function pointsFor(total: number, pointsPer100Baht: number): number {
  return Math.floor(total / 10_000) * pointsPer100Baht
}

/** Whether points can be redeemed at a time; a blank end means no limit. */
export function redeemOpen(
  { redeemFrom, redeemTo }: { redeemFrom: string; redeemTo: string },
  now: Date,
): boolean {
  const at = now.getTime()
  return (
    (redeemFrom === '' || at >= Date.parse(redeemFrom)) && (redeemTo === '' || at <= Date.parse(redeemTo))
  )
}
