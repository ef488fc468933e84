import { problems } from '../problems/problem.ts'

export const agentItemProblems = problems('agentItems', {
  none: { status: 404, th: 'ไม่พบสินค้านี้ในของเองของคุณ', en: 'You have no item like this' },
  noName: { status: 400, th: 'กรุณาใส่ชื่อสินค้า', en: 'Please give the item a name' },
  units: { status: 400, th: 'สินค้าต้องมี 1 ถึง 3 หน่วย', en: 'An item has one to three units' },
  smallest: {
    status: 400,
    th: 'หน่วยสุดท้ายต้องเป็นหน่วยเล็กสุด จำนวนบรรจุ 1',
    en: 'The last unit must be the smallest one, holding 1',
  },
  noUnitName: {
    status: 400,
    th: 'กรุณาใส่ชื่อหน่วยที่ {place}',
    en: 'Please name unit {place}',
  },
  order: {
    status: 400,
    th: '{unit} ต้องบรรจุมากกว่าหน่วยที่เล็กกว่า',
    en: '{unit} must hold more than the smaller unit below it',
  },
  price: { status: 400, th: 'ราคาต่อ{unit}ต้องมากกว่า 0 บาท', en: 'The price per {unit} must be more than ฿0' },
  dear: {
    status: 400,
    th: 'ราคาต่อ{unit}สูงเกินไป ไม่เกิน 1,000,000 บาท',
    en: 'The price per {unit} is too high: at most ฿1,000,000',
  },
  cost: {
    status: 400,
    th: 'ต้นทุนต้องไม่ติดลบและไม่เกิน 1,000,000 บาท',
    en: 'The cost must be between ฿0 and ฿1,000,000',
  },
  barcodeOfCentre: {
    status: 409,
    th: 'บาร์โค้ดนี้เป็นของ {product} ที่ศูนย์ขายอยู่ ใช้กับของเองไม่ได้',
    en: 'This barcode belongs to {product}, which the centre sells: an own item cannot have it',
  },
  barcodeOfItem: {
    status: 409,
    th: 'บาร์โค้ดนี้ใช้กับ {product} ของคุณอยู่แล้ว',
    en: 'Your item {product} has this barcode already',
  },
  full: {
    status: 409,
    th: 'มีของเองได้ไม่เกิน {most} รายการ',
    en: 'The most you can have of your own is {most}',
  },
  notCounted: {
    status: 409,
    th: 'สินค้านี้ไม่ได้นับสต็อก เปิดนับสต็อกก่อน',
    en: 'The stock of this item is not counted. Turn counting on first.',
  },
  quantity: { status: 400, th: 'กรุณาใส่จำนวนเป็นจำนวนเต็มมากกว่า 0', en: 'Please enter a whole number above 0' },
  notThatMany: {
    status: 409,
    th: 'ตัดออกมากกว่าที่มีไม่ได้ ตอนนี้เหลือ {stock}',
    en: 'You cannot take out more than there is: {stock} left',
  },
  tooMany: { status: 400, th: 'สต็อกสูงสุดคือ {most}', en: 'The stock can be {most} at most' },
  picture: {
    status: 400,
    th: 'รูปนี้ใช้ไม่ได้แล้ว กรุณาใส่รูปใหม่',
    en: 'This picture can no longer be used. Please add it again.',
  },
  notPicture: {
    status: 400,
    th: 'ไฟล์นี้ไม่ใช่รูป ใช้ได้เฉพาะ JPEG, PNG และ WebP',
    en: 'This file is not a picture: JPEG, PNG and WebP can be used',
  },
  pictureTooLarge: { status: 400, th: 'รูปใหญ่เกินไป', en: 'The picture is too large' },
})
