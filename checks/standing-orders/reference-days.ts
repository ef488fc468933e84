/** When the runs of a standing order come, found by walking through the calendar day by day: written apart from the shop’s rules. */
export type ReferencePlan = {
  every: number
  unit: 'week' | 'month'
  day: number
  startsOn: string
  whenClosed: 'after' | 'before' | 'skip'
}
type Calendar = { weekdays: number; holidays: readonly { startsOn: string; endsOn: string }[] }

export const mostDaysMoved = 14
const dayMs = 86_400_000
const at = (day: string) => new Date(`${day}T00:00:00Z`)
const next = (day: string, step = 1) => new Date(at(day).getTime() + step * dayMs).toISOString().slice(0, 10)

function isPlanned({ every, unit, day, startsOn }: ReferencePlan, date: string): boolean {
  const [from, to] = [at(startsOn), at(date)]
  if (unit === 'week')
    return to.getUTCDay() === day && ((to.getTime() - from.getTime()) / dayMs / 7) % every === 0
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  const isLastOfMonth = next(date).slice(5, 7) !== date.slice(5, 7)
  return months % every === 0 && (to.getUTCDate() === day || (isLastOfMonth && to.getUTCDate() < day))
}

const isOpen = ({ weekdays, holidays }: Calendar, date: string) =>
  String(weekdays.toString(2).padStart(7, '0')).at(-1 - at(date).getUTCDay()) === '1' &&
  holidays.every(({ startsOn, endsOn }) => date < startsOn || date > endsOn)

/** The day of each planned day; without one the run is left out. */
export function referenceDays(
  plan: ReferencePlan,
  calendar: Calendar,
  until: string,
): Map<string, string | undefined> {
  const planned: string[] = []
  for (let date = plan.startsOn; date <= next(until, 400); date = next(date))
    if (isPlanned(plan, date)) planned.push(date)
  const days = new Map<string, string | undefined>()
  let last = '0000-00-00'
  planned.forEach((date, index) => {
    if (date > until) return
    const [before, after] = [planned[index - 1] ?? '0000-00-00', planned[index + 1] ?? '9999-99-99']
    const isFree = (each: string) => isOpen(calendar, each) && each > last && each > before && each < after
    const near = (step: 1 | -1) => {
      for (let count = 1; count < mostDaysMoved; count++)
        if (isFree(next(date, step * count))) return next(date, step * count)
      return undefined
    }
    let day: string | undefined
    if (isFree(date)) day = date
    else if (plan.whenClosed === 'before') day = near(-1) ?? near(1)
    else if (plan.whenClosed === 'after') day = near(1)
    days.set(date, day)
    last = day ?? last
  })
  return days
}
