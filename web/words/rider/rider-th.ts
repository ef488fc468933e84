import { commonTh } from '#web/words/common-th.ts'

/** Sentences of the rider area. */
export const riderTh = {
  ...commonTh,
  'rider.tabs': 'เมนูผู้ส่งสินค้า',
  'rider.orders': 'รายการส่ง',
  'rider.invoices': 'อนุมัติใบส่งของ',
  'rider.profile': 'โปรไฟล์',
  'rider.mobile': 'เบอร์มือถือ',
  'rider.password': 'รหัสผ่าน',
  'rider.signIn': 'เข้าสู่ระบบ',
  'rider.sendCode': 'ส่งรหัส',
  'rider.byPassword': 'ใช้รหัสผ่าน',
  'rider.byCode': 'ใช้รหัส OTP',
  'rider.noCode': 'ยังไม่มีรหัสที่ขอไว้ หรือรหัสหมดอายุแล้ว',
  'rider.codeSent': 'ส่งรหัสไปที่ {mobile} แล้ว รหัสอ้างอิง {reference}',
  'rider.wrong': 'เบอร์มือถือหรือรหัสผ่านไม่ถูกต้อง',
  'rider.again': 'ขอรหัสใหม่',
  'rider.notOpen': 'หน้านี้กำลังจัดเตรียม และจะเปิดให้ใช้เร็ว ๆ นี้',
  'rider.code': 'รหัส 6 หลัก',
  'rider.codeLeft': 'ใช้ได้อีก {time} นาที',
  'rider.codeOver': 'รหัสหมดอายุแล้ว กดส่งรหัสอีกครั้ง',
  'rider.signOut': 'ออกจากระบบ',
  'page.riderHome': 'งานส่งวันนี้',
  'page.riderVerifyOtp': 'ยืนยันรหัส OTP',
  'page.riderHistory': 'ประวัติการส่ง',
  'page.riderProfile': 'โปรไฟล์ผู้ส่งสินค้า',
  'page.riderInvoices': 'อนุมัติใบส่งของ',
  'page.riderDetail': 'รายละเอียดการส่ง',
} as const
export type RiderWords = typeof riderTh
