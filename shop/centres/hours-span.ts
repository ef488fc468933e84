import { z } from 'zod'

/** Hours on one weekday; a weekday may have several, and one without any is closed. */
export const hoursSpan = z.object({
  /** 0 is Sunday. */
  weekday: z.int().min(0).max(6),
  /** Minutes of the day. */
  opens: z.int().min(0).max(1_439),
  /** 1440 is midnight. */
  closes: z.int().min(1).max(1_440),
})
export type HoursSpan = z.output<typeof hoursSpan>
