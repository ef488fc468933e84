import { z } from 'zod'
import { satang } from '../contract/as-is.ts'
import type { Difference } from './differences.ts'

const productCode = z.string()
const name = z.strictObject({ th: z.string(), en: z.string() })
const unit = z.literal([1, 2, 3])

const difference = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('price'),
      productCode,
      name,
      unit,
      was: satang('What the line came to on the screen'),
      now: satang('What it comes to'),
    })
    .meta({ description: 'A line costs something else than it did on the screen' }),
  z.strictObject({ kind: z.literal('notSold'), productCode, name }).meta({ description: 'No longer sold' }),
  z
    .strictObject({ kind: z.literal('stock'), productCode, name, wanted: z.int(), left: z.int() })
    .meta({ description: 'Not enough is left; both in base units' }),
  z
    .strictObject({ kind: z.literal('gift'), productCode, name, unit, was: z.int(), now: z.int() })
    .meta({ description: 'Free goods are fewer than promised, or others; counted in the named unit' }),
  z
    .strictObject({ kind: z.literal('points'), was: z.int(), now: z.int() })
    .meta({ description: 'The order costs other points' }),
  z
    .strictObject({
      kind: z.literal('total'),
      was: satang('The total on the screen'),
      now: satang('The total'),
    })
    .meta({ description: 'The order comes to something else' }),
])

/** The differences since the customer's page was loaded, for readers of the API. */
export const differences: z.ZodType<Difference[]> = z.array(difference).meta({
  description:
    'What is true now and was not when the customer looked. Amounts are whole satang (1/100 baht).',
})
