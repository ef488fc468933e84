import { problems } from '../problems/problem.ts'

export const stockProblems = problems('stock', {
  none: { status: 404, th: 'ไม่พบสินค้านี้', en: 'There is no such product' },
  notKept: {
    status: 409,
    th: 'สินค้านี้ไม่ได้ตัดสต็อก เปิดการตัดสต็อกก่อน',
    en: 'No stock is kept of this product. Switch that on first.',
  },
  belowReserved: {
    status: 409,
    th: 'ลูกค้าจองไว้แล้ว {reserved} ชิ้น ลดต่ำกว่านี้ไม่ได้ (จะเหลือ {left})',
    en: '{reserved} pieces are reserved for orders, so no fewer may stay ({left} would)',
  },
  moved: {
    status: 409,
    th: 'สต็อกเปลี่ยนเป็น {onHand} ชิ้นระหว่างที่นับ กรุณานับใหม่',
    en: 'The stock became {onHand} pieces while it was counted. Please count again.',
  },
  doneBefore: {
    status: 409,
    th: 'ครั้งก่อนปรับไปแล้ว {change} ชิ้น ตอนนี้มี {onHand} ชิ้น ถ้ายังต้องปรับอีก กดอีกครั้ง',
    en: 'The one before was done: {change} pieces, {onHand} now. Press again if more is to be adjusted.',
  },
  sayWhy: { status: 400, th: 'กรุณาบอกเหตุผล', en: 'Please say why' },
  nothing: { status: 400, th: 'กรุณาใส่จำนวน', en: 'Please enter a quantity' },
  tooMuch: { status: 400, th: 'จำนวนมากเกินไป', en: 'That is too much' },
})
