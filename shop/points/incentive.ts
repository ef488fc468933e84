/** The measure of a target: satang of delivered orders, or base units of its products. */
export type IncentiveMeasure = 'money' | 'units'
type RewardKind = 'points' | 'money'
export type IncentiveTier = { reach: number; reward: RewardKind; amount: number }

/** A shop's progress through the tiers of a target. */
type IncentiveProgress = {
  reached: IncentiveTier | undefined
  next: IncentiveTier | undefined
  missing: number
  share: number
}

export function incentiveProgress(tiers: readonly IncentiveTier[], done: number): IncentiveProgress {
  const rising = tiers.toSorted((a, b) => a.reach - b.reach)
  const next = rising.find(({ reach }) => done < reach)
  const top = rising.at(-1)?.reach ?? 0
  return {
    reached: rising.findLast(({ reach }) => done >= reach),
    next,
    missing: next ? next.reach - done : 0,
    share: top > 0 ? Math.min(1, done / top) : 0,
  }
}
