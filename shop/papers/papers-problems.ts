import { problems } from '../problems/problem.ts'

export const papersProblems = problems('papers', {
  noCreditNote: { status: 404, th: 'คำสั่งซื้อนี้ไม่มีใบลดหนี้', en: 'This order has no credit note' },
  sumsDisagree: {
    status: 409,
    th: 'ยอดในคำสั่งซื้อนี้ไม่ตรงกัน จึงพิมพ์ไม่ได้ กรุณาแจ้งผู้ดูแลระบบ',
    en: 'The sums of this order disagree, so it cannot be printed. Please tell the administrator.',
  },
  oldTicket: {
    status: 410,
    th: 'ลิงก์เปิดเอกสารนี้หมดเวลาแล้ว กลับไปกดเปิดอีกครั้งในคำสั่งซื้อ',
    en: 'This link to the paper has expired. Go back to the order and open it again.',
  },
  forStaff: {
    status: 403,
    th: 'เอกสารนี้สำหรับเจ้าหน้าที่ของศูนย์',
    en: 'This paper is for staff of the centre',
  },
  busy: {
    status: 503,
    th: 'ทำเอกสารไม่ทันในขณะนี้ กรุณาลองอีกครั้ง',
    en: 'The paper could not be made right now. Please try again.',
  },
})
