import { problems } from '../problems/problem.ts'

export const standingOrderProblems = problems('standingOrders', {
  none: { status: 404, th: 'ไม่พบรายการสั่งประจำนี้', en: 'There is no such standing order' },
  noRun: { status: 404, th: 'ไม่พบรอบนี้', en: 'There is no such run' },
  badEvery: {
    status: 400,
    th: 'ระยะห่างต้องเป็น 1 ถึง 26 สัปดาห์ หรือ 1 ถึง 12 เดือน',
    en: 'Choose 1 to 26 weeks, or 1 to 12 months, between two orders',
  },
  badDay: { status: 400, th: 'กรุณาเลือกวันที่จะรับของ', en: 'Choose the day on which the goods come' },
  noLines: { status: 400, th: 'กรุณาใส่สินค้าอย่างน้อย 1 รายการ', en: 'Add at least one product' },
  notSold: { status: 409, th: 'ไม่มีจำหน่ายแล้ว: {product}', en: 'No longer sold: {product}' },
  sameReplacement: {
    status: 400,
    th: 'สินค้าแทนต้องเป็นสินค้าอื่นที่ศูนย์มีขาย: {product}',
    en: 'The replacement must be another product that is sold here: {product}',
  },
  tooMany: {
    status: 409,
    th: 'มีรายการสั่งประจำได้ไม่เกิน {most} รายการ',
    en: 'You can have {most} standing orders',
  },
  sameState: {
    status: 409,
    th: 'รายการนี้อยู่ในสถานะนี้แล้ว',
    en: 'This standing order is in that state already',
  },
  noReason: {
    status: 400,
    th: 'กรุณาบอกเหตุผล ลูกค้าจะเห็นเหตุผลนี้',
    en: 'Please give a reason; the customer sees it',
  },
  shopClosed: {
    status: 409,
    th: 'บัญชีร้านนี้ปิดอยู่ จึงเปิดสั่งประจำต่อไม่ได้',
    en: 'This shop’s account is closed, so its standing orders cannot be resumed',
  },
  ended: { status: 409, th: 'รายการสั่งประจำนี้เลิกใช้แล้ว', en: 'This standing order has ended' },
  stale: {
    status: 409,
    th: 'รายการนี้ถูกแก้จากอีกเครื่องหนึ่งแล้ว กรุณาดูข้อมูลล่าสุด',
    en: 'This standing order was changed on another device. Please look at it again.',
  },
  badPause: {
    status: 400,
    th: 'กรุณาเลือกวันหลังวันนี้ ไม่เกินหนึ่งปี',
    en: 'Choose a day after today, within a year',
  },
  runClosed: {
    status: 409,
    th: 'รอบนี้ปิดรับการเปลี่ยนแปลงแล้ว',
    en: 'This run can no longer be changed',
  },
  notFailed: { status: 409, th: 'รอบนี้ไม่ต้องลองใหม่', en: 'There is nothing to try again' },
  tooLate: {
    status: 409,
    th: 'เลยเวลาของรอบนี้แล้ว รอบถัดไปจะสั่งตามปกติ',
    en: 'It is too late for this run. The next one comes as planned.',
  },
  noDay: {
    status: 409,
    th: 'ศูนย์ไม่มีรอบส่งก่อนถึงรอบถัดไป',
    en: 'The centre does not deliver before the next run',
  },
  closedDay: {
    status: 409,
    th: 'ตรงกับวันที่ศูนย์ไม่ส่ง และเลือกไว้ว่าให้ข้าม',
    en: 'The centre does not deliver that day, and you chose to leave such a run out',
  },
  noPickup: {
    status: 409,
    th: 'ศูนย์ไม่เปิดให้มารับของเองแล้ว กรุณาเลือกให้จัดส่ง',
    en: 'Goods can no longer be fetched at the centre. Please choose delivery.',
  },
  nothingLeft: {
    status: 409,
    th: 'ไม่มีสินค้าที่สั่งได้ในรอบนี้',
    en: 'None of the products could be ordered',
  },
  overLimit: {
    status: 409,
    th: 'ยอด {total} เกินยอดสูงสุดที่ตั้งไว้ {most}',
    en: 'The total, {total}, is above your limit of {most}',
  },
  accountClosed: {
    status: 409,
    th: 'บัญชีร้านนี้ปิดอยู่ จึงสั่งให้ไม่ได้ กรุณาติดต่อศูนย์',
    en: 'This shop’s account is closed, so nothing was ordered. Please contact the centre.',
  },
  bySelf: { status: 409, th: 'ลูกค้าขอข้ามรอบนี้', en: 'Skipped by the customer' },
  whilePaused: { status: 409, th: 'ตรงกับช่วงที่พักไว้', en: 'The standing order was paused' },
  linkUnknown: {
    status: 404,
    th: 'ลิงก์นี้ไม่ถูกต้อง กรุณาเปิดจากข้อความล่าสุด',
    en: 'This link is not right. Please open it from the latest message.',
  },
  linkUsed: {
    status: 409,
    th: 'ลิงก์นี้ใช้ไปแล้ว ถ้าจะเปลี่ยนอีก กรุณาเข้าสู่ระบบ',
    en: 'This link was already used. Sign in to change the order again.',
  },
  linkExpired: {
    status: 410,
    th: 'ลิงก์นี้หมดอายุแล้ว เพราะรอบนี้ปิดรับการเปลี่ยนแปลง',
    en: 'This link has expired: the run can no longer be changed',
  },
  linkOfOther: {
    status: 403,
    th: 'ลิงก์นี้เป็นของร้านอื่น กรุณาออกจากระบบก่อน หรือเปิดจากข้อความของร้านคุณ',
    en: 'This link belongs to another shop. Sign out first, or open the one sent to you.',
  },
  linkOfClosed: {
    status: 410,
    th: 'ร้านนี้เลิกสั่งประจำหรือปิดบัญชีแล้ว ลิงก์นี้จึงใช้ไม่ได้',
    en: 'This standing order or its account has ended, so the link no longer works',
  },
})
