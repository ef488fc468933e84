import { problems } from '../problems/problem.ts'

export const couponProblems = problems('coupons', {
  unknown: { status: 404, th: 'ไม่พบคูปองนี้', en: 'This coupon was not found' },
  used: { status: 409, th: 'คูปองนี้ใช้ไปแล้ว', en: 'This coupon was already used' },
  expired: { status: 409, th: 'คูปองนี้หมดอายุแล้ว', en: 'This coupon has expired' },
  notNow: { status: 409, th: 'โปรโมชันของคูปองนี้ไม่อยู่ในช่วงเวลาหรือไม่เปิดให้ร้านของคุณ', en: 'The promotion of this coupon is not open to you now' },
})
