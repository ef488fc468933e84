import { z } from 'zod'

const both = z.object({ th: z.string(), en: z.string() })
const namedUnit = z.object({ name: both, rate: z.int() })

/** What a promotion is for and what it gives, in words that its customers know. */
export const promotionAbout = z.object({
  /** What its goods are called together; blank when it counts the whole order. */
  goods: both,
  count: z.int(),
  /** Units that all its goods share, biggest first; the last is the one that is counted. Empty when they share none. */
  units: z.array(namedUnit),
  /** What it gives: more of the same goods, points, or goods of this name and unit. Null of a discount. */
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

/** The words that all names begin with, when the first and the last of them in order are given. */
export function commonWords(first: string, last: string): string {
  const words = first.split(' ')
  const others = last.split(' ')
  const differs = words.findIndex((word, at) => word !== others[at])
  return differs < 0 ? first : words.slice(0, differs).join(' ')
}
