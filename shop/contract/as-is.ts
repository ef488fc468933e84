import { z } from 'zod'

/**
 * Sent without conversion, since these responses are too large to parse each time. The schema documents them
 * and the tests check real responses against it.
 */
export function asIs<Value>(schema: z.ZodType<Value>): z.ZodType<Value, Value> {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { target: 'draft-2020-12' })
  return z.custom<Value>().meta(described)
}

/** Whole satang (1/100 baht), in responses sent without conversion. */
export const satang = (says: string) => z.int().meta({ description: `${says}, in satang (1/100 baht)` })
