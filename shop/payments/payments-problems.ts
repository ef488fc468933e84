import { problems } from '../problems/problem.ts'

export const paymentsProblems = problems('payments', {
  none: { status: 404, th: 'ไม่พบรายการชำระเงินนี้', en: 'This payment was not found' },
  nothingToPay: {
    status: 409,
    th: 'คำสั่งซื้อ {order} ไม่มียอดค้างชำระ',
    en: 'Order {order} has nothing left to pay',
  },
  amountChanged: {
    status: 409,
    th: 'ยอดค้างชำระเปลี่ยนเป็น {amount} กรุณาตรวจสอบแล้วลองอีกครั้ง',
    en: 'The amount to pay is now {amount}. Please check it and try again.',
  },
  methodClosed: {
    status: 409,
    th: 'ชำระด้วยวิธีนี้ไม่ได้ในขณะนี้ กรุณาเลือกวิธีอื่น',
    en: 'This way of paying is not available now. Please choose another.',
  },
  underWay: {
    status: 409,
    th: 'คำสั่งซื้อ {order} มีสลิปที่กำลังตรวจสอบอยู่ กรุณารอผลก่อน',
    en: 'A slip for order {order} is being checked. Please wait for its result.',
  },
  sameCustomer: {
    status: 400,
    th: 'เลือกได้เฉพาะคำสั่งซื้อของร้านคุณในศูนย์เดียวกัน',
    en: 'Choose orders of your own shop in one centre only',
  },
  gatewayAway: {
    status: 503,
    th: 'ระบบรับชำระเงินไม่ตอบในขณะนี้ ยังไม่มีการตัดเงิน กรุณาลองอีกครั้งหรือเลือกวิธีอื่น',
    en: 'The payment service does not answer. No money was taken. Please try again or choose another way.',
  },
  gatewayRefused: {
    status: 409,
    th: 'ระบบรับชำระเงินไม่รับรายการนี้ กรุณาเลือกวิธีอื่น',
    en: 'The payment service did not accept this payment. Please choose another way.',
  },
  over: {
    status: 409,
    th: 'รายการชำระเงินนี้จบไปแล้ว กรุณาเริ่มใหม่จากหน้าคำสั่งซื้อ',
    en: 'This payment has ended. Please start again from the order.',
  },
  notPicture: {
    status: 400,
    th: 'ไฟล์นี้ไม่ใช่รูปภาพ กรุณาเลือกรูปสลิปแบบ JPG, PNG หรือ WebP',
    en: 'This file is not a picture. Please choose the slip as JPG, PNG or WebP.',
  },
  pictureTooLarge: {
    status: 400,
    th: 'รูปใหญ่เกินไป กรุณาใช้รูปที่บันทึกจากแอปธนาคาร หรือถ่ายใหม่ให้เล็กลง',
    en: 'The picture is too large. Use the one saved by the bank app, or take a smaller one.',
  },
  slipUsed: {
    status: 409,
    th: 'สลิปนี้ใช้ยืนยันการชำระเงินไปแล้ว กรุณาเลือกสลิปของรายการนี้',
    en: 'This slip was already used for a payment. Please choose the slip of this one.',
  },
  slipDamaged: {
    status: 400,
    th: 'รหัสบนสลิปไม่สมบูรณ์ กรุณาใช้รูปต้นฉบับจากแอปธนาคาร',
    en: 'The code on the slip is damaged. Please use the original picture from the bank app.',
  },
  notSlip: {
    status: 400,
    th: 'QR ในรูปนี้ไม่ใช่ QR ของสลิปโอนเงิน กรุณาเลือกรูปสลิป',
    en: 'The QR in this picture is not that of a transfer slip. Please choose the slip.',
  },
  slipAmount: {
    status: 409,
    th: 'ยอดบนสลิปคือ {paid} แต่ยอดค้างชำระคือ {due}',
    en: 'The slip is for {paid}, but {due} is due',
  },
  slipTooOld: {
    status: 409,
    th: 'สลิปนี้โอนก่อนสั่งซื้อ กรุณาเลือกสลิปของรายการนี้',
    en: 'This transfer was made before the order. Please choose the slip of this payment.',
  },
  slipElsewhere: {
    status: 409,
    th: 'สลิปนี้โอนเข้าบัญชีอื่น ไม่ใช่บัญชีของศูนย์',
    en: 'This transfer went to another account than the centre’s',
  },
  decided: {
    status: 409,
    th: '{name} ตัดสินสลิปนี้ไปแล้ว',
    en: '{name} has already decided on this slip',
  },
  refundTooMuch: {
    status: 400,
    th: 'คืนได้ไม่เกิน {left}',
    en: 'At most {left} can be given back',
  },
  refundFailed: {
    status: 503,
    th: 'ระบบรับชำระเงินคืนเงินไม่สำเร็จ ยังไม่มีการคืน กรุณาลองอีกครั้งหรือโอนคืนเอง',
    en: 'The payment service could not give the money back. Try again, or transfer it yourself.',
  },
  refundUnknown: {
    status: 503,
    th: 'ระบบรับชำระเงินไม่ตอบ ยังไม่ทราบว่าคืนเงินแล้วหรือไม่ กรุณาตรวจในระบบนั้น แล้วบันทึกผลในหน้านี้',
    en: 'The payment service did not answer, so it is not known whether the money went back. Please look there, then record it here.',
  },
  refundElse: {
    status: 409,
    th: 'คำขอนี้ใช้คืนเงินรายการอื่นไปแล้ว กรุณาโหลดหน้านี้ใหม่',
    en: 'This request was already used for another refund. Please load this page again.',
  },
  refundSettled: {
    status: 409,
    th: 'การคืนเงินนี้มีผลแล้ว หรือระบบรับชำระเงินกำลังทำอยู่ กรุณาโหลดหน้านี้ใหม่',
    en: 'This refund has its result already, or is still under way. Please load this page again.',
  },
  noGatewayRefund: {
    status: 409,
    th: 'รายการนี้คืนผ่านระบบรับชำระเงินไม่ได้ กรุณาโอนคืนแล้วบันทึก',
    en: 'This payment cannot be given back by a gateway. Please transfer it and record that.',
  },
  sayWhy: { status: 400, th: 'กรุณาระบุเหตุผล', en: 'Please give a reason' },
})
