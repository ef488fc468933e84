import type { Locale } from '../words/locale.ts'

type Words = readonly [th: string, en: string]

const fields: Readonly<Record<string, Words>> = {
  status: ['สถานะ', 'Status'],
  total: ['ยอดรวม', 'Total'],
  why: ['เหตุผล', 'Reason'],
  shortages: ['ของขาด', 'Missing'],
  rider: ['คนส่ง', 'Rider'],
  text: ['ข้อความ', 'Text'],
  onHand: ['คงเหลือ', 'On hand'],
  note: ['หมายเหตุ', 'Note'],
  active: ['เปิดขาย', 'On sale'],
  code: ['รหัส', 'Code'],
  nameTh: ['ชื่อไทย', 'Thai name'],
  nameEn: ['ชื่ออังกฤษ', 'English name'],
  shortNameTh: ['ชื่อสั้นไทย', 'Short Thai name'],
  shortNameEn: ['ชื่อสั้นอังกฤษ', 'Short English name'],
  descriptionTh: ['รายละเอียดไทย', 'Thai description'],
  descriptionEn: ['รายละเอียดอังกฤษ', 'English description'],
  h1: ['หมวดระดับ 1', 'Category 1'],
  h2: ['หมวดระดับ 2', 'Category 2'],
  h3: ['หมวดระดับ 3', 'Category 3'],
  h4: ['หมวดระดับ 4', 'Category 4'],
  h5: ['หมวดระดับ 5', 'Category 5'],
  groupCode: ['กลุ่มสินค้า', 'Product group'],
  brandCode: ['ยี่ห้อ', 'Brand'],
  flavourCode: ['รสชาติ', 'Flavour'],
  variantCode: ['แบบ', 'Variant'],
  sizeCode: ['ขนาด', 'Size'],
  materialType: ['ประเภท', 'Type'],
  channel: ['ช่องทาง', 'Channel'],
  supplier: ['ผู้ขาย', 'Supplier'],
  shelf: ['ที่วาง', 'Shelf'],
  unitCount: ['จำนวนหน่วย', 'Units'],
  catalogPrice: ['ราคาป้าย', 'Catalogue price'],
  cost: ['ต้นทุน', 'Cost'],
  stockControlled: ['นับสต็อก', 'Stock is counted'],
  lowStock: ['เตือนใกล้หมด', 'Low stock from'],
  pointsPerUnit: ['แต้มต่อหน่วย', 'Points per unit'],
  needsLicence: ['ต้องมีใบอนุญาต', 'Needs a licence'],
  highlight: ['เครื่องหมาย', 'Highlight'],
  pictures: ['รูป', 'Pictures'],
  name: ['ชื่อ', 'Name'],
  shortName: ['ชื่อสั้น', 'Short name'],
  remark: ['คำอธิบาย', 'Remark'],
  startsOn: ['เริ่ม', 'From'],
  endsOn: ['สิ้นสุด', 'Until'],
  enabled: ['เปิดใช้', 'Enabled'],
  isArchived: ['อยู่ในคลัง', 'Archived'],
  archived: ['อยู่ในคลัง', 'Archived'],
  type: ['ชนิด', 'Kind'],
  calculation: ['วิธีคิด', 'Calculation'],
  tiers: ['ขั้น', 'Tiers'],
  saleProducts: ['สินค้าที่ร่วม', 'Products'],
  freeProducts: ['ของแถม', 'Free products'],
  weekdays: ['วันในสัปดาห์', 'Weekdays'],
  needsCoupon: ['ต้องใช้คูปอง', 'Needs a coupon'],
  everyone: ['ทุกร้าน', 'Everyone'],
  customers: ['ลูกค้า', 'Customers'],
  excluded: ['ยกเว้น', 'Excluded'],
  storeTypes: ['ประเภทร้าน', 'Store types'],
  customerTypes: ['ประเภทลูกค้า', 'Customer types'],
  byStoreType: ['ตามประเภทร้าน', 'By store type'],
  byCustomerType: ['ตามประเภทลูกค้า', 'By customer type'],
  promotionId: ['โปรโมชัน', 'Promotion'],
  form: ['แบบ', 'Form'],
  audience: ['ผู้ใช้', 'Audience'],
  perCustomer: ['ต่อร้าน', 'Per customer'],
  mostUses: ['ใช้ได้สูงสุด', 'Most uses'],
  prefix: ['อักษรนำ', 'Prefix'],
  numbers: ['จำนวนคูปอง', 'Coupons'],
  stoppedAt: ['หยุดเมื่อ', 'Stopped at'],
  id: ['เลขที่', 'Number'],
  level: ['ระดับ', 'Level'],
  parentCode: ['อยู่ใต้', 'Inside'],
  position: ['ลำดับ', 'Position'],
  placement: ['ตำแหน่ง', 'Placement'],
  useTranslatedName: ['ใช้ชื่ออังกฤษ', 'English name is used'],
  codes: ['สินค้า', 'Products'],
  kind: ['ชนิด', 'Kind'],
  fileName: ['ไฟล์', 'File'],
  applied: ['นำเข้า', 'Applied'],
  refused: ['ไม่รับ', 'Refused'],
  undone: ['ย้อนแล้ว', 'Undone'],
  kept: ['คงไว้', 'Kept'],
  value: ['ค่า', 'Value'],
  lines: ['จำนวนค่า', 'Settings'],
  method: ['วิธี', 'Method'],
  orderBuy: ['ซื้อครบ', 'from'],
  freeQuantity: ['แถม', 'free'],
  discount: ['ลด', 'off'],
  productCode: ['สินค้า', 'product'],
  line: ['บรรทัด', 'line'],
  ordered: ['สั่ง', 'ordered'],
  delivered: ['ส่งได้', 'delivered'],
  reason: ['เหตุผล', 'reason'],
}

const perUnit: Readonly<Record<string, Words>> = {
  Code: ['รหัสหน่วย', 'Unit code'],
  NameTh: ['ชื่อหน่วยไทย', 'Thai unit name'],
  NameEn: ['ชื่อหน่วยอังกฤษ', 'English unit name'],
  Rate: ['อัตราหน่วย', 'Unit rate'],
}

/** A field of a thing as people call it; one without words is shown under its own name. */
export function sayField(field: string, locale: Locale): string {
  const pickOne = ([th, en]: Words) => (locale === 'th' ? th : en)
  const words = Object.hasOwn(fields, field) ? fields[field] : undefined
  if (words) return pickOne(words)
  const [, level, priced, what] = /^level(\d)Unit(\d)(Price|Type)$/.exec(field) ?? []
  if (level)
    return what === 'Price'
      ? pickOne([`ราคาระดับ ${level} หน่วย ${priced}`, `Price, level ${level}, unit ${priced}`])
      : pickOne([`VAT ระดับ ${level} หน่วย ${priced}`, `VAT, level ${level}, unit ${priced}`])
  const [, unit = '', part = ''] = /^unit(\d)(\w+)$/.exec(field) ?? []
  if (unit && perUnit[part]) return `${pickOne(perUnit[part])} ${unit}`
  const [, barcode] = /^barcode(\d)$/.exec(field) ?? []
  return barcode ? pickOne([`บาร์โค้ด ${barcode}`, `Barcode ${barcode}`]) : field
}
