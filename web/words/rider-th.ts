import { commonTh } from './common-th.ts'

/** Sentences of the rider area. */
export const riderTh = {
  ...commonTh,
  'rider.tabs': 'เมนูผู้ส่งสินค้า',
  'rider.orders': 'รายการส่ง',
  'rider.invoices': 'อนุมัติใบส่งของ',
  'rider.profile': 'โปรไฟล์',
  'page.riderHome': 'งานส่งวันนี้',
  'page.riderVerifyOtp': 'ยืนยันรหัส OTP',
  'page.riderHistory': 'ประวัติการส่ง',
  'page.riderProfile': 'โปรไฟล์ผู้ส่งสินค้า',
  'page.riderInvoices': 'อนุมัติใบส่งของ',
  'page.riderDetail': 'รายละเอียดการส่ง',
} as const
export type RiderWords = typeof riderTh
