/** From so many percent of the target, so many satang are earned. */
export type RewardTier = { percent: number; amount: number }

export const mostTiers = 8

/** What a tier asks for, in satang. */
const reachOf = (target: number, { percent }: RewardTier) => Math.ceil((target * percent) / 100)

/** The highest tier that is reached counts alone; without a target nothing is earned. */
export function rewardOf(
  tiers: readonly RewardTier[],
  { total, target }: { total: number; target: number },
): { earned: number; next: (RewardTier & { missing: number }) | null } {
  if (target <= 0) return { earned: 0, next: null }
  const sorted = [...tiers].sort((one, other) => one.percent - other.percent)
  const reached = sorted.filter((tier) => total >= reachOf(target, tier))
  const next = sorted[reached.length]
  return {
    earned: reached.at(-1)?.amount ?? 0,
    next: next ? { ...next, missing: reachOf(target, next) - total } : null,
  }
}
