import type { Locale } from '../words/locale.ts'

const zone = 'Asia/Bangkok'
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

const tags = { th: 'th-TH-u-ca-buddhist', en: 'en-GB' } as const
const shapes = {
  date: { th: { day: 'numeric', month: 'short', year: '2-digit' }, en: { day: 'numeric', month: 'short', year: 'numeric' } },
  longDate: { th: { day: 'numeric', month: 'long', year: 'numeric' }, en: { day: 'numeric', month: 'long', year: 'numeric' } },
  weekday: { th: { weekday: 'short', day: 'numeric', month: 'short' }, en: { weekday: 'short', day: 'numeric', month: 'short' } },
  time: { th: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, en: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } },
} as const satisfies Record<string, Record<Locale, Intl.DateTimeFormatOptions>>

const made = new Map<string, Intl.DateTimeFormat>()

/** Made when first used: a formatter takes a phone some ten milliseconds, and most pages say no date. */
function format(shape: keyof typeof shapes, locale: Locale, at: Date): string {
  const key = `${shape} ${locale}`
  const known = made.get(key) ?? new Intl.DateTimeFormat(tags[locale], { timeZone: zone, ...shapes[shape][locale] })
  made.set(key, known)
  return known.format(at)
}

/** 5 ม.ค. 68 in the Buddhist era; 5 Jan 2025 in English. */
export function sayDate(at: Date, locale: Locale): string {
  return format('date', locale, at)
}

export function sayLongDate(at: Date, locale: Locale): string {
  return format('longDate', locale, at)
}

/** พ. 5 ม.ค.: a day near enough to need no year. */
export function sayWeekday(at: Date, locale: Locale): string {
  return format('weekday', locale, at)
}

/** 14:30 น. */
export function sayTime(at: Date, locale: Locale): string {
  const time = format('time', locale, at)
  return locale === 'th' ? `${time} น.` : time
}

export function sayDateTime(at: Date, locale: Locale): string {
  return `${sayDate(at, locale)} ${sayTime(at, locale)}`
}

/** Noon of a Bangkok day, for saying a day that has no time of its own. */
export function noonOf(isoDay: string): Date {
  return new Date(`${isoDay}T12:00:00+07:00`)
}
