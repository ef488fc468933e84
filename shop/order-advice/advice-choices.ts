import { addDays } from '../time/bangkok.ts'

/** What a customer says to an advised product: not now, never again, or that it may come back. */
export const adviceChoices = ['later', 'never', 'again'] as const

const shortestPause = 7

/** Until when a product is not advised: one usual interval, a week at least. */
export function hiddenUntil(today: string, everyDays = shortestPause): string {
  return addDays(today, Math.max(shortestPause, everyDays))
}
