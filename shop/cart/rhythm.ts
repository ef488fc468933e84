import { addDays, daysBetween } from '../time/bangkok.ts'

/** The number of days a product was bought on, and the first and last of them. */
export type Rhythm = { days: number; firstOn: string; lastOn: string }

const soonDays = 2
/** A product not bought for this many intervals is no longer a regular one. */
const forgottenAfter = 4

/** Whether a product is due again: its usual interval is over or nearly so, and it is still a regular one. */
export function isDueAgain(
  { days, firstOn, lastOn }: Rhythm,
  today: string,
): { everyDays: number; dueOn: string } | undefined {
  if (days < 2) return undefined
  const everyDays = Math.max(1, Math.round(daysBetween(firstOn, lastOn) / (days - 1)))
  const dueOn = addDays(lastOn, everyDays)
  const forgottenOn = addDays(lastOn, everyDays * forgottenAfter)
  return dueOn <= addDays(today, soonDays) && today <= forgottenOn ? { everyDays, dueOn } : undefined
}
