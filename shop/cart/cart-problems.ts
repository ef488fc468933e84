import { problems } from '../problems/problem.ts'

export const cartProblems = problems('cart', {
  full: {
    status: 409,
    th: 'ตะกร้าใส่สินค้าได้ไม่เกิน {most} รายการ กรุณาสั่งซื้อหรือลบบางรายการก่อน',
    en: 'A cart holds at most {most} {most|item|items}. Please order or remove some first.',
  },
})
