import type { HoursSpan } from '../centres/hours-span.ts'
import type { Sentence } from '../identity/rules.ts'
import type { FieldReason } from '../problems/problem.ts'
import { addDays } from '../time/bangkok.ts'
import type { CentreRounds, Holiday } from './centre-profile.ts'
import { at, missing } from './field-reason.ts'

const longestHoliday = 31

const wrong = {
  noDay: { th: 'เลือกวันส่งอย่างน้อยหนึ่งวัน', en: 'Choose at least one delivery day' },
  sameDay: {
    th: 'ตัดรอบในวันส่งต้องก่อนเวลาเริ่มส่ง',
    en: 'A cut-off on the day itself must be before the delivery begins',
  },
  sameSlot: { th: 'ช่วงเวลานี้มีสองรอบ', en: 'This part of the day is there twice' },
  closes: { th: 'เวลาปิดต้องหลังเวลาเปิด', en: 'It must close after it opens' },
  overlap: { th: 'เวลาทับกับอีกช่วง', en: 'These hours overlap others of the day' },
  ends: { th: 'วันสุดท้ายต้องไม่ก่อนวันแรก', en: 'The last day must not be before the first' },
  long: {
    th: `หยุดยาวได้ไม่เกิน ${longestHoliday} วัน ถ้านานกว่านั้นให้ปิดศูนย์`,
    en: `At most ${longestHoliday} days at a time. For longer, close the centre.`,
  },
  notDay: { th: 'ไม่มีวันนี้ในปฏิทิน', en: 'There is no such day' },
  sameDays: { th: 'วันหยุดนี้ทับกับอีกรายการ', en: 'These days overlap another holiday' },
} satisfies Record<string, Sentence>

export function whyNotRounds({ weekdays, slots }: CentreRounds): FieldReason[] {
  return [
    ...at('weekdays', weekdays === 0 && wrong.noDay),
    ...slots.flatMap(({ slot, cutOffMinute, daysBefore }, index) => [
      ...at(
        `slots.${slot}`,
        daysBefore === 0 && cutOffMinute > Number(slot.slice(0, 2)) * 60 && wrong.sameDay,
      ),
      ...at(`slots.${slot}`, slots.findIndex((each) => each.slot === slot) < index && wrong.sameSlot),
    ]),
  ]
}

/** Each at `hours.` and its place in the list. */
export function whyNotHours(hours: readonly HoursSpan[]): FieldReason[] {
  return hours.flatMap((span, index) => {
    const field = `hours.${index}`
    if (span.closes <= span.opens) return at(field, wrong.closes)
    const isOver = hours.some(
      (other, place) =>
        place < index &&
        other.weekday === span.weekday &&
        other.opens < span.closes &&
        span.opens < other.closes,
    )
    return at(field, isOver && wrong.overlap)
  })
}

const isDay = (day: string) => {
  const read = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day)
}

/** Each at `holidays.`, its place in the list, and the field. */
export function whyNotHolidays(holidays: readonly Holiday[]): FieldReason[] {
  return holidays.flatMap(({ startsOn, endsOn, nameTh, nameEn }, index) => {
    const field = (name: string) => `holidays.${index}.${name}`
    const names = [
      ...at(field('nameTh'), nameTh.trim() === '' && missing),
      ...at(field('nameEn'), nameEn.trim() === '' && missing),
    ]
    if (!isDay(startsOn)) return [...at(field('startsOn'), wrong.notDay), ...names]
    if (!isDay(endsOn)) return [...at(field('endsOn'), wrong.notDay), ...names]
    if (endsOn < startsOn) return [...at(field('endsOn'), wrong.ends), ...names]
    if (endsOn >= addDays(startsOn, longestHoliday)) return [...at(field('endsOn'), wrong.long), ...names]
    const isOver = holidays.some(
      (other, place) => place < index && other.startsOn <= endsOn && startsOn <= other.endsOn,
    )
    return [...at(field('startsOn'), isOver && wrong.sameDays), ...names]
  })
}
