import { problems } from '../problems/problem.ts'

export const chatProblems = problems('chat', {
  off: {
    status: 409,
    th: 'ตอนนี้ศูนย์ปิดแชตอยู่ กรุณาโทรหาศูนย์',
    en: 'Chat is closed at the moment. Please call the centre.',
  },
  none: { status: 404, th: 'ไม่พบแชตนี้', en: 'This conversation was not found' },
  empty: { status: 400, th: 'กรุณาพิมพ์ข้อความก่อนส่ง', en: 'Please type a message first' },
  tooLong: {
    status: 400,
    th: 'ข้อความยาวเกินไป พิมพ์ได้ไม่เกิน {most} ตัวอักษร',
    en: 'The message is too long: {most} {most|letter|letters} at most',
  },
  tooFast: {
    status: 409,
    th: 'ส่งข้อความเร็วเกินไป กรุณารอสักครู่ ข้อความที่พิมพ์ไว้ยังอยู่',
    en: 'Messages are coming too fast. Please wait a moment; what you typed is kept.',
  },
  tooManyOpen: {
    status: 429,
    th: 'เปิดแชตไว้หลายหน้าเกินไป กรุณาปิดบางหน้า',
    en: 'Chat is open on too many pages. Please close some.',
  },
  noOrder: { status: 404, th: 'ไม่พบคำสั่งซื้อที่แนบมา', en: 'The attached order was not found' },
  noProduct: { status: 404, th: 'ไม่พบสินค้าที่แนบมา', en: 'The attached product was not found' },
  idTaken: { status: 409, th: 'ข้อความนี้ถูกส่งไว้ในแชตอื่นแล้ว', en: 'This was sent in another conversation before' },
  noPicture: { status: 404, th: 'ไม่พบรูปนี้', en: 'This picture was not found' },
  noCustomer: { status: 404, th: 'ไม่พบลูกค้าคนนี้', en: 'This customer was not found' },
  noColleague: {
    status: 404,
    th: 'ไม่พบพนักงานคนนี้ในศูนย์',
    en: 'This member of staff does not work at the centre',
  },
  noCanned: { status: 404, th: 'ไม่พบคำตอบสำเร็จรูปนี้', en: 'This saved answer was not found' },
  tooManyCanned: {
    status: 409,
    th: 'บันทึกคำตอบสำเร็จรูปได้ไม่เกิน {most} ข้อความ',
    en: 'No more answers can be saved: the most is {most}',
  },
})
