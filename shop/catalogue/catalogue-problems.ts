import { problems } from '../problems/problem.ts'

export const catalogueProblems = problems('catalogue', {
  notSold: { status: 404, th: 'ไม่พบสินค้านี้ในศูนย์ของคุณ', en: 'Your centre does not sell this product' },
})
