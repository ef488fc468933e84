import type { Product } from '#shop/catalogue/product.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'

/** When the first of these deals is over: midnight in Bangkok after the last day of its promotion. Nothing when none has an end: a clock is never made up. */
export function dealsEnd(deals: readonly Pick<Product, 'promotions'>[], now: Date): number | undefined {
  const today = bangkokDay(now)
  const [last] = deals
    .flatMap(({ promotions }) => promotions.map(({ endsOn }) => endsOn))
    .filter((day) => day >= today)
    .sort()
  return last ? Date.parse(`${last}T24:00:00+07:00`) : undefined
}
