import { problems } from '../problems/problem.ts'

export const reportsProblems = problems('reports', {
  wrongPeriod: {
    status: 400,
    th: 'ช่วงวันที่ไม่ถูกต้อง วันเริ่มต้องไม่อยู่หลังวันสิ้นสุด และห่างกันไม่เกิน 3 ปี',
    en: 'The first day must not come after the last, nor more than three years before it',
  },
  noMail: {
    status: 409,
    th: 'บัญชีนี้ยังไม่มีอีเมล จึงส่งสรุปทางอีเมลไม่ได้',
    en: 'This account has no e-mail address to send the summary to',
  },
  noLine: {
    status: 409,
    th: 'บัญชีนี้ยังไม่ได้เชื่อมกับ LINE จึงส่งสรุปทาง LINE ไม่ได้',
    en: 'This account is not linked to LINE yet, so no summary can be sent there',
  },
})
