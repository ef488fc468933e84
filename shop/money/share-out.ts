import type { Satang } from './satang.ts'

/**
 * Shares a total by whole weights, satang-exact; leftover satang go to the largest remainders, then the
 * first. With a total up to the sum of weights, no share exceeds its weight.
 */
export function shareOut(total: Satang, weights: readonly number[]): Satang[] {
  let sum = 0
  for (const weight of weights) sum += weight
  if (total <= 0 || sum <= 0) return weights.map(() => 0)
  if (total === sum) return weights.slice()
  const shares: Satang[] = []
  const remainders: number[] = []
  let left = total
  for (const weight of weights) {
    const product = total * weight
    const isExact = product <= Number.MAX_SAFE_INTEGER
    const share = isExact ? Math.floor(product / sum) : Number((BigInt(total) * BigInt(weight)) / BigInt(sum))
    const remainder = isExact ? product - share * sum : Number((BigInt(total) * BigInt(weight)) % BigInt(sum))
    shares.push(share)
    remainders.push(remainder)
    left -= share
  }
  for (; left > 0; left--) {
    let place = 0
    for (let other = 1; other < remainders.length; other++) {
      if ((remainders[other] as number) > (remainders[place] as number)) place = other
    }
    shares[place] = (shares[place] as Satang) + 1
    remainders[place] = -1
  }
  return shares
}
