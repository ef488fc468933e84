import { bangkokDay, sayDate, sayTime } from '#shop/time/bangkok.ts'
import type { Locale } from '#shop/words/locale.ts'
import type { usePeopleWords } from '#web/words/merchant/people/people-words.ts'

type Say = ReturnType<typeof usePeopleWords>

/** When somebody last used the shop: the time of today, or the day. */
export function saySeen(
  say: Say,
  at: string | null,
  { today, locale }: { today: string; locale: Locale },
): string {
  if (!at) return say('seen.never')
  const time = new Date(at)
  return bangkokDay(time) === today
    ? say('seen.today', { time: sayTime(time, locale) })
    : sayDate(time, locale)
}
