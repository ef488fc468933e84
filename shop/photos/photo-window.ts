import { addDays } from '../time/bangkok.ts'

/** How many days either side of today are shown before anything is chosen. */
const windowDays = 30
export const photosPage = 24

/** A half-open span of Bangkok days. */
type DaySpan = { from: string; before: string }

const monthAfter = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

type Asked = { months: readonly string[]; from: string | undefined; to: string | undefined }

/** The days whose photos are wanted: the chosen months, the chosen days, or a window around today. */
export function daysWanted({ months, from, to }: Asked, today: string): DaySpan[] {
  const chosen = months.map((month) => ({ from: `${month}-01`, before: `${monthAfter(month)}-01` }))
  if (!from && !to)
    return chosen.length > 0
      ? chosen
      : [{ from: addDays(today, -windowDays), before: addDays(today, windowDays + 1) }]
  const span = { from: from ?? '0001-01-01', before: to ? addDays(to, 1) : '9999-01-01' }
  if (chosen.length === 0) return [span]
  const later = (...days: string[]) => days.sort().at(-1) ?? ''
  const earlier = (...days: string[]) => days.sort()[0] ?? ''
  return chosen
    .map((month) => ({ from: later(month.from, span.from), before: earlier(month.before, span.before) }))
    .filter((both) => both.from < both.before)
}
