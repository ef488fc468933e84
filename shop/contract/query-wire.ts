import { z } from 'zod'

/** A query carries text only: a whole number written out. */
export const queryCount = (most: number, least = 0) =>
  z.codec(z.string().max(7).regex(/^\d+$/), z.int().min(least).max(most), { decode: Number, encode: String })

/** A query carries text only: true or false written out. */
export const queryFlag = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (flag) => (flag ? 'true' : 'false'),
})
