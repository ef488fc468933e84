import { z } from 'zod'

const both = z.object({ th: z.string(), en: z.string() })
const namedUnit = z.object({ name: both, rate: z.int() })

/** The products and the gain of a promotion, in words customers know. */
export const promotionAbout = z.object({
  /** The common name of its products; blank when it counts the whole order. */
  goods: both,
  count: z.int(),
  /**
   * Units that all its products share, biggest first; tiers count the last one. Empty when they share none.
   */
  units: z.array(namedUnit),
  /** The gift: more of the same product, points, or a product of this name and unit; null for a discount. */
  gives: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('same') }),
      z.object({ kind: z.literal('points') }),
      z.object({ kind: z.literal('goods'), name: both, unit: both }),
    ])
    .nullable(),
})
export type PromotionAbout = z.output<typeof promotionAbout>
export type NamedUnit = z.output<typeof namedUnit>

/** The words that all names begin with, from the first and the last name in sorted order. */
export function commonWords(first: string, last: string): string {
  const words = first.split(' ')
  const others = last.split(' ')
  const differs = words.findIndex((word, at) => word !== others[at])
  return differs < 0 ? first : words.slice(0, differs).join(' ')
}
