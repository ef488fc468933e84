import { problems } from '../problems/problem.ts'

export const secondFactorProblems = problems('secondFactor', {
  needed: {
    status: 403,
    th: 'ขั้นต่อไปคือรหัสจากแอปยืนยันตัวตน',
    en: 'The next step is the code from your authenticator app',
  },
  wrongCode: {
    status: 400,
    th: 'รหัสไม่ถูกต้องหรือใช้ไปแล้ว รอรหัสถัดไปในแอปแล้วลองอีกครั้ง',
    en: 'The code is not right, or was used already. Wait for the next one in the app and try again.',
  },
  oldTicket: {
    status: 400,
    th: 'รอนานเกินไป กรุณาเข้าสู่ระบบด้วยรหัสผ่านอีกครั้ง',
    en: 'That took too long. Please sign in with your password again.',
  },
  wrongPassword: { status: 400, th: 'รหัสผ่านไม่ถูกต้อง', en: 'The password is not right' },
  already: {
    status: 409,
    th: 'บัญชีนี้ใช้การยืนยันสองขั้นอยู่แล้ว',
    en: 'This account has a second factor already',
  },
  notBegun: {
    status: 409,
    th: 'ยังไม่ได้เริ่มตั้งค่า เริ่มใหม่อีกครั้ง',
    en: 'The setup was not begun. Please begin again.',
  },
  none: { status: 409, th: 'บัญชีนี้ไม่ได้ใช้การยืนยันสองขั้น', en: 'This account has no second factor' },
  off: {
    status: 403,
    th: 'ศูนย์นี้ไม่ได้เปิดใช้การยืนยันสองขั้น',
    en: 'This centre does not use a second factor',
  },
  required: {
    status: 403,
    th: 'ตำแหน่งของคุณต้องใช้การยืนยันสองขั้น จึงปิดไม่ได้',
    en: 'Your role needs a second factor, so it cannot be switched off',
  },
})
