import { problems } from '../problems/problem.ts'

/** The eleven messages of the specification, in its order; English word for word. */
export const draftProblems = problems('promotions', {
  noName: { status: 400, th: 'กรุณากรอกชื่อโปรโมชัน', en: 'Please enter promotion name' },
  noShortName: { status: 400, th: 'กรุณากรอกชื่อย่อโปรโมชัน', en: 'Please enter promotion short name' },
  noRemark: { status: 400, th: 'กรุณากรอกหมายเหตุโปรโมชัน', en: 'Please enter promotion remark' },
  noDetail: { status: 400, th: 'กรุณากรอกเงื่อนไขการคำนวณ', en: 'Please enter calculation detail' },
  noFreeQuantity: {
    status: 400,
    th: 'กรุณากรอกจำนวนของแถมในเงื่อนไขการคำนวณ',
    en: 'Please enter free item quantity in calculation detail',
  },
  noDiscount: {
    status: 400,
    th: 'กรุณากรอกส่วนลดในเงื่อนไขการคำนวณ',
    en: 'Please enter discount in calculation detail',
  },
  noFreeItem: { status: 400, th: 'กรุณาเลือกสินค้าแถม', en: 'Please select free item' },
  noSaleItem: { status: 400, th: 'กรุณาเลือกสินค้าที่ร่วมรายการ', en: 'Please select sale item' },
  noCustomers: {
    status: 400,
    th: 'กรุณาระบุลูกค้าที่ร่วมโปรโมชัน',
    en: 'Please specify customers participating in the promotion',
  },
  noStoreType: { status: 400, th: 'กรุณาเลือกประเภทร้านค้า', en: 'Please select store type' },
  noCustomerType: { status: 400, th: 'กรุณาเลือกประเภทลูกค้า', en: 'Please select customer type' },
})

/** What else a draft can be refused for. */
export const moreDraftProblems = problems('promotions', {
  noThreshold: {
    status: 400,
    th: 'ขั้นที่ {line}: กรุณากรอกจำนวนหรือยอดที่ต้องซื้อ',
    en: 'Step {line}: enter how much has to be bought',
  },
  notRising: {
    status: 400,
    th: 'ขั้นที่ {line}: ยอดที่ต้องซื้อต้องมากกว่าขั้นก่อนหน้า',
    en: 'Step {line}: it must take more than the step before',
  },
  wrongDiscountType: {
    status: 400,
    th: 'ขั้นที่ {line}: ชนิดส่วนลดไม่ตรงกับประเภทโปรโมชัน',
    en: 'Step {line}: this kind of discount does not fit the type of promotion',
  },
  overHundred: { status: 400, th: 'ขั้นที่ {line}: ส่วนลดต้องไม่เกิน 100%', en: 'Step {line}: at most 100%' },
  endsBefore: { status: 400, th: 'วันสิ้นสุดต้องไม่อยู่ก่อนวันเริ่ม', en: 'It cannot end before it begins' },
  noWeekday: { status: 400, th: 'กรุณาเลือกวันที่ใช้โปรโมชันอย่างน้อย 1 วัน', en: 'Choose at least one weekday' },
  noSuchProduct: { status: 400, th: 'ศูนย์นี้ไม่มีสินค้า {codes}', en: 'This centre has no product {codes}' },
  noSuchCustomer: { status: 400, th: 'ศูนย์นี้ไม่มีลูกค้า {codes}', en: 'This centre has no customer {codes}' },
  noSuchType: { status: 400, th: 'ศูนย์นี้ไม่มีประเภท {codes}', en: 'This centre has no type {codes}' },
})

export const merchantPromotionProblems = problems('promotions', {
  none: { status: 404, th: 'ไม่พบโปรโมชันนี้', en: 'This promotion was not found' },
  changedMeanwhile: {
    status: 409,
    th: '{name} แก้ไขโปรโมชันนี้ไปก่อนแล้ว กรุณาดูส่วนที่ต่างกันก่อนบันทึก',
    en: '{name} changed this promotion meanwhile. Please look at the difference before you save.',
  },
  hasCoupons: {
    status: 409,
    th: 'โปรโมชันนี้แจกคูปองไปแล้ว จึงเปลี่ยนเป็นแบบไม่ใช้คูปองไม่ได้',
    en: 'Coupons of this promotion were given out, so it cannot do without coupons',
  },
  archived: {
    status: 409,
    th: 'โปรโมชันนี้เก็บเข้าคลังแล้ว กรุณานำกลับมาก่อน',
    en: 'This promotion was archived. Please restore it first.',
  },
})
