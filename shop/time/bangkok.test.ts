import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  bangkokDay,
  bangkokMinute,
  noonOf,
  sayDate,
  sayDateTime,
  sayLongDate,
  sayTime,
} from './bangkok.ts'
import { weekdayOf } from './weekday.ts'

const evening = new Date('2025-01-04T18:30:00Z')

test('the Bangkok day begins seven hours before the world’s', () => {
  expect(bangkokDay(evening)).toBe('2025-01-05')
  expect(bangkokMinute(evening)).toBe(90)
  expect(bangkokDay(new Date('2025-01-04T16:59:59Z'))).toBe('2025-01-04')
})

test('Thai dates read in the Buddhist era, English ones do not', () => {
  expect(sayDate(evening, 'th')).toBe('5 ม.ค. 68')
  expect(sayDate(evening, 'en')).toBe('5 Jan 2025')
  expect(sayLongDate(evening, 'th')).toContain('2568')
  expect(sayTime(evening, 'th')).toBe('01:30\u00a0น.')
  expect(sayDateTime(evening, 'en')).toBe('5 Jan 2025 01:30')
})

test('days are counted over months and leap years', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(weekdayOf('2026-11-15')).toBe(0)
  expect(bangkokDay(noonOf('2026-11-15'))).toBe('2026-11-15')
})

test('dates are said as the world’s own tables say them, on any day', () => {
  const by = (tag: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone: 'Asia/Bangkok', ...options })
  const short = { day: 'numeric', month: 'short' } as const
  const long = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const thai = by('th-TH-u-ca-buddhist', { ...short, year: '2-digit' })
  const english = by('en-GB', { ...short, year: 'numeric' })
  const [thaiLong, englishLong] = [by('th-TH-u-ca-buddhist', long), by('en-GB', long)]
  const clock = by('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
      (at) => {
        expect(sayDate(at, 'th')).toBe(thai.format(at))
        expect(sayDate(at, 'en')).toBe(english.format(at))
        expect(sayLongDate(at, 'th')).toBe(thaiLong.format(at))
        expect(sayLongDate(at, 'en')).toBe(englishLong.format(at))
        expect(sayTime(at, 'en')).toBe(clock.format(at))
      },
    ),
  )
})
