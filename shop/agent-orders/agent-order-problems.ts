import { problems } from '../problems/problem.ts'

export const agentOrderProblems = problems('agentOrders', {
  noAgent: {
    status: 403,
    th: 'ร้านของคุณไม่ได้อยู่กับตัวแทน หรือตัวแทนหยุดขายแล้ว สั่งจากศูนย์ได้ตามปกติ',
    en: 'Your shop has no agent, or the agent no longer sells. You can order from the centre as usual.',
  },
  none: { status: 404, th: 'ไม่พบออเดอร์นี้', en: 'This order was not found' },
  empty: { status: 400, th: 'ยังไม่ได้เลือกสินค้า', en: 'Nothing was chosen yet' },
  twice: {
    status: 400,
    th: 'มีสินค้าซ้ำในออเดอร์ กรุณาลองใหม่',
    en: 'A product stands twice in the order. Please try again.',
  },
  changed: {
    status: 409,
    th: 'ราคาหรือของเปลี่ยนไปจากที่เห็น กรุณาดูอีกครั้งก่อนสั่ง',
    en: 'Prices or stock have changed since you looked. Please look again before ordering.',
  },
  noAddress: {
    status: 400,
    th: 'กรุณาใส่ชื่อ เบอร์โทร และที่อยู่รับของ',
    en: 'Please give a name, a telephone number and an address',
  },
  past: { status: 400, th: 'วันที่อยากได้ของต้องเป็นวันนี้หรือหลังจากนี้', en: 'The day must be today or later' },
  notNow: {
    status: 409,
    th: 'ออเดอร์นี้เปลี่ยนสถานะไปแล้ว กรุณาโหลดหน้านี้ใหม่',
    en: 'This order has moved on. Please load the page again.',
  },
  sayWhy: { status: 400, th: 'กรุณาบอกลูกค้าว่าเพราะอะไร', en: 'Please tell the client why' },
  tooMuchHanded: {
    status: 400,
    th: 'ส่ง {product} มากกว่าที่สั่งไม่ได้',
    en: 'No more of {product} can be handed over than was ordered',
  },
  tooMuchPaid: {
    status: 409,
    th: 'เก็บเงินเกินยอดค้างไม่ได้ ค้างอยู่ {amount}',
    en: 'You cannot collect more than is owed: {amount}',
  },
  paidAlready: {
    status: 409,
    th: 'เก็บเงินไปแล้ว {amount} ยกเลิกหรือลดยอดต่ำกว่านี้ไม่ได้',
    en: '{amount} was collected already: the order cannot come to less',
  },
  cartFull: {
    status: 409,
    th: 'ตะกร้าเต็มแล้ว สั่งของในตะกร้าก่อน',
    en: 'Your cart is full. Order what is in it first.',
  },
  nothingToBuy: { status: 409, th: 'ไม่มีของที่ต้องซื้อแล้ว', en: 'There is nothing left to buy' },
})
