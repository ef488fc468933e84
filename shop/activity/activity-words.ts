import type { Locale } from '../words/locale.ts'
import type { ActivityKind } from './activity-kinds.ts'

type Words = readonly [th: string, en: string]
const pickOne = (words: Words, locale: Locale) => words[locale === 'th' ? 0 : 1]

const kinds: Readonly<Record<ActivityKind, Words>> = {
  order: ['คำสั่งซื้อ', 'Order'],
  product: ['สินค้า', 'Product'],
  stock: ['สต็อก', 'Stock'],
  promotion: ['โปรโมชัน', 'Promotion'],
  coupon: ['คูปอง', 'Coupons'],
  catalogue: ['หมวดและรายการ', 'Catalogue'],
  import: ['นำเข้าไฟล์', 'Import'],
  customer: ['ลูกค้า', 'Customer'],
  photo: ['รูปถ่ายร้าน', 'Photo'],
  photoGroups: ['กลุ่มรูปถ่าย', 'Photo groups'],
  survey: ['แบบสอบถาม', 'Survey'],
  setting: ['การตั้งค่า', 'Setting'],
  config: ['ชุดการตั้งค่า', 'Snapshot of settings'],
  'sign-in': ['การเข้าสู่ระบบ', 'Sign-in'],
  privacy: ['ข้อมูลส่วนบุคคล', 'Personal data'],
  application: ['ใบสมัครผู้ขาย', 'Merchant application'],
  centre: ['ศูนย์', 'Centre'],
}

/** What was done, by kind and verb: short, as a heading over what it was done to. */
const deeds: Readonly<Record<string, Words>> = {
  'order approve': ['อนุมัติคำสั่งซื้อ', 'Approved an order'],
  'order invoice': ['ออกใบกำกับ', 'Invoiced an order'],
  'order ship': ['ส่งสินค้าออก', 'Shipped an order'],
  'order deliver': ['ส่งถึงลูกค้า', 'Delivered an order'],
  'order cancel': ['ยกเลิกคำสั่งซื้อ', 'Cancelled an order'],
  'order rider': ['จัดคนส่ง', 'Assigned a rider'],
  'order note': ['จดบันทึกในคำสั่งซื้อ', 'Noted on an order'],
  'order message': ['ส่งข้อความถึงลูกค้า', 'Sent the customer a message'],
  'product created': ['เพิ่มสินค้า', 'Added a product'],
  'product changed': ['แก้ไขสินค้า', 'Changed a product'],
  'product switched on': ['เปิดขายสินค้า', 'Put a product on sale'],
  'product switched off': ['หยุดขายสินค้า', 'Took a product off sale'],
  'product advance price saved': ['ตั้งราคาล่วงหน้า', 'Set an advance price'],
  'product advance price removed': ['ลบราคาล่วงหน้า', 'Removed an advance price'],
  'product advance price imported': ['นำเข้าราคาล่วงหน้า', 'Imported an advance price'],
  'product advance price import undone': ['ย้อนการนำเข้าราคาล่วงหน้า', 'Undid the import of an advance price'],
  'product imported': ['นำเข้าสินค้า', 'Imported a product'],
  'product import undone': ['ย้อนการนำเข้าสินค้า', 'Undid the import of a product'],
  'stock received': ['รับสินค้าเข้า', 'Received goods'],
  'stock counted': ['นับสต็อก', 'Counted the stock'],
  'stock damaged': ['ตัดสินค้าเสียหาย', 'Wrote off damaged goods'],
  'stock corrected': ['แก้ยอดสต็อก', 'Corrected the stock'],
  'stock import': ['นำเข้ายอดสต็อก', 'Imported the stock'],
  'stock import undone': ['ย้อนการนำเข้าสต็อก', 'Undid the import of the stock'],
  'promotion made': ['สร้างโปรโมชัน', 'Made a promotion'],
  'promotion saved': ['แก้ไขโปรโมชัน', 'Changed a promotion'],
  'promotion enabled': ['เปิดโปรโมชัน', 'Switched a promotion on'],
  'promotion disabled': ['ปิดโปรโมชัน', 'Switched a promotion off'],
  'promotion archived': ['เก็บโปรโมชันเข้าคลัง', 'Archived a promotion'],
  'promotion restored': ['นำโปรโมชันกลับมา', 'Restored a promotion'],
  'coupon made': ['สร้างคูปอง', 'Made coupons'],
  'coupon stopped': ['หยุดคูปอง', 'Stopped coupons'],
  'coupon resumed': ['ใช้คูปองต่อ', 'Resumed coupons'],
  'coupon sent': ['ส่งคูปองให้ลูกค้า', 'Sent coupons to customers'],
  'catalogue created': ['เพิ่มรายการ', 'Added an entry'],
  'catalogue changed': ['แก้ไขรายการ', 'Changed an entry'],
  'catalogue removed': ['ลบรายการ', 'Removed an entry'],
  'import applied': ['นำเข้าไฟล์เสร็จ', 'Applied an import'],
  'import undone': ['ย้อนการนำเข้าไฟล์', 'Undid an import'],
  'import dropped': ['ทิ้งไฟล์ที่ตรวจแล้ว', 'Dropped an import'],
  'customer saved': ['แก้ไขข้อมูลร้าน', 'Changed a customer'],
  'customer approved': ['อนุมัติร้าน', 'Approved a registration'],
  'customer turned down': ['ไม่อนุมัติร้าน', 'Rejected a registration'],
  'customer stopped': ['ระงับร้าน', 'Stopped a customer'],
  'customer let again': ['ให้ร้านกลับมาใช้งาน', 'Let a customer order again'],
  'customer points corrected': ['ปรับแต้มของร้าน', 'Corrected a customer’s points'],
  'customer acts for': ['เข้าสั่งซื้อแทนร้าน', 'Acted for a customer'],
  'customer imported': ['นำเข้าข้อมูลร้าน', 'Imported a customer'],
  'customer import undone': ['ย้อนการนำเข้าร้าน', 'Undid the import of a customer'],
  'customer merged': ['รวมร้านซ้ำเข้ามา', 'Merged a duplicate into a customer'],
  'customer merged into': ['ร้านถูกรวมเข้ากับร้านอื่น', 'Was merged into another customer'],
  'photo removed': ['ลบรูปถ่ายร้าน', 'Removed a photo'],
  'photoGroups saved': ['แก้ไขกลุ่มรูปถ่าย', 'Changed the photo groups'],
  'survey made': ['สร้างแบบสอบถาม', 'Made a survey'],
  'survey saved': ['แก้ไขแบบสอบถาม', 'Changed a survey'],
  'survey opened': ['เปิดใช้แบบสอบถาม', 'Opened a survey'],
  'survey ended': ['ปิดแบบสอบถาม', 'Ended a survey'],
  'setting changed': ['เปลี่ยนการตั้งค่า', 'Changed a setting'],
  'setting applied': ['นำการตั้งค่ามาใช้', 'Applied a setting'],
  'setting undone': ['ย้อนการตั้งค่า', 'Undid a setting'],
  'config taken': ['เก็บชุดการตั้งค่า', 'Took a snapshot of the settings'],
  'config applied': ['นำชุดการตั้งค่ามาใช้', 'Applied another’s settings'],
  'config undone': ['ย้อนชุดการตั้งค่า', 'Undid applied settings'],
  'sign-in signed in': ['เข้าสู่ระบบ', 'Signed in'],
  'sign-in refused': ['รหัสผ่านไม่ถูกต้อง', 'Was refused: wrong password'],
  'sign-in locked out': ['ลองเกินจำนวนครั้ง ถูกกันไว้', 'Was locked out after too many tries'],
  'application approved': ['อนุมัติผู้สมัครเป็นผู้ขาย', 'Approved a merchant'],
  'application rejected': ['ไม่อนุมัติผู้สมัครเป็นผู้ขาย', 'Rejected a merchant'],
  'application card seen': ['เปิดดูรูปบัตรของผู้สมัคร', 'Looked at an applicant’s card'],
  'application erased': ['ลบข้อมูลผู้สมัครที่ครบกำหนด', 'Erased a rejected applicant'],
  'centre opened': ['เปิดศูนย์ใหม่', 'Opened a centre'],
  'centre staff joined': ['เพิ่มคนทำงานในศูนย์', 'Added somebody to the centre'],
  'centre pictures saved': ['เปลี่ยนรูปของศูนย์', 'Changed the centre’s pictures'],
  'privacy erased': ['ลูกค้าลบบัญชีของตน', 'A customer erased their account'],
}

export const sayKind = (kind: string, locale: Locale): string => {
  const words = Object.hasOwn(kinds, kind) ? kinds[kind as ActivityKind] : undefined
  return words ? pickOne(words, locale) : kind
}

/** A verb without words of its own is shown as it is: the log hides nothing. */
export function sayDeed({ kind, what }: { kind: string; what: string }, locale: Locale): string {
  const words = deeds[`${kind} ${what}`]
  return words ? pickOne(words, locale) : `${sayKind(kind, locale)}: ${what}`
}

const entries: Readonly<Record<string, Words>> = {
  'display group': ['กลุ่มแสดง', 'Display group'],
  category: ['หมวด', 'Category'],
  list: ['รายการเด่น', 'List'],
  brand: ['ยี่ห้อ', 'Brand'],
  group: ['กลุ่มสินค้า', 'Product group'],
  flavour: ['รสชาติ', 'Flavour'],
  variant: ['แบบ', 'Variant'],
  size: ['ขนาด', 'Size'],
}

/** What stands in the catalogue under its kind: `brand SDE`, `category 2 1010`. */
export function sayEntry(subject: string, locale: Locale): string {
  const kind = Object.keys(entries).find((each) => subject.startsWith(`${each} `))
  return kind ? `${pickOne(entries[kind] as Words, locale)} ${subject.slice(kind.length + 1)}` : subject
}
