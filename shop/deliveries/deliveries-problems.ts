import { Problem, problems } from '../problems/problem.ts'
import type { WordParams } from '../words/locale.ts'

export const deliveriesProblems = problems('deliveries', {
  noRun: { status: 404, th: 'ไม่พบรอบส่งนี้', en: 'This run was not found' },
  notYourRun: {
    status: 403,
    th: 'รอบส่งนี้เป็นของผู้ส่งคนอื่น',
    en: 'This run belongs to another rider',
  },
  notSent: {
    status: 409,
    th: 'ศูนย์ยังไม่ปล่อยรอบส่งนี้ กรุณารอสักครู่',
    en: 'The centre has not released this run yet',
  },
  runClosed: {
    status: 409,
    th: 'ศูนย์ปิดรอบส่งนี้แล้ว กรุณาแจ้งศูนย์',
    en: 'The centre has closed this run. Please tell the centre.',
  },
  noStop: {
    status: 404,
    th: 'คำสั่งซื้อ {number} ไม่อยู่ในรอบส่งนี้',
    en: 'Order {number} is not in this run',
  },
  alreadyDone: {
    status: 409,
    th: 'จุดส่ง {number} บันทึกผลไปแล้ว',
    en: 'Stop {number} is already recorded',
  },
  cancelled: {
    status: 409,
    th: 'คำสั่งซื้อ {number} ถูกยกเลิกแล้ว นำสินค้ากลับศูนย์ ถ้าส่งมอบไปแล้วให้โทรแจ้งศูนย์',
    en: 'Order {number} was cancelled. Bring the goods back; if they were handed over, call the centre.',
  },
  moved: {
    status: 409,
    th: 'คำสั่งซื้อ {number} ย้ายไปรอบส่งอื่นแล้ว',
    en: 'Order {number} was moved to another run',
  },
  notShipped: {
    status: 409,
    th: 'คำสั่งซื้อ {number} ยังไม่อนุมัติให้ออกของ กรุณาติดต่อศูนย์',
    en: 'Order {number} has not been released for delivery. Please call the centre.',
  },
  notApprover: {
    status: 403,
    th: 'บริษัทของคุณไม่ได้อนุมัติใบส่งของระหว่างทาง',
    en: 'Your company does not approve invoices on the road',
  },
  noLine: {
    status: 400,
    th: 'ไม่มีรายการที่ {line} ในคำสั่งซื้อนี้',
    en: 'This order has no line {line}',
  },
  tooMuch: {
    status: 400,
    th: 'จำนวนที่รับของ {product} ต้องไม่เกิน {quantity}',
    en: 'No more of {product} can be taken than {quantity}',
  },
  nothingTaken: {
    status: 400,
    th: 'ลูกค้าไม่รับสินค้าเลย ให้บันทึกเป็นส่งไม่ได้',
    en: 'The customer takes nothing: record it as not delivered',
  },
  nothingDue: {
    status: 400,
    th: 'คำสั่งซื้อนี้ไม่ต้องเก็บเงิน',
    en: 'Nothing is to be collected for this order',
  },
  sayWhyAmount: {
    status: 400,
    th: 'ยอดที่เก็บไม่ตรงกับ {due} กรุณาบอกเหตุผล',
    en: 'This is not {due}: please say why',
  },
  pastDay: { status: 400, th: 'วันส่งใหม่ต้องเป็นวันนี้หรือหลังจากนี้', en: 'The new day must be today or later' },
  stopsOpen: {
    status: 409,
    th: 'ยังเหลืออีก {count} จุดที่ไม่ได้บันทึกผล',
    en: '{count} {count|stop is|stops are} not recorded yet',
  },
  notFinished: {
    status: 409,
    th: 'จบรอบส่งก่อน แล้วจึงส่งเงิน',
    en: 'Finish the run first, then hand in the cash',
  },
  idTaken: {
    status: 409,
    th: 'รายการนี้ส่งมาแล้วในชื่ออื่น กรุณาบันทึกใหม่',
    en: 'This id was used for something else. Please record it again.',
  },
  noChannel: {
    status: 409,
    th: 'ลูกค้ารายนี้ไม่มี LINE และศูนย์ยังไม่ได้ตั้งค่า SMS กรุณาโทรหาลูกค้า',
    en: 'This customer has no LINE, and the centre sends no SMS. Please call instead.',
  },
  noProof: { status: 404, th: 'ไม่พบรูปนี้', en: 'This picture was not found' },
})

type Rows = typeof deliveriesProblems
type Params<Row extends { th: string; en: string }> = WordParams<Row['th'] | Row['en']>
/** The key of a refusal, with what its sentences need; a phone loads those later (`problemOf`). */
export type WhyNotRecord = {
  [Why in keyof Rows]: keyof Params<Rows[Why]> extends never
    ? { why: Why; params?: never }
    : { why: Why; params: Params<Rows[Why]> }
}[keyof Rows]

/** The refusal with its sentences. */
export const problemOf = ({ why, params }: WhyNotRecord): Problem =>
  new Problem(deliveriesProblems[why], params)
