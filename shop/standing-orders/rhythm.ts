import { addDays, daysBetween } from '../time/bangkok.ts'
import { weekdayOf } from '../time/weekday.ts'

export const rhythmUnits = ['week', 'month'] as const
/** Every so many weeks on a weekday (0 is Sunday), or every so many months on a day of the month. */
export type Rhythm = { every: number; unit: (typeof rhythmUnits)[number]; day: number }

const mostBetween = { week: 26, month: 12 } as const
const days = { week: { from: 0, to: 6 }, month: { from: 1, to: 31 } } as const

type RhythmFault = 'every' | 'day'

/** What is wrong with a rhythm; a rhythm of zero would never come, or always. */
export function whyNotRhythm({ every, unit, day }: Rhythm): RhythmFault | undefined {
  if (!Number.isInteger(every) || every < 1 || every > mostBetween[unit]) return 'every'
  const { from, to } = days[unit]
  return Number.isInteger(day) && day >= from && day <= to ? undefined : 'day'
}

const monthOf = (isoDay: string) => Number(isoDay.slice(0, 4)) * 12 + Number(isoDay.slice(5, 7)) - 1

/** The 31st is the last day of a shorter month. */
function dayOfMonth(month: number, day: number): string {
  const at = (monthToUse: number, date: number) =>
    new Date(Date.UTC(Math.floor(monthToUse / 12), monthToUse % 12, date)).toISOString().slice(0, 10)
  return at(month, Math.min(day, Number(at(month + 1, 0).slice(8))))
}

/** The first day of the rhythm that is not before `from`; the plan counts from it. */
export function firstPlanned({ unit, day }: Rhythm, from: string): string {
  if (unit === 'week') return addDays(from, (day - weekdayOf(from) + 7) % 7)
  const thisMonth = dayOfMonth(monthOf(from), day)
  return thisMonth >= from ? thisMonth : dayOfMonth(monthOf(from) + 1, day)
}

/** A plan: its rhythm, and the first day it counts from. */
export type Plan = { rhythm: Rhythm; startsOn: string }

/** The planned day with this number; always counted from the first, so that no moved day shifts the next. */
function plannedDay({ rhythm: { every, unit, day }, startsOn }: Plan, number: number): string {
  if (unit === 'week') return addDays(startsOn, 7 * every * number)
  return dayOfMonth(monthOf(startsOn) + every * number, day)
}

/** The first planned day after another one. */
export function nextPlanned(plan: Plan, after: string): string {
  const { rhythm, startsOn } = plan
  if (after < startsOn) return startsOn
  const passed =
    rhythm.unit === 'week'
      ? daysBetween(startsOn, after) / (7 * rhythm.every)
      : (monthOf(after) - monthOf(startsOn)) / rhythm.every
  let number = Math.max(0, Math.floor(passed))
  while (plannedDay(plan, number) <= after) number++
  return plannedDay(plan, number)
}

/** The planned day before another one; none before the first. */
export function previousPlanned(plan: Plan, before: string): string | undefined {
  const { unit, every } = plan.rhythm
  // Two steps back is certainly earlier, whatever the lengths of the months between.
  let last: string | undefined
  let day = nextPlanned(plan, addDays(before, -(unit === 'week' ? 14 : 64) * every - 1))
  while (day < before) {
    last = day
    day = nextPlanned(plan, day)
  }
  return last
}
