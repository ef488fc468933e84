/** The middle of the values where each counts as much as its weight; of two middles the smaller. */
export function weightedMedian(values: readonly { value: number; weight: number }[]): number {
  const sorted = [...values].sort((a, b) => a.value - b.value)
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2
  let sum = 0
  for (const { value, weight } of sorted) {
    sum += weight
    if (sum >= half) return value
  }
  return 0
}

export const median = (values: readonly number[]): number =>
  weightedMedian(values.map((value) => ({ value, weight: 1 })))
