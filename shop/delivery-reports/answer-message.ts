import { sayMoney, sayNumber } from '../money/say-money.ts'
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
  link: string
}

const mostNamed = 5

const gives: Record<AmendsKind, (line: AnsweredLine) => string> = {
  'credit note': () => 'ลดหนี้ให้',
  points: ({ points }) => (points > 0 ? `ให้ ${sayNumber(points)} คะแนน แทน` : 'คืนคะแนนให้'),
  replacement: () => 'ส่งทดแทนให้รอบหน้า',
}

function lineText(line: AnsweredLine): string {
  const { name, unit, quantity, accepted, how, answer } = line
  const taken = how ? `${gives[how](line)} ${sayNumber(accepted)} ${unit}` : 'ไม่รับ'
  return `- ${name}: ${taken}${accepted < quantity && answer ? ` (${answer})` : ''}`
}

/** In Thai, as every message to customers: the language of the person holding the phone is unknown. */
export function answerMessage(report: AnsweredReport): { subject: string; text: string } {
  const { orderNumber, lines, creditNote, credited, points, toReturn, link } = report
  const subject = `ศูนย์ตอบเรื่องของขาดหรือเสียหายในคำสั่งซื้อ ${orderNumber} แล้ว`
  const text = [
    subject,
    ...lines.slice(0, mostNamed).map(lineText),
    ...(lines.length > mostNamed ? [`และอีก ${lines.length - mostNamed} รายการ`] : []),
    ...(credited > 0 ? [`ลดยอด ${sayMoney(credited)}${creditNote ? ` ใบลดหนี้ ${creditNote}` : ''}`] : []),
    ...(toReturn > 0 ? [`ศูนย์จะคืนเงินให้ ${sayMoney(toReturn)} และจะแจ้งเมื่อคืนแล้ว`] : []),
    ...(points > 0 ? [`ได้คะแนน ${sayNumber(points)} คะแนน`] : []),
    link,
  ].join('\n')
  return { subject, text }
}
