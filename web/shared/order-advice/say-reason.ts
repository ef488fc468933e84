import type { ToldReason } from '#shop/order-advice/order-advice-contracts.ts'
import { addDays, daysBetween, noonOf, sayDate, sayWeekday } from '#shop/time/bangkok.ts'
import { type Locale, pick } from '#shop/words/locale.ts'
import type { ReasonWords } from '#web/words/advice/reason-th.ts'
import type { Say } from '#web/words/translation.ts'

/** A reason as a page shows it, in the reader's language. */
export type ShownReason =
  | Exclude<ToldReason, { kind: 'alike' }>
  | { kind: 'alike'; besides: string; shops: number; of: number }

export const shownReason = (reason: ToldReason, locale: Locale): ShownReason =>
  reason.kind === 'alike'
    ? { ...reason, besides: pick(locale, reason.besides.th, reason.besides.en) }
    : reason

/** Why a product is advised, in one sentence. */
export function sayReason(
  reason: ShownReason,
  { today, say, locale }: { today: string; say: Say<ReasonWords>; locale: Locale },
): string {
  const sayWhen = (day: string) => {
    if (day === today) return say('advice.today')
    if (day === addDays(today, 1)) return say('advice.tomorrow')
    return daysBetween(today, day) < 7 ? sayWeekday(noonOf(day), locale) : sayDate(noonOf(day), locale)
  }
  if (reason.kind === 'due') {
    const { everyDays, dueOn } = reason
    const late = daysBetween(dueOn, today)
    if (everyDays === 1) return say('advice.daily')
    return late > 0
      ? say('advice.late', { days: everyDays, late })
      : say('advice.due', { days: everyDays, when: sayWhen(dueOn) })
  }
  if (reason.kind === 'low') {
    const last = sayDate(noonOf(reason.lastOn), locale)
    return reason.emptyOn < today
      ? say('advice.empty', { last })
      : say('advice.low', { last, when: sayWhen(reason.emptyOn) })
  }
  if (reason.kind === 'season') return say('advice.season', { last: sayDate(noonOf(reason.lastOn), locale) })
  return say('advice.alike', { product: reason.besides, shops: reason.shops, of: reason.of })
}
