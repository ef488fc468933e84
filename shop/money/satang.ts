/** Money inside the shop: whole satang, so that every total equals the sum of its lines. */
export type Satang = number

const exactHalf = 2 ** 51

/** The one rounding rule: half away from zero, exact for whole numerator and denominator. */
export function roundRatio(numerator: number, denominator: number): number {
  // Below 2^53 the floor of a double division is exact; larger numbers need BigInt, about fifty times slower.
  if (numerator >= 0 && denominator > 0 && numerator <= exactHalf && denominator <= exactHalf)
    return Math.floor((numerator * 2 + denominator) / (denominator * 2))
  const n = BigInt(numerator)
  const d = BigInt(denominator)
  const negative = n < 0n !== d < 0n
  const [top, bottom] = [n < 0n ? -n : n, d < 0n ? -d : d]
  const rounded = (top * 2n + bottom) / (bottom * 2n)
  return Number(negative ? -rounded : rounded)
}

/** An amount times a fraction, rounded once, exact for any size of the product. */
export function roundPart(amount: number, numerator: number, denominator: number): number {
  const product = amount * numerator
  if (product <= exactHalf) return roundRatio(product, denominator)
  const bottom = BigInt(denominator)
  return Number((BigInt(amount) * BigInt(numerator) * 2n + bottom) / (bottom * 2n))
}

/** Baht with at most two decimals, as the wire carries it, in satang. */
export function fromBaht(baht: number): Satang {
  return Math.round(baht * 100)
}

export function toBaht(satang: Satang): number {
  return satang / 100
}

/** Whether a number read from the wire is money: finite, safe, at most two decimals. */
export function isBaht(value: number): boolean {
  return (
    Number.isSafeInteger(Math.round(value * 100)) &&
    Math.abs(value * 100 - Math.round(value * 100)) < 1e-6 * Math.max(1, Math.abs(value))
  )
}
