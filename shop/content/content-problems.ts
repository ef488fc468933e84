import { problems } from '../problems/problem.ts'

export const contentProblems = problems('content', {
  notFound: {
    status: 404,
    th: 'ไม่พบเนื้อหานี้ อาจถูกนำออกแล้ว',
    en: 'This page is not there, or is no longer shown',
  },
})
