import { commonTh } from './common-th.ts'

/** Sentences of the merchant area. */
export const merchantTh = {
  ...commonTh,
  'merchant.area': 'ระบบหลังร้าน',
  'merchant.chat': 'แชทกับลูกค้า',
  'merchant.username': 'ชื่อผู้ใช้',
  'merchant.password': 'รหัสผ่าน',
  'merchant.signIn': 'เข้าสู่ระบบ',
  'page.merchantHome': 'ภาพรวม',
  'page.merchantOrders': 'คำสั่งซื้อ',
  'page.merchantPromotions': 'โปรโมชั่น',
  'page.merchantPromotion': 'แก้ไขโปรโมชั่น',
  'page.merchantProducts': 'สินค้า',
  'page.merchantProduct': 'แก้ไขสินค้า',
  'page.merchantCustomers': 'ลูกค้า',
  'page.merchantCustomer': 'ข้อมูลลูกค้า',
  'page.merchantChat': 'แชทกับลูกค้า',
  'page.merchantProfile': 'โปรไฟล์ร้าน',
  'page.merchantProfileEdit': 'แก้ไขโปรไฟล์ร้าน',
  'page.merchantLog': 'บันทึกการใช้งาน',
  'page.merchantConfig': 'ตั้งค่าระบบ',
  'page.merchantRegister': 'สมัครเป็นร้านค้าในเครือข่าย',
  'page.merchantOrder': 'รายละเอียดคำสั่งซื้อ',
  'page.configSync': 'เทียบการตั้งค่า',
  'page.mySales': 'ยอดขายของฉัน',
} as const
export type MerchantWords = typeof merchantTh
