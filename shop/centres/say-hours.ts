import type { Locale } from '../words/locale.ts'
import type { HoursSpan } from './hours-span.ts'
import { hoursByDays, sayMinute, weekFromMonday } from './opening-hours.ts'

const names = {
  th: ['อาทิตย์', 'จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const
const closed = { th: 'ปิด', en: 'Closed' }

export const sayWeekdayName = (weekday: number, locale: Locale): string => names[locale][weekday] ?? ''

export const sayWeekdaysFrom = (locale: Locale, first: number, last: number): string =>
  first === last
    ? sayWeekdayName(first, locale)
    : `${sayWeekdayName(first, locale)}–${sayWeekdayName(last, locale)}`

type HoursLine = { days: string; weekdays: readonly number[]; hours: string; isClosed: boolean }

/** A line for each run of weekdays with the same hours. */
export const sayHours = (hours: readonly HoursSpan[], locale: Locale): HoursLine[] =>
  hoursByDays(hours).map(({ from, to, spans }) => ({
    days: sayWeekdaysFrom(locale, from, to),
    weekdays: weekFromMonday.slice(weekFromMonday.indexOf(from as 0), weekFromMonday.indexOf(to as 0) + 1),
    hours:
      spans.map(({ opens, closes }) => `${sayMinute(opens)}–${sayMinute(closes)}`).join(', ') ||
      closed[locale],
    isClosed: spans.length === 0,
  }))
