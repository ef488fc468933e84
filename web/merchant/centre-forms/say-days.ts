import { type HoursSpan, hoursByDays, sayMinute, weekFromMonday } from '#shop/centres/opening-hours.ts'
import { noonOf, sayDate, sayWeekday } from '#shop/time/bangkok.ts'
import type { Locale } from '#shop/words/locale.ts'

const short = {
  th: ['อา.', 'จ.', 'อ.', 'พ.', 'พฤ.', 'ศ.', 'ส.'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const

// The second of November 2025 is a Sunday.
export const sayWeekdayName = (weekday: number, locale: Locale): string =>
  sayWeekday(noonOf(`2025-11-0${weekday + 2}`), locale)
export const sayShortWeekday = (weekday: number, locale: Locale): string => short[locale][weekday] ?? ''

const from = (locale: Locale, first: number, last: number) =>
  first === last
    ? sayWeekdayName(first, locale)
    : `${sayWeekdayName(first, locale)}–${sayWeekdayName(last, locale)}`

/** Bits as people say them: Monday–Saturday, or each day where there are gaps. */
export function sayWeekdays(weekdays: number, locale: Locale): string {
  const days = weekFromMonday.filter((day) => weekdays & (1 << day))
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return '–'
  const isRow = weekFromMonday.indexOf(last) - weekFromMonday.indexOf(first) === days.length - 1
  if (days.length > 2 && isRow) return from(locale, first, last)
  return days.map((day) => sayShortWeekday(day, locale)).join(' ')
}

/** A line for each run of weekdays with the same hours. */
export const sayHours = (hours: readonly HoursSpan[], locale: Locale) =>
  hoursByDays(hours).map(({ from: first, to, spans }) => ({
    days: from(locale, first, to),
    weekdays: weekFromMonday.slice(weekFromMonday.indexOf(first as 0), weekFromMonday.indexOf(to as 0) + 1),
    spans: spans.map(({ opens, closes }) => `${sayMinute(opens)}–${sayMinute(closes)}`),
  }))

export const sayDayRange = (
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  locale: Locale,
): string =>
  startsOn === endsOn
    ? sayDate(noonOf(startsOn), locale)
    : `${sayDate(noonOf(startsOn), locale)} – ${sayDate(noonOf(endsOn), locale)}`
