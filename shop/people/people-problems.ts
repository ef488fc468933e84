import { problems } from '../problems/problem.ts'

export const peopleProblems = problems('people', {
  none: { status: 404, th: 'ไม่พบคนนี้ในศูนย์ของคุณ', en: 'There is no such person at your centre' },
  stale: {
    status: 409,
    th: 'ตำแหน่งของคนนี้เพิ่งถูกเปลี่ยน ดูค่าล่าสุดแล้วบันทึกอีกครั้ง',
    en: 'This person’s role was changed meanwhile. Look at what is there now and save again.',
  },
  notYourself: {
    status: 403,
    th: 'เปลี่ยนตำแหน่งหรือให้ตัวเองออกไม่ได้ ให้เจ้าของคนอื่นทำแทน',
    en: 'You cannot change your own role or end your own work. Another owner can.',
  },
  notOwnerThere: {
    status: 403,
    th: 'คุณไม่ได้เป็นเจ้าของศูนย์ {centre} จึงเปลี่ยนคนที่นั่นไม่ได้',
    en: 'You are not an owner of {centre}, so you cannot change people there',
  },
  lastOwner: {
    status: 409,
    th: 'เป็นเจ้าของคนสุดท้ายของศูนย์ {centre} ตั้งเจ้าของอีกคนก่อน',
    en: 'This is the last owner of {centre}. Make somebody else an owner first.',
  },
  lastNetworkOwner: {
    status: 409,
    th: 'เป็นเจ้าของเครือข่ายคนสุดท้าย เพิ่มอีกคนก่อน',
    en: 'This is the last owner of the network. Add another one first.',
  },
  notAnOwner: {
    status: 409,
    th: 'เจ้าของเครือข่ายต้องเป็นเจ้าของศูนย์อย่างน้อยหนึ่งแห่ง',
    en: 'An owner of the network must own at least one centre',
  },
  noColleague: {
    status: 400,
    th: 'ไม่พบพนักงานที่จะรับร้านต่อในศูนย์นี้',
    en: 'There is nobody here by that name to take over the customers',
  },
  alreadyHere: {
    status: 409,
    th: '{name} ทำงานที่ {centre} อยู่แล้ว',
    en: '{name} works at {centre} already',
  },
  alreadyInvited: {
    status: 409,
    th: 'เบอร์นี้มีคำเชิญที่รออยู่แล้ว ส่งซ้ำหรือถอนคำเชิญเดิมก่อน',
    en: 'An invitation to this number is waiting already. Send that one again, or withdraw it.',
  },
  tooManyWaiting: {
    status: 409,
    th: 'มีคำเชิญที่รออยู่ {count} รายการแล้ว ถอนที่ไม่ใช้ก่อน',
    en: '{count} {count|invitation is|invitations are} waiting already. Withdraw what is not needed.',
  },
  noWayToSend: {
    status: 409,
    th: 'ระบบยังส่ง SMS ไม่ได้ ตั้งค่าผู้ส่ง SMS ก่อนแล้วลองอีกครั้ง',
    en: 'No text messages can be sent yet. Set up the SMS sender, then try again.',
  },
  noMobile: {
    status: 409,
    th: 'คนนี้ไม่มีเบอร์มือถือในระบบ จึงส่งลิงก์ไม่ได้',
    en: 'This person has no mobile number here, so no link can be sent',
  },
  deadInvitation: {
    status: 410,
    th: 'ลิงก์นี้ใช้ไม่ได้แล้ว อาจหมดเวลา ถูกใช้หรือถูกถอน ขอให้ผู้เชิญส่งใหม่',
    en: 'This link no longer works: it ran out, was used, or was withdrawn. Ask whoever invited you to send it again.',
  },
  noInvitation: { status: 404, th: 'คำเชิญนี้ไม่รออยู่แล้ว', en: 'This invitation is no longer waiting' },
  wrongPerson: {
    status: 403,
    th: 'คำเชิญนี้เป็นของเบอร์มือถืออื่น เข้าสู่ระบบด้วยบัญชีของเบอร์ที่ได้รับคำเชิญ',
    en: 'This invitation is for another mobile number. Sign in with the account of the number that was invited.',
  },
  signInToJoin: {
    status: 409,
    th: 'เบอร์นี้มีบัญชีพนักงานแล้ว เข้าสู่ระบบเพื่อรับคำเชิญ',
    en: 'This number has a staff account already. Sign in to accept the invitation.',
  },
  usernameTaken: {
    status: 409,
    th: 'มีคนใช้ชื่อผู้ใช้นี้แล้ว เลือกชื่ออื่น',
    en: 'Somebody has this user name already. Choose another one.',
  },
  riderElsewhere: {
    status: 409,
    th: 'คนส่งคนนี้วิ่งให้ศูนย์อื่นด้วย จึงเปลี่ยนชื่อและบริษัทจากที่นี่ไม่ได้',
    en: 'This rider also drives for another centre, so name and company cannot be changed from here',
  },
  higherElsewhere: {
    status: 403,
    th: 'คนนี้เป็นผู้จัดการหรือเจ้าของที่ศูนย์อื่นด้วย ให้เจ้าของศูนย์นั้นทำ',
    en: 'This person is also a manager or owner elsewhere: an owner there must do it',
  },
})
