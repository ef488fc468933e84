import { problems } from '../problems/problem.ts'

export const deliveryReportsProblems = problems('deliveryReports', {
  none: { status: 404, th: 'ไม่พบเรื่องที่แจ้งนี้', en: 'This report was not found' },
  notDelivered: {
    status: 409,
    th: 'คำสั่งซื้อนี้ยังส่งไม่ถึง แจ้งของขาดหรือเสียหายได้หลังรับของแล้ว',
    en: 'This order has not been delivered yet. Report short or damaged goods once you have them.',
  },
  tooLate: {
    status: 409,
    th: 'เลยเวลาแจ้งแล้ว แจ้งได้ภายใน 24 ชั่วโมงหลังรับของ กรุณาโทรหาศูนย์',
    en: 'The time to report is over: 24 hours from delivery. Please call the centre.',
  },
  isOpen: {
    status: 409,
    th: 'คำสั่งซื้อนี้แจ้งไว้แล้ว กำลังรอศูนย์ตอบ',
    en: 'This order has been reported already. The centre will answer.',
  },
  idTaken: {
    status: 409,
    th: 'เรื่องนี้ถูกส่งไว้กับคำสั่งซื้ออื่นแล้ว',
    en: 'This was sent for another order before',
  },
  noLines: { status: 400, th: 'กรุณาเลือกสินค้าอย่างน้อย 1 รายการ', en: 'Please choose at least one item' },
  noLine: { status: 400, th: 'ไม่มีสินค้ารายการที่ {line} ให้แจ้ง', en: 'There is no item {line} to report' },
  twice: {
    status: 400,
    th: 'แจ้ง {product} ไว้สองครั้ง กรุณาแจ้งรวมเป็นครั้งเดียว',
    en: '{product} is named twice. Please report it once.',
  },
  tooMany: {
    status: 400,
    th: 'แจ้ง {product} ได้ไม่เกิน {most} {unitTh}',
    en: 'No more than {most} {unitEn} of {product} can be reported',
  },
  noPhoto: {
    status: 400,
    th: 'ของเสียหายต้องมีรูปอย่างน้อย 1 รูป',
    en: 'Damaged goods need at least one photo',
  },
  tooManyPhotos: { status: 409, th: 'ส่งรูปได้ไม่เกิน {most} รูป', en: 'At most {most} photos can be sent' },
  noPicture: { status: 404, th: 'ไม่พบรูปนี้', en: 'This photo was not found' },
  answered: {
    status: 409,
    th: '{name} ตอบเรื่องนี้ไปก่อนแล้ว',
    en: '{name} has answered this report already',
  },
  answerAll: {
    status: 400,
    th: 'กรุณาตอบให้ครบทุกรายการที่ลูกค้าแจ้ง',
    en: 'Please answer every item that was reported',
  },
  acceptTooMany: {
    status: 400,
    th: 'รับ {product} ได้ไม่เกินที่ลูกค้าแจ้ง ({most})',
    en: 'No more of {product} can be accepted than was reported ({most})',
  },
  sayHow: {
    status: 400,
    th: 'กรุณาเลือกว่าจะชดเชย {product} อย่างไร',
    en: 'Please choose what is given for {product}',
  },
  explain: {
    status: 400,
    th: 'กรุณาอธิบายให้ลูกค้าว่าทำไมไม่รับ {product} ทั้งหมด',
    en: 'Please explain to the customer why {product} is not accepted in full',
  },
  noPoints: {
    status: 400,
    th: 'กรุณาใส่จำนวนคะแนนที่ให้สำหรับ {product}',
    en: 'Please say how many points are given for {product}',
  },
  paidWithPoints: {
    status: 409,
    th: 'คำสั่งซื้อนี้แลกด้วยคะแนน ให้คืนเป็นคะแนนแทนใบลดหนี้',
    en: 'This order was paid with points: give points back instead of a credit note',
  },
  gift: {
    status: 409,
    th: '{product} เป็นของแถม ไม่มีราคาให้ลดหนี้ กรุณาส่งทดแทนหรือให้คะแนน',
    en: '{product} was free and has no price to credit. Send a replacement or give points.',
  },
  worthNothing: {
    status: 409,
    th: 'ลดหนี้แล้วยอดไม่เปลี่ยน กรุณาส่งทดแทนหรือให้คะแนน',
    en: 'The credit note would come to nothing. Send a replacement or give points.',
  },
  creditChanged: {
    status: 409,
    th: 'ยอดลดหนี้เปลี่ยนเป็น {credit} แล้ว กรุณาดูอีกครั้งก่อนตอบ',
    en: 'The credit note now comes to {credit}. Please look again before answering.',
  },
  notToSend: {
    status: 409,
    th: 'รายการนี้ไม่มีของรอส่งทดแทน',
    en: 'No replacement is to be sent for this item',
  },
  sentBefore: {
    status: 409,
    th: '{name} บันทึกว่าส่งทดแทนไปก่อนแล้ว',
    en: '{name} has marked this replacement as sent already',
  },
  notInStock: {
    status: 409,
    th: '{product} ในสต็อกไม่พอส่งทดแทน ขาดอีก {missing} ชิ้นย่อย',
    en: 'There is too little of {product} in stock to send it: {missing} base units are missing',
  },
})
