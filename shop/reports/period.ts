import { addDays, daysBetween } from '../time/bangkok.ts'

/** Bangkok days, both included. */
export type Period = { from: string; to: string }

/** The longest period a report is made for. */
export const mostReportDays = 1_100
/** How far the list of years goes beyond this one. */
const yearsAhead = 3

const firstOf = (month: string) => `${month}-01`
const lastOf = (month: string) => addDays(firstOf(addMonths(month, 1)), -1)

export const monthOf = (day: string): string => day.slice(0, 7)

export function addMonths(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** A month as far as it has come: the whole of it once it is over. */
export function periodOfMonth(month: string, today: string): Period {
  return { from: firstOf(month), to: monthOf(today) === month ? today : lastOf(month) }
}

/** A year or month, whole or running, is compared with the same days of the one before, others with the days just before. */
export function periodBefore({ from, to }: Period): Period {
  if (!from.endsWith('-01')) {
    const days = daysBetween(from, to) + 1
    return { from: addDays(from, -days), to: addDays(from, -1) }
  }
  const spanned = monthsBetween(monthOf(from), monthOf(to)) + 1
  const isYear = from.endsWith('-01-01') && spanned > 1 && spanned <= 12
  const months = isYear ? 12 : spanned
  const last = addMonths(monthOf(to), -months)
  const isWhole = to === lastOf(monthOf(to))
  const sameDay = `${last}-${to.slice(8)}`
  return {
    from: firstOf(addMonths(monthOf(from), -months)),
    to: isWhole || sameDay > lastOf(last) ? lastOf(last) : sameDay,
  }
}

const monthsBetween = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))

export function daysOf({ from, to }: Period): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))
}

/** So many months up to this one, the earliest first. */
export const monthsUpTo = (month: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => addMonths(month, at - count + 1))

/** The years to choose from: from the first with orders to three after this one. */
export function yearsToChoose(firstYear: number, today: string): number[] {
  const thisYear = Number(today.slice(0, 4))
  const first = Math.min(firstYear, thisYear)
  return Array.from({ length: thisYear + yearsAhead - first + 1 }, (_, at) => first + at)
}
