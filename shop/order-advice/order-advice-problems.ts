import { problems } from '../problems/problem.ts'

export const orderAdviceProblems = problems('orderAdvice', {
  unknownProduct: {
    status: 404,
    th: 'ไม่พบสินค้านี้ในศูนย์ของคุณ',
    en: 'Your centre does not have this product',
  },
})
