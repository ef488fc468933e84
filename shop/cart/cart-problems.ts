import { problems } from '../problems/problem.ts'

export const cartProblems = problems('cart', {
  full: {
    status: 409,
    th: 'ตะกร้าใส่สินค้าได้ไม่เกิน {most} รายการ กรุณาสั่งซื้อหรือลบบางรายการก่อน',
    en: 'A cart holds at most {most} {most|item|items}. Please order or remove some first.',
  },
  tooMany: {
    status: 400,
    th: 'สั่งสินค้ารหัส {product} ได้ไม่เกินหน่วยละ {most} ต่อครั้ง',
    en: 'At most {most} of each unit of {product} can be ordered at once',
  },
})
