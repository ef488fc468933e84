import { sql } from 'kysely'
import type { DaysOff, Rounds, SlotRound } from '#shop/centres/next-round.ts'

type RoundColumns = {
  delivery_weekdays: number
  cut_off_minute: number
  slot_rounds: unknown
  delivery_holidays: unknown
}

/** The columns that say when a centre delivers. */
export const roundColumns = [
  'delivery_weekdays',
  'cut_off_minute',
  'slot_rounds',
  'delivery_holidays',
] as const

export const roundsOf = (row: RoundColumns): Rounds => ({
  weekdays: row.delivery_weekdays,
  cutOffMinute: row.cut_off_minute,
  slots: row.slot_rounds as SlotRound[],
  holidays: row.delivery_holidays as DaysOff[],
})

/** The rounds of the centre `n`, as `roundsOf` gives them. */
export const roundsAsJson = sql`jsonb_build_object('weekdays', n.delivery_weekdays, 'cutOffMinute', n.cut_off_minute,
  'slots', n.slot_rounds, 'holidays', n.delivery_holidays)`
