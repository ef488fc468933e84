import type { Locale } from '../words/locale.ts'
import type { Rhythm } from './rhythm.ts'

/** Sunday first, as days of the week are counted. */
const weekdays = {
  th: ['อาทิตย์', 'จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const

/** Such as every 2 weeks on Tuesday. */
export function sayRhythm({ every, unit, day }: Rhythm, locale: Locale): string {
  if (unit === 'month')
    return locale === 'th'
      ? every === 1
        ? `ทุกวันที่ ${day} ของเดือน`
        : `ทุก ${every} เดือน วันที่ ${day}`
      : every === 1
        ? `Every month on day ${day}`
        : `Every ${every} months on day ${day}`
  const weekday = weekdays[locale][day] ?? ''
  if (locale === 'th') return every === 1 ? `ทุกวัน${weekday}` : `ทุก ${every} สัปดาห์ วัน${weekday}`
  return every === 1 ? `Every ${weekday}` : `Every ${every} weeks on ${weekday}`
}
