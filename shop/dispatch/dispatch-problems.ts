import { problems } from '../problems/problem.ts'

export const dispatchProblems = problems('dispatch', {
  changed: {
    status: 409,
    th: 'มีคนแก้รอบส่งนี้ไปก่อนแล้ว โหลดใหม่แล้วลองอีกครั้ง สิ่งที่แก้ไว้ยังอยู่',
    en: 'Somebody else changed this run first. Load again and retry; your changes are kept.',
  },
  noRider: {
    status: 400,
    th: 'เลือกผู้ส่งของศูนย์นี้ก่อน',
    en: 'Choose a rider of this centre first',
  },
  noOrders: { status: 400, th: 'รอบส่งนี้ยังไม่มีคำสั่งซื้อ', en: 'This run has no orders yet' },
  notReady: {
    status: 409,
    th: 'คำสั่งซื้อ {number} ส่งออกไม่ได้ ตอนนี้เป็น “{statusTh}”',
    en: 'Order {number} cannot go out: it is “{statusEn}”',
  },
  inRun: {
    status: 409,
    th: 'คำสั่งซื้อ {number} อยู่ในรอบส่งของ {rider} แล้ว',
    en: 'Order {number} is already in a run of {rider}',
  },
  stopDone: {
    status: 409,
    th: 'จุดส่ง {number} บันทึกผลแล้ว ย้ายออกไม่ได้',
    en: 'Stop {number} is recorded and cannot be moved',
  },
  tooMany: {
    status: 409,
    th: 'เกินที่รถคันนี้รับได้ {cases} ลัง',
    en: 'This is more than the {cases} cases that the vehicle takes',
  },
  alreadySent: { status: 409, th: 'รอบส่งนี้ปล่อยไปแล้ว', en: 'This run has already been released' },
  notFinished: {
    status: 409,
    th: 'ยังเหลืออีก {count} จุดที่ผู้ส่งไม่ได้บันทึกผล',
    en: '{count} {count|stop is|stops are} not recorded by the rider yet',
  },
  sayWhyDifference: {
    status: 400,
    th: 'เงินที่นับได้ต่างจากที่ควรได้ {difference} กรุณาบอกเหตุผล',
    en: 'The cash counted differs by {difference}: please say why',
  },
  tooMuchBack: {
    status: 400,
    th: 'สินค้า {product} คืนได้ไม่เกิน {units} ชิ้น',
    en: 'No more of {product} can come back than {units} pieces',
  },
  closed: { status: 409, th: 'รอบส่งนี้ปิดแล้ว', en: 'This run is closed' },
  started: {
    status: 409,
    th: 'ผู้ส่งออกรอบแล้ว ลบรอบส่งนี้ไม่ได้',
    en: 'The rider has left: this run cannot be deleted',
  },
})
