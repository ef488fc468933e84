/** `caseRate` is the rate of unit 1: how many base units a case holds. */
export type CountedLine = { quantity: number; rate: number; caseRate: number }

function greatestDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestDivisor(other, one % other)
}

/** Hundredths of a case that lines fill together; fractions are added exactly, and rounded up once. */
export function caseCount(lines: readonly CountedLine[]): number {
  let [cases, parts] = [0n, 1n]
  for (const { quantity, rate, caseRate } of lines) {
    // A product without a largest unit fills a case with each unit sold.
    const size = BigInt(caseRate > 0 ? caseRate : rate)
    const filled = cases * size + BigInt(quantity) * BigInt(rate) * parts
    const divisor = greatestDivisor(filled, parts * size)
    ;[cases, parts] = [filled / divisor, (parts * size) / divisor]
  }
  return Number((cases * 100n + parts - 1n) / parts)
}
