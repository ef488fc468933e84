import { addDays, daysBetween } from '../time/bangkok.ts'

/** On how many days a product was bought, first and last. */
export type Rhythm = { days: number; firstOn: string; lastOn: string }

const soonDays = 2
/** Nothing bought for this many of its intervals has fallen out of the shop's rhythm. */
const forgottenAfter = 4

/** Whether a product is due again: its last day plus the usual interval is here or nearly so, and it has not been given up. */
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
