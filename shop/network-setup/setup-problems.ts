import { problems } from '../problems/problem.ts'

export const setupProblems = problems('setup', {
  finished: {
    status: 409,
    th: 'ร้านนี้เปิดแล้ว เข้าสู่ระบบหลังร้านได้เลย',
    en: 'This shop is already open. Sign in to its back office.',
  },
  wrongKey: {
    status: 403,
    th: 'ลิงก์นี้ใช้ไม่ได้ เปิดลิงก์ล่าสุดที่ระบบแสดงตอนเริ่มทำงาน',
    en: 'This link does not work. Open the latest one that the shop printed when it started.',
  },
  wrongFields: {
    status: 400,
    th: 'มีบางช่องต้องแก้ไข ที่กรอกไว้บันทึกแล้ว',
    en: 'Please fix the marked fields. What you typed is saved.',
  },
  notReady: {
    status: 409,
    th: 'ยังกรอกไม่ครบทุกขั้นตอน กลับไปเติมขั้นตอนที่ยังไม่มีเครื่องหมายถูก',
    en: 'Some steps are not complete. Go back to those without a tick.',
  },
  smsMissing: {
    status: 409,
    th: 'ยังไม่ได้ตั้งค่าผู้ให้บริการ SMS ในเซิร์ฟเวอร์',
    en: 'No SMS gateway is set on the server',
  },
  smsFailed: {
    status: 409,
    th: 'ส่ง SMS ไม่สำเร็จ: {reason}',
    en: 'The SMS was not sent: {reason}',
  },
  smsFirst: {
    status: 409,
    th: 'กดส่ง SMS ทดสอบก่อน แล้วกรอกรหัสที่ได้รับ',
    en: 'Send the test SMS first, then enter the code from it',
  },
  wrongCode: {
    status: 409,
    th: 'รหัสไม่ตรงกับที่ส่งไป ตรวจดูแล้วกรอกใหม่',
    en: 'This is not the code that was sent. Check it and try again.',
  },
  lineMissing: {
    status: 409,
    th: 'ยังไม่ได้ตั้งค่า LINE ในเซิร์ฟเวอร์',
    en: 'LINE is not set on the server',
  },
  lineFailed: {
    status: 409,
    th: 'LINE ไม่รับโทเคนนี้: {reason}',
    en: 'LINE did not accept the token: {reason}',
  },
  noMobile: {
    status: 409,
    th: 'กรอกเบอร์มือถือของเจ้าของในขั้นตอนก่อนหน้าก่อน',
    en: 'Enter the owner’s mobile number in the step before first',
  },
})
