import type { ShortageReason } from '../invoices/shortage.ts'
import type { PriceType } from '../money/vat.ts'
import type { PaymentMethod } from '../payments/payment-methods.ts'

const both = (th: string, en: string) => ({ th, en })

/** Thai as a tax office reads it, with the usual English beneath. */
export const titles = {
  taxInvoice: both('ใบกำกับภาษี', 'Tax invoice'),
  receipt: both('ใบเสร็จรับเงิน', 'Receipt'),
  bill: both('ใบแจ้งหนี้', 'Bill'),
  creditNote: both('ใบลดหนี้', 'Credit note'),
  deliveryNote: both('ใบส่งของ', 'Delivery note'),
}

export const copies = {
  original: both('ต้นฉบับ', 'Original'),
  copy: both('สำเนา', 'Copy'),
  single: both('', ''),
}

export const labels = {
  seller: both('ผู้ขาย', 'Seller'),
  buyer: both('ลูกค้า', 'Customer'),
  shipTo: both('สถานที่ส่งของ', 'Ship to'),
  pickUp: both('ลูกค้ารับเองที่', 'Picked up at'),
  number: both('เลขที่', 'No.'),
  date: both('วันที่', 'Date'),
  order: both('คำสั่งซื้อ', 'Order'),
  invoice: both('ใบกำกับ', 'Invoice'),
  refersTo: both('อ้างถึงใบกำกับ', 'Refers to'),
  refersDate: both('ลงวันที่', 'Dated'),
  payment: both('ชำระโดย', 'Payment'),
  money: both('สถานะเงิน', 'Status'),
  due: both('ครบกำหนด', 'Due'),
  round: both('รอบส่ง', 'Round'),
  rider: both('ผู้ส่ง', 'Rider'),
  line: both('ที่', 'No.'),
  code: both('รหัส', 'Code'),
  description: both('รายการ', 'Description'),
  quantity: both('จำนวน', 'Qty'),
  unit: both('หน่วย', 'Unit'),
  price: both('ราคา/หน่วย', 'Unit price'),
  discount: both('ส่วนลด', 'Discount'),
  amount: both('จำนวนเงิน', 'Amount'),
  vatMark: both('ภาษี', 'VAT'),
  received: both('ได้รับ', 'Received'),
  vatGroup: both('กลุ่มภาษี', 'VAT group'),
  beforeVat: both('มูลค่าก่อนภาษี', 'Before VAT'),
  vat: both('ภาษีมูลค่าเพิ่ม', 'VAT'),
  withVat: both('รวม', 'Total'),
  goods: both('รวมราคาสินค้า', 'Goods'),
  lessDiscount: both('หักส่วนลด', 'Discount'),
  fee: both('ค่าส่ง', 'Delivery'),
  vatOnTop: both('บวกภาษีมูลค่าเพิ่ม', 'VAT added'),
  rounding: both('ปัดเศษเงินสด', 'Cash rounding'),
  total: both('จำนวนเงินรวมทั้งสิ้น', 'Grand total'),
  points: both('ชำระด้วยคะแนน', 'Paid with points'),
  originalValue: both('มูลค่าตามใบกำกับเดิม', 'Original value'),
  rightValue: both('มูลค่าที่ถูกต้อง', 'Correct value'),
  difference: both('ผลต่าง', 'Difference'),
  toCollect: both('เก็บเงินปลายทาง', 'Collect on delivery'),
}

export const signatures = {
  receiver: both('ผู้รับของ', 'Received by'),
  deliverer: both('ผู้ส่งของ', 'Delivered by'),
  packer: both('ผู้จัดของ', 'Packed by'),
  collector: both('ผู้รับเงิน', 'Collected by'),
  authorised: both('ผู้มีอำนาจลงนาม', 'Authorised signature'),
}

export const paymentNames: Record<PaymentMethod, string> = {
  COD: 'เก็บเงินปลายทาง',
  BANK: 'โอนเงิน',
  LINEPAY: 'LINE Pay',
  CARD: 'บัตร',
  QR: 'Thai QR',
  CREDIT: 'เครดิต',
  POINTS: 'คะแนน',
}

export const reasonNames: Record<ShortageReason, string> = {
  missing: 'ของขาด',
  damaged: 'ชำรุด',
  asked: 'ลูกค้าขอลด',
  gift: 'ของแถมของสินค้าที่ไม่ได้ส่ง',
}

/** The mark of a line, and what the VAT table says of it. */
export const vatMarks: Record<PriceType, string> = { 1: 'V', 2: 'E', 0: 'N' }
export const vatNames: Record<PriceType, string> = {
  1: 'V ราคารวมภาษี',
  2: 'E ราคาไม่รวมภาษี',
  0: 'N ไม่มีภาษี',
}
