import { problems } from '../problems/problem.ts'

export const ordersProblems = problems('orders', {
  none: { status: 404, th: 'ไม่พบคำสั่งซื้อนี้', en: 'This order was not found' },
  wrongMove: {
    status: 409,
    th: 'สถานะของคำสั่งซื้อนี้เปลี่ยนไปแล้ว ทำรายการนี้ไม่ได้',
    en: 'This order has moved on; that can no longer be done',
  },
  cannotCancel: {
    status: 409,
    th: 'ร้านรับคำสั่งซื้อแล้ว กรุณาติดต่อร้านเพื่อยกเลิก',
    en: 'The order is already accepted. Please contact the merchant to cancel.',
  },
  unpaid: {
    status: 409,
    th: 'คำสั่งซื้อนี้ต้องชำระเงินก่อน ยังไม่ได้รับเงินครบ',
    en: 'This order is paid ahead, and its money has not arrived yet',
  },
  notByTransfer: {
    status: 409,
    th: 'คำสั่งซื้อนี้ไม่ได้ชำระด้วยการโอนเงิน',
    en: 'This order is not paid by transfer',
  },
})
