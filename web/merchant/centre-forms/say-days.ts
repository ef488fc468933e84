import { weekFromMonday } from '#shop/centres/opening-hours.ts'
import { sayWeekdaysFrom } from '#shop/centres/say-hours.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import type { Locale } from '#shop/words/locale.ts'

const short = {
  th: ['อา.', 'จ.', 'อ.', 'พ.', 'พฤ.', 'ศ.', 'ส.'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const

export const sayShortWeekday = (weekday: number, locale: Locale): string => short[locale][weekday] ?? ''

/** Bits as people say them: Monday–Saturday, or each day where there are gaps. */
export function sayWeekdays(weekdays: number, locale: Locale): string {
  const days = weekFromMonday.filter((day) => weekdays & (1 << day))
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return '–'
  const isRow = weekFromMonday.indexOf(last) - weekFromMonday.indexOf(first) === days.length - 1
  if (days.length > 2 && isRow) return sayWeekdaysFrom(locale, first, last)
  return days.map((day) => sayShortWeekday(day, locale)).join(' ')
}

export const sayDayRange = (
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  locale: Locale,
): string =>
  startsOn === endsOn
    ? sayDate(noonOf(startsOn), locale)
    : `${sayDate(noonOf(startsOn), locale)} – ${sayDate(noonOf(endsOn), locale)}`
