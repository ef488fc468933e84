import { problems } from '../problems/problem.ts'

export const merchantsProblems = problems('merchants', {
  noCard: { status: 404, th: 'ร้านนี้ไม่ได้แนบรูปบัตรไว้', en: 'This shop gave no picture of a card' },
})
