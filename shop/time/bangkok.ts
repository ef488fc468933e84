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

const formats = {
  th: {
    date: new Intl.DateTimeFormat('th-TH-u-ca-buddhist', { timeZone: zone, day: 'numeric', month: 'short', year: '2-digit' }),
    longDate: new Intl.DateTimeFormat('th-TH-u-ca-buddhist', {
      timeZone: zone,
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      era: undefined,
    }),
    weekday: new Intl.DateTimeFormat('th-TH-u-ca-buddhist', { timeZone: zone, weekday: 'short', day: 'numeric', month: 'short' }),
    time: new Intl.DateTimeFormat('th-TH', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  },
  en: {
    date: new Intl.DateTimeFormat('en-GB', { timeZone: zone, day: 'numeric', month: 'short', year: 'numeric' }),
    longDate: new Intl.DateTimeFormat('en-GB', { timeZone: zone, day: 'numeric', month: 'long', year: 'numeric' }),
    weekday: new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short', day: 'numeric', month: 'short' }),
    time: new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  },
}

/** 5 ม.ค. 68 in the Buddhist era; 5 Jan 2025 in English. */
export function sayDate(at: Date, locale: Locale): string {
  return formats[locale].date.format(at)
}

export function sayLongDate(at: Date, locale: Locale): string {
  return formats[locale].longDate.format(at)
}

/** พ. 5 ม.ค.: a day near enough to need no year. */
export function sayWeekday(at: Date, locale: Locale): string {
  return formats[locale].weekday.format(at)
}

/** 14:30 น. */
export function sayTime(at: Date, locale: Locale): string {
  const time = formats[locale].time.format(at)
  return locale === 'th' ? `${time} น.` : time
}

export function sayDateTime(at: Date, locale: Locale): string {
  return `${sayDate(at, locale)} ${sayTime(at, locale)}`
}

/** Noon of a Bangkok day, for saying a day that has no time of its own. */
export function noonOf(isoDay: string): Date {
  return new Date(`${isoDay}T12:00:00+07:00`)
}
