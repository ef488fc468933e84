import { problems } from '../problems/problem.ts'

export const identityProblems = problems('identity', {
  signInFirst: { status: 401, th: 'กรุณาเข้าสู่ระบบก่อน', en: 'Please sign in first' },
  expired: {
    status: 401,
    th: 'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง',
    en: 'Your session has expired. Please sign in again.',
  },
  notAllowed: { status: 403, th: 'คุณไม่มีสิทธิ์ใช้งานส่วนนี้', en: 'You are not allowed to do this' },
  notYours: { status: 403, th: 'ข้อมูลนี้เป็นของร้านหรือศูนย์อื่น', en: 'This belongs to another shop or centre' },
  guestsOff: { status: 403, th: 'กรุณาเข้าสู่ระบบเพื่อดูสินค้า', en: 'Please sign in to see the shop' },
  noProfile: { status: 404, th: 'ไม่พบข้อมูลผู้ใช้', en: 'No such profile' },
  // One sentence for wrong number and wrong password, so that nobody learns which numbers exist.
  wrongSignIn: { status: 400, th: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง', en: 'The user name or password is not right' },
  tooManyTries: {
    status: 429,
    th: 'ลองหลายครั้งเกินไป ลองใหม่ได้หลัง {time}\u00a0น.',
    en: 'Too many tries. Try again after {time}.',
  },
  pending: { status: 403, th: 'การสมัครของคุณกำลังรอการอนุมัติ', en: 'Your registration is waiting for approval' },
  inactive: {
    status: 403,
    th: 'ผู้ใช้เบอร์ {mobile} ถูกระงับการใช้งาน กรุณาติดต่อผู้ดูแล',
    en: 'User with mobile no {mobile} is being inactive. Please contact administrator',
  },
  wrongCode: {
    status: 400,
    th: 'รหัสไม่ถูกต้อง เหลืออีก {left} ครั้ง',
    en: 'The code is not right. {left} {left|try|tries} left.',
  },
  deadCode: {
    status: 400,
    th: 'รหัสนี้ใช้ไม่ได้แล้ว กรุณาขอรหัสใหม่',
    en: 'This code no longer works. Please ask for a new one.',
  },
  codeNotSent: {
    status: 503,
    th: 'ส่งรหัสไม่สำเร็จ กรุณาลองใหม่อีกครั้ง',
    en: 'The code could not be sent. Please try again.',
  },
  codeNotJudged: {
    status: 503,
    th: 'ตรวจรหัสไม่ได้ในขณะนี้ กรุณารอสักครู่แล้วลองอีกครั้ง รหัสเดิมยังใช้ได้',
    en: 'The code could not be checked just now. Please try again in a moment: it still works.',
  },
  weakPassword: {
    status: 400,
    th: 'รหัสผ่านต้องมีอย่างน้อย 8 ตัวอักษร มีตัวพิมพ์ใหญ่ ตัวพิมพ์เล็ก ตัวเลข และอักขระพิเศษ',
    en: 'Password must be at least 8 characters (1 uppercase and 1 lowercase) and contain a number and a special character.',
  },
  confirmFirst: {
    status: 403,
    th: 'กรุณายืนยันตัวตนด้วยรหัสผ่านหรือรหัสทาง SMS ก่อน',
    en: 'Please confirm that it is you first, with your password or a code by SMS.',
  },
  centreClosed: {
    status: 403,
    th: 'ศูนย์นี้ปิดให้บริการแล้ว จึงเข้าใช้งานและสั่งซื้อไม่ได้ กรุณาติดต่อผู้ดูแล',
    en: 'This centre has closed: you can no longer sign in or order here. Please contact the administrator.',
  },
  noSession: { status: 404, th: 'อุปกรณ์นี้ออกจากระบบไปแล้ว', en: 'That device has already been signed out' },
  otherCentre: { status: 403, th: 'ศูนย์นี้ไม่ได้ให้บริการร้านของคุณ', en: 'This centre does not serve your shop' },
})
