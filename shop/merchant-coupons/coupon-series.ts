import { problems } from '../problems/problem.ts'

/** Numbers of a customer each, numbers for whoever has one, or one code for everybody. */
export const couponForms = ['owned', 'bearer', 'shared'] as const
export const couponAudiences = ['customers', 'types', 'everybody'] as const

/** How many numbers one series has at most. */
export const mostNumbers = 10_000

export type SeriesDraft = {
  promotionId: string
  name: string
  form: (typeof couponForms)[number]
  audience: (typeof couponAudiences)[number]
  customers: string[]
  customerTypes: string[]
  /** Orders of one customer that may use it; null is no limit. */
  perCustomer: number | null
  /** Orders that may use it in all; null is no limit. */
  mostUses: number | null
  startsOn: string
  endsOn: string
  prefix: string
  /** How many numbers to make; only for bearer numbers. */
  numbers: number
}

export const couponSeriesProblems = problems('couponSeries', {
  noName: { status: 400, th: 'กรุณากรอกชื่อชุดคูปอง', en: 'Please enter a name for these coupons' },
  noCustomers: { status: 400, th: 'กรุณาระบุลูกค้าที่จะได้รับคูปอง', en: 'Please choose who gets a coupon' },
  noCustomerType: { status: 400, th: 'กรุณาเลือกประเภทลูกค้า', en: 'Please select customer type' },
  onlyOwned: {
    status: 400,
    th: 'คูปองสำหรับลูกค้าที่ระบุต้องเป็นแบบเลขประจำตัวลูกค้า',
    en: 'Listed customers get numbers of their own',
  },
  noLimit: {
    status: 400,
    th: 'กรุณากรอกว่าลูกค้าแต่ละรายได้กี่ใบ',
    en: 'Please enter how many coupons each customer gets',
  },
  noNumbers: { status: 400, th: 'กรุณากรอกจำนวนคูปอง', en: 'Please enter how many coupons to make' },
  tooMany: {
    status: 400,
    th: 'ชุดหนึ่งมีได้ไม่เกิน {most} ใบ ชุดนี้จะมี {count} ใบ',
    en: 'One series has at most {most} coupons; this would have {count}',
  },
  endsBefore: { status: 400, th: 'วันสิ้นสุดต้องไม่อยู่ก่อนวันเริ่ม', en: 'It cannot end before it begins' },
  over: { status: 400, th: 'วันสิ้นสุดผ่านไปแล้ว', en: 'Its last day is over' },
  afterPromotion: {
    status: 400,
    th: 'คูปองใช้ได้ไม่เกินวันสุดท้ายของโปรโมชัน',
    en: 'A coupon cannot outlast its promotion',
  },
  badPrefix: {
    status: 400,
    th: 'อักษรนำใช้ A-Z และ 0-9 ไม่เกิน 8 ตัว',
    en: 'A prefix has up to 8 letters A to Z and digits',
  },
  madeBefore: {
    status: 409,
    th: 'ชุดก่อนหน้านี้ทำเสร็จแล้วเป็นชุด {id} ถ้าต้องการอีกชุดตามที่แก้ กดสร้างอีกครั้ง',
    en: 'The one before was made, as {id}. Press again to make another as it is written now.',
  },
  noSuchCustomer: { status: 400, th: 'ศูนย์นี้ไม่มีลูกค้า {codes}', en: 'This centre has no customer {codes}' },
  nobody: { status: 409, th: 'ไม่มีลูกค้าที่จะได้รับคูปอง', en: 'There is no customer to get a coupon' },
  noPromotion: { status: 404, th: 'ไม่พบโปรโมชันนี้', en: 'This promotion was not found' },
  needsNone: {
    status: 409,
    th: 'โปรโมชันนี้ไม่ได้ใช้คูปอง กรุณาเลือก “ใช้ร่วมกับคูปองเท่านั้น” ในโปรโมชันก่อน',
    en: 'This promotion needs no coupon. Please say first that it holds with a coupon only.',
  },
  none: { status: 404, th: 'ไม่พบชุดคูปองนี้', en: 'These coupons were not found' },
  nothingToSend: {
    status: 409,
    th: 'ไม่มีคูปองที่ยังไม่ได้ส่งให้ลูกค้า',
    en: 'Every customer was already told, or these coupons belong to nobody',
  },
})
