import type { Locale } from '../words/locale.ts'

const offset = 7 * 3_600_000
const day = 86_400_000

/** A calendar day in Bangkok, `YYYY-MM-DD`; Thailand has kept UTC+7 without summer time since 1920. */
export function bangkokDay(at: Date): string {
  return new Date(at.getTime() + offset).toISOString().slice(0, 10)
}

/** The minute of the Bangkok day, 0 to 1439. */
export function bangkokMinute(at: Date): number {
  return Math.floor(((at.getTime() + offset) % day) / 60_000)
}

/** The weekday of a Bangkok day: 0 is Sunday. */
export function weekdayOf(isoDay: string): number {
  return new Date(`${isoDay}T00:00:00Z`).getUTCDay()
}

export function addDays(isoDay: string, days: number): string {
  return new Date(Date.parse(`${isoDay}T00:00:00Z`) + days * day).toISOString().slice(0, 10)
}

/** How many days a Bangkok day lies after another. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day
}

// Said from tables and not by Intl: making its formatters takes a slow phone more than a tenth of a second, in the middle of waking a page.
const months = {
  th: 'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}
const shortMonths = {
  th: 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'.split(' '),
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
}
const shortWeekdays = {
  th: 'อา. จ. อ. พ. พฤ. ศ. ส.'.split(' '),
  en: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
}
const buddhistEra = 543

/** The parts of a moment as a clock and a calendar in Bangkok show them. */
function partsOf(at: Date) {
  const there = new Date(at.getTime() + offset)
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    date: there.getUTCDate(),
    month: there.getUTCMonth(),
    year: there.getUTCFullYear(),
    weekday: there.getUTCDay(),
    time: `${two(there.getUTCHours())}:${two(there.getUTCMinutes())}`,
  }
}

/** 5 ม.ค. 68 in the Buddhist era; 5 Jan 2025 in English. */
export function sayDate(at: Date, locale: Locale): string {
  const { date, month, year } = partsOf(at)
  return `${date} ${shortMonths[locale][month]} ${locale === 'th' ? String(year + buddhistEra).slice(-2) : year}`
}

export function sayLongDate(at: Date, locale: Locale): string {
  const { date, month, year } = partsOf(at)
  return `${date} ${months[locale][month]} ${locale === 'th' ? year + buddhistEra : year}`
}

/** พ. 5 ม.ค.: a day near enough to need no year. */
export function sayWeekday(at: Date, locale: Locale): string {
  const { date, month, weekday } = partsOf(at)
  return `${shortWeekdays[locale][weekday]} ${date} ${shortMonths[locale][month]}`
}

/** 14:30 น. */
export function sayTime(at: Date, locale: Locale): string {
  const { time } = partsOf(at)
  // The two never part at the end of a line.
  return locale === 'th' ? `${time}\u00a0น.` : time
}

export function sayDateTime(at: Date, locale: Locale): string {
  return `${sayDate(at, locale)} ${sayTime(at, locale)}`
}

/** Noon of a Bangkok day, for saying a day that has no time of its own. */
export function noonOf(isoDay: string): Date {
  return new Date(`${isoDay}T12:00:00+07:00`)
}
