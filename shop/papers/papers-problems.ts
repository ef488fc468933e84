import { problems } from '../problems/problem.ts'

export const papersProblems = problems('papers', {
  noCreditNote: { status: 404, th: 'คำสั่งซื้อนี้ไม่มีใบลดหนี้', en: 'This order has no credit note' },
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
