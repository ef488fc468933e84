import { problems } from '../problems/problem.ts'

export const couponProblems = problems('coupons', {
  unknown: { status: 404, th: 'ไม่พบคูปองนี้', en: 'This coupon was not found' },
  used: { status: 409, th: 'คูปองนี้ใช้ไปแล้ว', en: 'This coupon was already used' },
  expired: { status: 409, th: 'คูปองนี้หมดอายุแล้ว', en: 'This coupon has expired' },
  notNow: {
    status: 409,
    th: 'โปรโมชันของคูปองนี้ไม่อยู่ในช่วงเวลาหรือไม่เปิดให้ร้านของคุณ',
    en: 'The promotion of this coupon is not open to you now',
  },
  stopped: { status: 409, th: 'คูปองชุดนี้ยกเลิกการใช้แล้ว', en: 'This coupon was withdrawn' },
  notYet: { status: 409, th: 'คูปองนี้ยังไม่ถึงวันที่เริ่มใช้', en: 'This coupon cannot be used yet' },
  usedUp: { status: 409, th: 'คูปองนี้มีผู้ใช้ครบจำนวนแล้ว', en: 'All uses of this coupon are taken' },
  enough: {
    status: 409,
    th: 'คุณใช้คูปองนี้ครบตามสิทธิ์แล้ว',
    en: 'You have used this coupon as often as you may',
  },
  mistyped: {
    status: 404,
    th: 'เลขคูปองไม่ถูกต้อง กรุณาตรวจดูอีกครั้ง',
    en: 'This number is mistyped. Please check it.',
  },
  noGoods: {
    status: 409,
    th: 'ยังไม่มีสินค้าที่ใช้คูปองนี้ได้ในคำสั่งซื้อ',
    en: 'Nothing in this order can use this coupon',
  },
  missing: { status: 409, th: 'ขาดอีก {missing} จึงใช้คูปองนี้ได้', en: '{missing} more to use this coupon' },
  noGift: { status: 409, th: 'ของแถมของคูปองนี้หมดแล้ว', en: 'The free goods of this coupon are out of stock' },
  less: {
    status: 409,
    th: 'โปรโมชันที่ได้อยู่แล้วลดมากกว่าคูปองนี้',
    en: 'You already get a better promotion than this coupon',
  },
})
