import type { Satang } from './satang.ts'

const exact = Number.MAX_SAFE_INTEGER

/**
 * Shares a total in proportion to whole weights, satang-exact: everyone gets the whole part of their share,
 * the satang left over go to the largest remainders, and among equals to those who stand first.
 * The shares add up to the total; with a total not above the sum of weights nobody gets more than their weight.
 */
export function shareOut(total: Satang, weights: readonly number[]): Satang[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (total <= 0 || sum <= 0) return weights.map(() => 0)
  if (total === sum) return [...weights]
  const shares: Satang[] = []
  const remainders: number[] = []
  let left = total
  for (const weight of weights) {
    const product = total * weight
    const remainder = product <= exact ? product % sum : Number((BigInt(total) * BigInt(weight)) % BigInt(sum))
    const share = product <= exact ? (product - remainder) / sum : Number((BigInt(total) * BigInt(weight)) / BigInt(sum))
    shares.push(share)
    remainders.push(remainder)
    left -= share
  }
  if (left === 0) return shares
  const places = shares.map((_, place) => place).sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0) || a - b)
  for (const place of places.slice(0, left)) shares[place] = (shares[place] ?? 0) + 1
  return shares
}
