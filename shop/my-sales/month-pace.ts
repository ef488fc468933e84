import { daysOf, type Period, periodOfMonth } from '../reports/period.ts'
import { weekdayOf } from '../time/weekday.ts'

/** Salespeople work from Monday to Saturday; orders on a Sunday count all the same. */
const isWorkingDay = (day: string): boolean => weekdayOf(day) !== 0

const wholeMonth = (month: string): Period => periodOfMonth(month, '')

type Pace = {
  /** Working days of the month, those up to today with today, and those still to come with today. */
  workingDays: number
  passed: number
  left: number
  /** Where the month ends at this pace. */
  expected: number
  /** Satang for each working day that is left; nothing once the target is reached or the month is over. */
  neededPerDay: number
  missing: number
}

/** How a month goes that has come to `today`; another month is over or has not begun. */
export function paceOf({
  month,
  today,
  total,
  target,
}: {
  month: string
  today: string
  total: number
  target: number
}): Pace {
  const days = daysOf(wholeMonth(month)).filter(isWorkingDay)
  const passed = days.filter((day) => day <= today).length
  const left = days.filter((day) => day >= today).length
  const missing = Math.max(0, target - total)
  const isOver = left === 0
  return {
    ...{ workingDays: days.length, passed, left, missing },
    expected: isOver || passed === 0 ? total : Math.round((total / passed) * days.length),
    neededPerDay: isOver ? 0 : Math.ceil(missing / left),
  }
}
