import type { ComingRunView, PastRunView } from '#shop/standing-orders/standing-order-contracts.ts'
import { noonOf, sayWeekday } from '#shop/time/bangkok.ts'
import type { Locale } from '#shop/words/locale.ts'
import type { SayStandingOffice } from '#web/words/merchant/standing/standing-office-words.ts'

export const sayDay = (day: string, locale: Locale) => sayWeekday(noonOf(day), locale)

/** 08:00-12:00. */
export const sayHours = (slot: string) => slot.replace(/\d+/g, '$&:00')

/** The day of a run, or that there is none. */
export function sayNext(run: ComingRunView | null, say: SayStandingOffice, locale: Locale): string {
  if (!run) return say('next.none')
  const day = sayDay(run.day ?? run.planned, locale)
  if (run.state === 'skipped') return `${day} · ${say('next.skipped')}`
  return run.day === null ? `${day} · ${say('next.noDay')}` : day
}

/** The day of the latest run that was not ordered, and why; otherwise why the next would not be. */
export function sayTrouble(
  { failed, why }: { failed: PastRunView | null; why: { th: string; en: string } | null },
  say: SayStandingOffice,
  locale: Locale,
): { head: string; text: string } | undefined {
  if (failed)
    return {
      head: say('failed.on', { day: sayDay(failed.day ?? failed.planned, locale) }),
      text: failed.why?.[locale] ?? '',
    }
  return why ? { head: say('would.fail'), text: why[locale] } : undefined
}
