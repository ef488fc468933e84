import type { MessageValues } from '../customer-messages/message-placeholders.ts'
import { sayMoney } from '../money/say-money.ts'
import { noonOf, sayDateTime, sayWeekday } from '../time/bangkok.ts'
import { type Locale, pick } from '../words/locale.ts'
import { sayMending, sayRunReason } from './run-reason.ts'
import type { RunNote, StandingOrderState } from './standing-order.ts'

/** What the shop tells of the runs of standing orders. */
export const runTopics = ['standing-order-ahead', 'standing-order-changed', 'standing-order-failed'] as const
export type RunTopic = (typeof runTopics)[number]

const mostNamed = 5

/** What is different from usual, in a line. */
export function sayRunNote({ kind, product, by, prices }: RunNote, locale: Locale): string {
  const [name, other] = [pick(locale, product.th, product.en), by ? pick(locale, by.th, by.en) : '']
  const [before, now] = [sayMoney(prices?.before ?? 0), sayMoney(prices?.now ?? 0)]
  const said = {
    'left out': { th: `${name} ไม่มีของ`, en: `${name}: not available` },
    replaced: { th: `${name} ไม่มีของ ใช้ ${other} แทน`, en: `${name}: replaced by ${other}` },
    filled: { th: `เพิ่ม ${name} ให้ครบยอดขั้นต่ำ`, en: `more ${name}, to reach the minimum` },
    COD: { th: 'เครดิตไม่พอ เก็บเงินปลายทางแทน', en: 'not enough credit: cash on delivery instead' },
    price: { th: `${name} จาก ${before} เป็น ${now}`, en: `${name}: ${before}, now ${now}` },
  }
  return said[kind][locale]
}

export type RunForMessage = {
  shop: string
  centre: string
  planned: string
  deliverOn: string | null
  placeAt: Date | null
  isFetched: boolean
  total: number | null
  orderNumber: string | null
  notes: readonly RunNote[]
  reason: string | null
  params: Record<string, string | number>
}

/** What a message about a run can name. */
export function runMessageValues(run: RunForMessage, locale: Locale): MessageValues {
  const { shop, centre, notes, reason } = run
  const lines = notes.slice(0, mostNamed).map((note) => `- ${sayRunNote(note, locale)}`)
  const more = notes.length - mostNamed
  const date = sayWeekday(noonOf(run.deliverOn ?? run.planned), locale)
  if (more > 0) lines.push(locale === 'th' ? `และอีก ${more} รายการ` : `and ${more} more`)
  return {
    ...{ shop, centre, order: run.orderNumber ?? '', items: lines.join('\n') },
    amount: run.total === null ? '' : sayMoney(run.total),
    date: run.isFetched ? `${date}${locale === 'th' ? ' มารับที่ศูนย์' : ', fetched at the centre'}` : date,
    until: run.placeAt ? sayDateTime(run.placeAt, locale) : '',
    why: sayRunReason(run, locale),
    todo: reason ? sayMending(reason, locale) : '',
  }
}

export type StandingChanged = { name: string; state: StandingOrderState; pausedUntil: string | null }

/** What staff did with a standing order, in a line. */
export function sayStandingChange({ name, state, pausedUntil }: StandingChanged, locale: Locale): string {
  const [th, en] = [`สั่งประจำ ${name}`.trim(), `Your standing order ${name}`.trim()]
  const until = pausedUntil ? sayWeekday(noonOf(pausedUntil), locale) : ''
  const said = {
    active: { th: `เปิด${th} ต่อให้แล้ว`, en: `${en} is active again` },
    paused: until
      ? { th: `พัก${th} ไว้ให้ถึง ${until}`, en: `${en} is paused until ${until}` }
      : { th: `พัก${th} ไว้ให้แล้ว`, en: `${en} is paused` },
    ended: { th: `เลิก${th} ให้แล้ว`, en: `${en} has ended` },
  }
  return said[state][locale]
}
