import { problems } from '../problems/problem.ts'

export const invoicesProblems = problems('invoices', {
  noLine: {
    status: 400,
    th: 'ไม่มีรายการที่ {line} ในคำสั่งซื้อนี้',
    en: 'This order has no line {line}',
  },
  tooMany: {
    status: 400,
    th: 'จำนวนส่งของ {product} ต้องไม่เกินที่สั่ง ({quantity})',
    en: 'No more of {product} can be sent than was ordered ({quantity})',
  },
  nothingLeft: {
    status: 409,
    th: 'ไม่มีสินค้าส่งเลย กรุณายกเลิกคำสั่งซื้อแทน',
    en: 'Nothing would be delivered. Please cancel the order instead.',
  },
  none: { status: 404, th: 'คำสั่งซื้อนี้ยังไม่ออกใบกำกับ', en: 'This order has no invoice yet' },
})
