import { z } from 'zod'
import { money, named, yesNo } from '../contract/wire.ts'
import { invoiceStatuses } from '../invoices/invoice.ts'
import { refusedReasons } from '../invoices/refused-reasons.ts'
import { shortageReasons } from '../invoices/shortage.ts'
import { moneyStates } from '../payments/money-state.ts'
import { paymentMethods } from '../payments/payment-methods.ts'
import { ruleCodec } from '../promotions/promotion-wire.ts'
import { deliveryMethods } from './delivery-method.ts'
import { orderNotes } from './order.ts'
import { orderActions } from './order-actions.ts'
import { orderStatuses } from './order-status.ts'

const text = z.string()
const unit = z.literal([1, 2, 3])
const priceType = z.literal([0, 1, 2])
const movers = z.enum(['customer', 'agent', 'staff', 'rider', 'job'])

const orderHead = named({
  number: ['OrderID', text],
  saleUnit: ['SaleUnit', text],
  placedAt: ['OrderDate', text],
  /** The sum of the lines before discounts. */
  subtotal: ['Money', money],
  customerCode: ['Customer_Id', text],
  customerName: ['Customer_Name', text],
  status: ['Status', z.enum(orderStatuses)],
  paymentCode: ['PaymentType', z.literal([0, 1, 2, -1])],
  payment: ['PaymentMethod', z.enum(paymentMethods)],
  paidAt: ['PaidDate', text.nullable()],
  payBefore: ['PayBefore', text.nullable()],
  /** A transfer that did not arrive in time. */
  paymentOverdue: ['PaymentOverdue', z.boolean().default(false)],
  dueOn: ['DueDate', text.nullable()],
  /** Where the money stands, what is still owed, and the payment under way. */
  moneyState: ['MoneyState', z.enum(moneyStates).default('unpaid')],
  owed: ['Owed', money.default(0)],
  paymentId: ['PaymentID', text.nullable().default(null)],
  slipInHand: ['SlipInHand', z.boolean().default(false)],
  deliveryMethod: ['DeliveryMethod', z.enum(deliveryMethods)],
  deliveryFee: ['DeliveryFee', money],
  /** The VAT price type of the fee; null for old orders, whose fee has none. */
  feePriceType: ['DeliveryFeeType', priceType.nullable().default(null)],
  deliverOn: ['DeliveryDate', text.nullable()],
  slot: ['DeliverySlot', text],
  requestedOn: ['RequestDate', text.nullable()],
  vat: ['Vat', money],
  /** The cash rounding of the total: 0 or negative. */
  cashRounding: ['CashRounding', money.default(0)],
  total: ['Total', money],
  discount: ['DiscountAmount', money],
  /** The discount in percent of the lines, with two decimals. */
  discountRate: ['DiscountRate', z.number()],
  needsTaxInvoice: ['NeedTaxInvoice', yesNo],
  taxNumber: ['TaxNo', text],
  taxBranch: ['TaxBranch', text],
  remark: ['Remark', text],
  pointsMode: ['IsPoint', z.boolean()],
  points: ['Point', z.int()],
  couponId: ['CouponID', text.nullable()],
  placedByKind: ['PlacedByKind', z.enum(['customer', 'agent', 'staff', 'job'])],
  placedByName: ['PlacedBy', text],
  trackingKey: ['TrackingKey', text],
  riderName: ['RiderName', text],
  riderMobile: ['RiderMobile', text],
})

const orderLine = named({
  line: ['Line', z.int()],
  productCode: ['P_Code', text],
  nameTh: ['PRODUCTNAME', text],
  nameEn: ['PRODUCTNAME_EN', text],
  unit: ['Unit', unit],
  unitNameTh: ['UNITNAME', text],
  unitNameEn: ['UNITNAME_EN', text],
  rate: ['UNITRATE', z.int()],
  quantity: ['Qty', z.int()],
  price: ['Price', money],
  priceType: ['PRICETYPE', priceType],
  amount: ['Amount', money],
  discount: ['DiscountAmount', money],
  promotionId: ['PromotionId', text.nullable()],
  promotionName: ['PromotionName', text],
  promotionRule: ['PromotionRule', ruleCodec.nullable()],
  free: ['IsFree', z.boolean()],
  givesPoints: ['GivesPoints', z.boolean()],
  points: ['Point', z.int()],
  picture: ['Picture', text.nullable()],
})

const orderAddress = named({
  code: ['Code', text],
  name: ['Name', text],
  address: ['Address', text],
  province: ['Province', text],
  district: ['Ampher', text],
  subdistrict: ['Town', text],
  postcode: ['ZipCode', text],
  taxNumber: ['TaxID', text],
  phone: ['Phone', text],
})

const orderEvent = named({
  status: ['Status', z.enum(orderStatuses)],
  at: ['At', text],
  by: ['ByKind', movers],
  name: ['By', text],
  why: ['Why', text],
  note: ['Note', z.enum(orderNotes).default('')],
})

const vatGroup = named({
  priceType: ['PRICETYPE', priceType],
  percent: ['Percent', z.int()],
  net: ['Net', money],
  vat: ['Vat', money],
  gross: ['Gross', money],
})

const invoice = named({
  number: ['InvoiceNo', text],
  status: ['Status', z.enum(invoiceStatuses)],
  madeAt: ['InvoiceDate', text],
  madeBy: ['MadeBy', text],
  creditNote: ['CreditNoteNo', text.nullable()],
})

/** What was ordered and is not delivered. */
const shortage = named({
  line: ['Line', z.int()],
  productCode: ['P_Code', text],
  nameTh: ['PRODUCTNAME', text],
  nameEn: ['PRODUCTNAME_EN', text],
  unitNameTh: ['UNITNAME', text],
  unitNameEn: ['UNITNAME_EN', text],
  free: ['IsFree', z.boolean()],
  ordered: ['Ordered', z.int()],
  delivered: ['Delivered', z.int()],
  reason: ['Reason', z.enum(shortageReasons)],
  less: ['Less', money],
})

/** What was brought and not taken at the door. */
const refusedLine = named({
  line: ['Line', z.int()],
  nameTh: ['PRODUCTNAME', text],
  nameEn: ['PRODUCTNAME_EN', text],
  unitNameTh: ['UNITNAME', text],
  unitNameEn: ['UNITNAME_EN', text],
  brought: ['Brought', z.int()],
  taken: ['Taken', z.int()],
  reason: ['Reason', z.enum(refusedReasons)],
  less: ['Less', money],
})

const remark = named({
  id: ['ID', text],
  kind: ['Kind', z.enum(['note', 'message'])],
  at: ['At', text],
  by: ['By', text],
  text: ['Text', text],
  channel: ['Channel', text.nullable()],
})

/** A whole order: the specification's fields and those of our own screens. */
export const orderDetail = named({
  order: ['Order', orderHead],
  lines: ['OrderDetails', z.array(orderLine)],
  shipTo: ['ShipTo', orderAddress],
  billTo: ['BillTo', orderAddress],
  timeline: ['Timeline', z.array(orderEvent)],
  vatGroups: ['VatGroups', z.array(vatGroup)],
  /** The caller's possible actions on the order. */
  mayCancel: ['MayCancel', z.boolean()],
  invoice: ['Invoice', invoice.nullable().default(null)],
  shortages: ['Shortages', z.array(shortage).default([])],
  refused: ['Refused', z.array(refusedLine).default([])],
  /** Messages of the centre; for staff also their notes. */
  remarks: ['Remarks', z.array(remark).default([])],
  /** What staff may do with it now. */
  actions: ['Actions', z.array(z.enum(orderActions)).default([])],
})
export type OrderDetail = z.output<typeof orderDetail>
