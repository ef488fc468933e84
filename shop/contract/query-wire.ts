import { z } from 'zod'

/** A whole number as text, since a query carries text only. */
export const queryCount = (most: number, least = 0) =>
  z.codec(z.string().max(7).regex(/^\d+$/), z.int().min(least).max(most), { decode: Number, encode: String })

/** A boolean as text, since a query carries text only. */
export const queryFlag = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (flag) => (flag ? 'true' : 'false'),
})
