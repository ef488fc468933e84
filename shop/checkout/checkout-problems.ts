import { problems } from '../problems/problem.ts'

/** Why an order cannot be placed; screens show the same sentences beside the disabled button. */
export const checkoutProblems = problems('checkout', {
  closed: {
    status: 409,
    th: 'ขณะนี้ปิดรับคำสั่งซื้อชั่วคราว กรุณาสั่งใหม่ภายหลัง',
    en: 'Ordering is closed for now. Please order again later.',
  },
  empty: { status: 400, th: 'ยังไม่ได้เลือกสินค้าในตะกร้า', en: 'No goods in the cart are selected' },
  notSold: { status: 409, th: 'ไม่มีจำหน่ายแล้ว: {product}', en: 'No longer sold: {product}' },
  unpriced: {
    status: 409,
    th: '{product} ยังสั่งไม่ได้ เพราะราคายังไม่พร้อม',
    en: '{product} cannot be ordered: it has no valid price',
  },
  soldOut: {
    status: 409,
    th: '{product} เหลือไม่พอสำหรับจำนวนที่สั่ง',
    en: 'Not enough {product} left for this order',
  },
  belowMinimum: {
    status: 409,
    th: 'ยอดสั่งซื้อขั้นต่ำ {minimum} ยังขาดอีก {missing}',
    en: 'The minimum order is {minimum}. {missing} more is needed.',
  },
  noAddress: { status: 400, th: 'กรุณาเลือกที่อยู่จัดส่งและที่อยู่ออกบิล', en: 'Choose a delivery and a billing address' },
  outsideArea: {
    status: 409,
    th: 'ศูนย์นี้ส่งไม่ถึง {place} กรุณา{ways}',
    en: 'This centre does not deliver to {place}. You can {ways}.',
  },
  outsideEveryArea: {
    status: 409,
    th: 'ศูนย์นี้ส่งไม่ถึง {place} กรุณาติดต่อศูนย์',
    en: 'This centre does not deliver to {place}. Please contact the centre.',
  },
  outsideHere: {
    status: 409,
    th: 'ศูนย์นี้ส่งไม่ถึง {place} ดูทางเลือกใต้ที่อยู่จัดส่ง',
    en: 'This centre does not deliver to {place}. See what you can do under the address.',
  },
  noDay: {
    status: 409,
    th: 'วันหรือช่วงเวลาที่เลือกปิดรับแล้ว กรุณาเลือกใหม่',
    en: 'The chosen day or time is closed. Please choose again.',
  },
  noPickup: {
    status: 409,
    th: 'ศูนย์นี้ไม่เปิดให้มารับสินค้าเอง กรุณาเลือกให้จัดส่ง',
    en: 'Goods cannot be fetched at this centre. Please choose delivery.',
  },
  dayMissing: { status: 400, th: 'กรุณาเลือกวันรับสินค้า', en: 'Choose the day you want the goods' },
  twoDays: {
    status: 400,
    th: 'วันที่ขอรับสินค้า (requestedOn) กับวันจัดส่ง (deliverOn) ต้องเป็นวันเดียวกัน',
    en: 'The requested day (requestedOn) and the delivery day (deliverOn) must be the same day',
  },
  wrongDay: {
    status: 409,
    th: 'วันที่ขอรับไม่อยู่ในช่วงราคาล่วงหน้าของ {product}',
    en: 'The requested day lies outside the advance price of {product}',
  },
  noSuchPayment: { status: 409, th: 'ช่องทางชำระเงินนี้ยังไม่เปิดให้ใช้', en: 'This way of paying is not available' },
  overCredit: {
    status: 409,
    th: 'วงเงินเครดิตคงเหลือ {left} ไม่พอสำหรับยอด {total}',
    en: 'Your credit left, {left}, does not cover {total}',
  },
  creditHeld: {
    status: 409,
    th: 'มียอดเครดิตเกินกำหนดนานแล้ว {amount} กรุณาชำระยอดนี้ก่อน จึงจะสั่งด้วยเครดิตได้',
    en: '{amount} on credit is long overdue. Please pay it before ordering on credit again.',
  },
  couponUsed: { status: 409, th: 'คูปองนี้ใช้ไม่ได้แล้ว', en: 'This coupon can no longer be used' },
  couponNoEffect: {
    status: 409,
    th: 'คูปองนี้ยังไม่ช่วยลดเพิ่ม เพราะยังไม่ครบเงื่อนไข หรือมีโปรโมชันที่คุ้มกว่าอยู่แล้ว',
    en: 'This coupon takes nothing more off: its conditions are not met yet, or another promotion already gives more',
  },
  tooFewPoints: {
    status: 409,
    th: 'คะแนนไม่พอ มี {have} ต้องใช้ {need}',
    en: 'Not enough points: {have} of {need}',
  },
  redeemClosed: {
    status: 409,
    th: 'ยังไม่ถึงหรือพ้นช่วงเวลาแลกคะแนนแล้ว',
    en: 'Points cannot be redeemed at this time',
  },
  notRedeemable: {
    status: 409,
    th: '{product} แลกด้วยคะแนนไม่ได้',
    en: '{product} is not available for points',
  },
  pointsByOwner: {
    status: 403,
    th: 'คะแนนใช้ได้โดยลูกค้าเท่านั้น สั่งแทนไม่ได้',
    en: 'Points can be spent by the customer only',
  },
  badTaxNumber: { status: 400, th: 'เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง', en: 'Invalid tax number' },
  badTaxBranch: {
    status: 400,
    th: 'รหัสสาขาต้องเป็นตัวเลข 5 หลัก สำนักงานใหญ่คือ 00000',
    en: 'A branch has 5 digits; the head office is 00000',
  },
  changed: {
    status: 409,
    th: 'ราคาหรือสินค้าเปลี่ยนไป กรุณาตรวจสอบก่อนสั่งซื้อ',
    en: 'Prices or goods have changed. Please look before you order.',
  },
  keyTaken: {
    status: 422,
    th: 'คำสั่งซื้อนี้ส่งไปแล้วด้วยรายการอื่น กรุณาเริ่มใหม่',
    en: 'This order was already sent with other contents. Please start again.',
  },
})
