import type { MessageValues } from '../customer-messages/message-placeholders.ts'
import { sayMoney, sayNumber } from '../money/say-money.ts'
import type { Locale } from '../words/locale.ts'
import type { AmendsKind } from './delivery-report.ts'

type AnsweredLine = {
  name: string
  unit: string
  quantity: number
  accepted: number
  how: AmendsKind | null
  points: number
  answer: string
}
export type AnsweredReport = {
  orderNumber: string
  lines: readonly AnsweredLine[]
  creditNote: string | null
  credited: number
  points: number
  /** What is still to go back of what was paid. */
  toReturn: number
  shop: string
  centre: string
}

const mostNamed = 5

const words = {
  th: {
    'credit note': () => 'ลดหนี้ให้',
    points: (points: number) => (points > 0 ? `ให้ ${sayNumber(points)} คะแนน แทน` : 'คืนคะแนนให้'),
    replacement: () => 'ส่งทดแทนให้รอบหน้า',
    refused: 'ไม่รับ',
    others: (count: number) => `และอีก ${count} รายการ`,
    note: (number: string) => ` ใบลดหนี้ ${number}`,
  },
  en: {
    'credit note': () => 'credited',
    points: (points: number) => (points > 0 ? `${sayNumber(points)} points for` : 'points returned for'),
    replacement: () => 'replaced with the next delivery:',
    refused: 'not accepted',
    others: (count: number) => `and ${count} more`,
    note: (number: string) => `, credit note ${number}`,
  },
} as const

function lineText(
  { name, unit, quantity, accepted, how, points, answer }: AnsweredLine,
  locale: Locale,
): string {
  const say = words[locale]
  const taken = how ? `${say[how](points)} ${sayNumber(accepted)} ${unit}` : say.refused
  return `- ${name}: ${taken}${accepted < quantity && answer ? ` (${answer})` : ''}`
}

/** What a message about an answered report can name. */
export function answerMessageValues(report: AnsweredReport, locale: Locale): MessageValues {
  const { orderNumber, shop, centre, lines, creditNote, credited, points, toReturn } = report
  const say = words[locale]
  return {
    ...{ order: orderNumber, shop, centre },
    items: [
      ...lines.slice(0, mostNamed).map((line) => lineText(line, locale)),
      ...(lines.length > mostNamed ? [say.others(lines.length - mostNamed)] : []),
    ].join('\n'),
    credit: credited > 0 ? `${sayMoney(credited)}${creditNote ? say.note(creditNote) : ''}` : '',
    refund: toReturn > 0 ? sayMoney(toReturn) : '',
    points: points > 0 ? sayNumber(points) : '',
  }
}
