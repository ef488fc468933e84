import type { HoursSpan } from '../centres/hours-span.ts'
import { hoursOn } from '../centres/opening-hours.ts'
import { addDays, bangkokDay, bangkokMinute, noonOf } from '../time/bangkok.ts'

export type AnswerHours = { isOpen: boolean; opensAt: string | null }

/** Whether somebody of the centre answers now, else from when; null where the centre has given no hours. */
export function answerHours(hours: readonly HoursSpan[], now: Date): AnswerHours | null {
  if (hours.length === 0) return null
  const [today, minute] = [bangkokDay(now), bangkokMinute(now)]
  const isOpen = hoursOn(hours, weekdayOf(today)).some(
    ({ opens, closes }) => opens <= minute && minute < closes,
  )
  if (isOpen) return { isOpen, opensAt: null }
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = addDays(today, ahead)
    const next = hoursOn(hours, weekdayOf(day)).find(({ opens }) => ahead > 0 || opens > minute)
    if (next) return { isOpen, opensAt: timeOf(day, next.opens).toISOString() }
  }
  return { isOpen, opensAt: null }
}

const weekdayOf = (day: string) => noonOf(day).getUTCDay()
const noon = 12 * 60
const timeOf = (day: string, minute: number) => new Date(noonOf(day).getTime() + (minute - noon) * 60_000)
