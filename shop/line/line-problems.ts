import { problems } from '../problems/problem.ts'

export const lineProblems = problems('line', {
  deadLink: {
    status: 400,
    th: 'ลิงก์เชื่อมบัญชีนี้หมดอายุหรือใช้ไปแล้ว กลับไปที่แชท LINE แล้วกดเชื่อมบัญชีอีกครั้ง',
    en: 'This link has expired or was already used. Go back to the LINE chat and press connect again.',
  },
})
