import { problems } from '../problems/problem.ts'

export const customerMessageProblems = problems('customerMessages', {
  unknownPlaceholder: {
    status: 400,
    th: 'ข้อความแบบนี้ไม่มี {name} ใช้ได้เฉพาะ {allowed}',
    en: 'This message knows no {name}. You can use {allowed}.',
  },
  missingPlaceholder: {
    status: 400,
    th: 'ข้อความต้องมี {name} ไม่อย่างนั้นลูกค้าจะไม่รู้ว่าเรื่องอะไร',
    en: 'The message needs {name}, or the customer cannot tell what it is about.',
  },
  openBrace: {
    status: 400,
    th: 'วงเล็บปีกกาไม่ครบคู่ เขียนคำแทนแบบนี้: {example}',
    en: 'A curly bracket has no partner. Write a placeholder like {example}.',
  },
  noTitle: { status: 400, th: 'กรุณาใส่หัวข้อ', en: 'Please write a title' },
  noButton: { status: 400, th: 'กรุณาใส่ชื่อปุ่ม', en: 'Please name the button' },
  tooLong: {
    status: 400,
    th: 'ข้อความยาวเกินไป ใช้ได้ไม่เกิน {most} ตัวอักษร',
    en: 'The text is too long: {most} {most|letter|letters} at most',
  },
  notDeclinable: {
    status: 400,
    th: 'ข้อความเรื่องนี้ปิดไม่ได้ เพราะเกี่ยวกับเงินหรือบัญชีของคุณ',
    en: 'This message cannot be switched off: it is about your money or your account.',
  },
  noReach: {
    status: 409,
    th: 'ยังไม่มีช่องทางส่งถึงคุณ ผูก LINE หรือใส่อีเมลหรือเบอร์มือถือในบัญชีของคุณก่อน',
    en: 'There is no way to reach you yet. Link LINE, or add your e-mail or mobile number to your account first.',
  },
  tryFailed: {
    status: 503,
    th: 'ส่งข้อความทดสอบไม่สำเร็จ กรุณาลองอีกครั้ง',
    en: 'The test message could not be sent. Please try again.',
  },
  stale: {
    status: 409,
    th: '{name} แก้ข้อความนี้ไปแล้ว โหลดหน้านี้ใหม่แล้วลองอีกครั้ง',
    en: '{name} has changed this message meanwhile. Reload the page, then try again.',
  },
  wrongQuietHours: {
    status: 400,
    th: 'เวลาเริ่มกับเวลาสิ้นสุดต้องไม่เหมือนกัน',
    en: 'The quiet hours must not start and end at the same time.',
  },
})
