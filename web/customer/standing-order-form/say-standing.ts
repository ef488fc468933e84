import type { ComingRunView } from '#shop/standing-orders/standing-order-contracts.ts'
import { noonOf, sayWeekday } from '#shop/time/bangkok.ts'
import type { Locale } from '#shop/words/locale.ts'
import type { SayStanding } from '#web/words/customer/standing-words.ts'

export const weekdayWords = [
  ...(['standing.sun', 'standing.mon', 'standing.tue', 'standing.wed'] as const),
  ...(['standing.thu', 'standing.fri', 'standing.sat'] as const),
] as const

export const sayDay = (day: string, locale: Locale) => sayWeekday(noonOf(day), locale)

/** 08:00-12:00. */
export function saySlotTime(slot: string, say: SayStanding): string {
  const [from = '', to = ''] = slot.split('-')
  return say('standing.slotTime', { from: `${from}:00`, to: `${to}:00` })
}

const movedWords = {
  closed: 'standing.movedClosed',
  late: 'standing.movedLate',
  'sold out': 'standing.movedSoldOut',
} as const

/** Why a run comes on another day than planned; blank when it does not. */
export function sayMoved(
  { moved, planned, day }: Pick<ComingRunView, 'moved' | 'planned' | 'day'>,
  say: SayStanding,
  locale: Locale,
): string {
  return moved && day !== planned ? say(movedWords[moved], { day: sayDay(planned, locale) }) : ''
}
