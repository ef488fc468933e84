import { z } from 'zod'

/**
 * Sent as it is, in our own words and units. Too large to be walked through for every answer, so nothing is checked on the way;
 * the schema says to readers of the API what it is, and the tests hold real answers against it.
 */
export function asIs<Value>(schema: z.ZodType<Value>): z.ZodType<Value, Value> {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { target: 'draft-2020-12' })
  return z.custom<Value>().meta(described)
}

/** Whole satang, a hundredth of a baht, where an answer is sent as it is. */
export const satang = (says: string) => z.int().meta({ description: `${says}, in satang (1/100 baht)` })
