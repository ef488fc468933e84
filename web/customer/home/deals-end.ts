import type { Product } from '#shop/catalogue/product.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'

/**
 * The end of the first deal: midnight in Bangkok after its last day. Undefined when none has an end, since a
 * countdown is never invented.
 */
export function dealsEnd(deals: readonly Pick<Product, 'promotions'>[], now: Date): number | undefined {
  const today = bangkokDay(now)
  const [last] = deals
    .flatMap(({ promotions }) => promotions.map(({ endsOn }) => endsOn))
    .filter((day) => day >= today)
    .sort()
  return last ? Date.parse(`${last}T24:00:00+07:00`) : undefined
}
