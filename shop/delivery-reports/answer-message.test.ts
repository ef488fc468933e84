import { expect, test } from 'vitest'
import { saidMessage } from '#checks/messages/said-message.ts'
import { type AnsweredReport, answerMessageValues } from './answer-message.ts'

const line = { unit: 'ขวด', quantity: 3, accepted: 3, points: 0, answer: '' }

const answerMessage = (report: Omit<AnsweredReport, 'shop' | 'centre'>) =>
  saidMessage(
    'report-answered',
    answerMessageValues({ ...report, shop: 'ร้าน', centre: 'ศูนย์' }, 'th'),
    'https://x',
  )

test('the customer is told line by line what is given, and why something is not', () => {
  const { subject, text } = answerMessage({
    ...{
      orderNumber: 'SO1',
      creditNote: 'CN1',
      credited: 4_500,
      points: 20,
      toReturn: 4_500,
    },
    lines: [
      { ...line, name: 'น้ำปลา', how: 'credit note' },
      { ...line, name: 'ซอส', how: 'replacement', accepted: 1, answer: 'ที่เหลือไม่แตก' },
      { ...line, name: 'น้ำดื่ม', how: 'points', points: 20 },
      { ...line, name: 'ข้าวสาร', how: null, accepted: 0, answer: 'ครบตามใบส่งของ' },
    ],
  })
  expect(subject).toBe('ศูนย์ตอบเรื่องของขาดหรือเสียหายในคำสั่งซื้อ SO1 แล้ว')
  expect(text.split('\n').slice(1)).toEqual([
    '- น้ำปลา: ลดหนี้ให้ 3 ขวด',
    '- ซอส: ส่งทดแทนให้รอบหน้า 1 ขวด (ที่เหลือไม่แตก)',
    '- น้ำดื่ม: ให้ 20 คะแนน แทน 3 ขวด',
    '- ข้าวสาร: ไม่รับ (ครบตามใบส่งของ)',
    'ลดยอด ฿45.00 ใบลดหนี้ CN1',
    'ศูนย์จะคืนเงินให้ ฿45.00 และจะแจ้งเมื่อคืนแล้ว',
    'ได้คะแนน 20 คะแนน',
    'https://x',
  ])
})

test('a long answer names five lines and counts the others', () => {
  const { text } = answerMessage({
    ...{ orderNumber: 'SO1', creditNote: null, credited: 0, points: 0, toReturn: 0 },
    lines: Array.from({ length: 7 }, () => ({ ...line, name: 'ก', how: 'replacement' as const })),
  })
  expect(text).toContain('และอีก 2 รายการ')
  expect(text).not.toContain('คืนเงิน')
})
