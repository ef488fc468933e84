import { z } from 'zod'

/** Where a phone was, as exact as it could tell, in metres; only with the consent of whoever holds it. */
export const placeSeen = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  accuracy: z.int().min(0).max(10_000_000),
})
export type PlaceSeen = z.output<typeof placeSeen>

/** A time as a phone tells it; the server never believes one that is still to come. */
export const phoneTime = z.iso.datetime({ offset: true }).max(40)

export function timeOf(told: string, received: Date): Date {
  const at = new Date(told)
  return at > received ? received : at
}
