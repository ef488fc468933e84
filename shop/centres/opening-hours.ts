import type { HoursSpan } from './hours-span.ts'

/** A minute of the day as a clock shows it. */
export const sayMinute = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The hours of a weekday, the earliest first. */
export const hoursOn = (hours: readonly HoursSpan[], weekday: number): HoursSpan[] =>
  hours.filter((span) => span.weekday === weekday).sort((a, b) => a.opens - b.opens)

/** Monday first, as weeks are read. */
export const weekFromMonday = [1, 2, 3, 4, 5, 6, 0] as const

/** Weekdays in a row with the same hours, as one line says them: Monday to Friday. */
export function hoursByDays(
  hours: readonly HoursSpan[],
): { from: number; to: number; spans: { opens: number; closes: number }[] }[] {
  const lines: { from: number; to: number; spans: { opens: number; closes: number }[] }[] = []
  for (const weekday of weekFromMonday) {
    const spans = hoursOn(hours, weekday).map(({ opens, closes }) => ({ opens, closes }))
    const last = lines.at(-1)
    if (last && JSON.stringify(last.spans) === JSON.stringify(spans)) last.to = weekday
    else lines.push({ from: weekday, to: weekday, spans })
  }
  return lines
}
