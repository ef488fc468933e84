import { problems } from '../problems/problem.ts'

export const identityProblems = problems('identity', {
  signInFirst: { status: 401, th: 'กรุณาเข้าสู่ระบบก่อน', en: 'Please sign in first' },
  expired: { status: 401, th: 'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง', en: 'Your session has expired. Please sign in again.' },
  notAllowed: { status: 403, th: 'คุณไม่มีสิทธิ์ใช้งานส่วนนี้', en: 'You are not allowed to do this' },
  notYours: { status: 403, th: 'ข้อมูลนี้เป็นของร้านหรือศูนย์อื่น', en: 'This belongs to another shop or centre' },
  guestsOff: { status: 403, th: 'กรุณาเข้าสู่ระบบเพื่อดูสินค้า', en: 'Please sign in to see the shop' },
  noProfile: { status: 404, th: 'ไม่พบข้อมูลผู้ใช้', en: 'No such profile' },
})
