import type { Satang } from '../money/satang.ts'

/** How much cheaper a piece is than in the smallest unit, in whole percent; rounded down, so that no saving is overstated. */
export function savedPercent(price: Satang, rate: number, smallPrice: Satang, smallRate: number): number {
  const separately = smallPrice * rate
  const together = price * smallRate
  return separately > together && separately > 0
    ? Math.floor(((separately - together) * 100) / separately)
    : 0
}
