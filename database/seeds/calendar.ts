const dayMs = 86_400_000

/** A calendar day this many days after (or before) another, both YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** 0 is Sunday, as in the weekday bits of the schema. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay()
}

/** The timestamp of a minute of a Bangkok day, in PostgreSQL's format. */
export function atMinute(day: string, minute: number): string {
  const later = addDays(day, Math.floor(minute / 1440))
  const left = ((minute % 1440) + 1440) % 1440
  const clock = `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`
  return `${later}T${clock}:00+07:00`
}

/** Buddhist year and month of an order number, such as 6911 for November 2026. */
export function buddhistMonth(day: string): string {
  return `${String(Number(day.slice(0, 4)) + 543).slice(2)}${day.slice(5, 7)}`
}
