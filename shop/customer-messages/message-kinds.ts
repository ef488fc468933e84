import type { MessagePlaceholder } from './message-placeholders.ts'

/** Marketing needs a consent of its own. */
export type MessagePurpose = 'service' | 'marketing'
export type MessageGroup = 'orders' | 'payments' | 'offers' | 'account'

type MessageKindRow = {
  name: { th: string; en: string }
  /** When it goes out. */
  says: { th: string; en: string }
  group: MessageGroup
  purpose: MessagePurpose
  /** Whether it may go by SMS, which the shop pays for each. */
  bySms: boolean
  /** Whether the customer may decline it; what concerns their money is always told. */
  mayDecline: boolean
  placeholders: readonly MessagePlaceholder[]
  /** Without these the message would say nothing. */
  needs: readonly MessagePlaceholder[]
}

const service = { purpose: 'service', bySms: true } as const
const ofOrder = ['order', 'shop', 'centre', 'amount'] as const

/** Everything that the shop tells a customer unasked, apart from the rider’s cards on the way to the door. */
const messageKinds = {
  'order-placed': {
    name: { th: 'รับคำสั่งซื้อแล้ว', en: 'Order placed' },
    says: { th: 'เมื่อได้รับคำสั่งซื้อ', en: 'When an order arrives' },
    ...{ ...service, group: 'orders', mayDecline: true },
    placeholders: [...ofOrder, 'date', 'payBefore', 'placedBy'],
    needs: ['order'],
  },
  'order-approved': {
    name: { th: 'เริ่มจัดของ', en: 'Order approved' },
    says: { th: 'เมื่อศูนย์อนุมัติและเริ่มจัดของ', en: 'When the centre approves an order and begins to pack it' },
    ...{ ...service, bySms: false, group: 'orders', mayDecline: true },
    placeholders: [...ofOrder, 'date'],
    needs: ['order'],
  },
  'order-shipped': {
    name: { th: 'กำลังจัดส่ง', en: 'Order shipped' },
    says: { th: 'เมื่อของออกจากศูนย์', en: 'When the goods leave the centre' },
    ...{ ...service, bySms: false, group: 'orders', mayDecline: true },
    placeholders: [...ofOrder, 'date'],
    needs: ['order'],
  },
  'order-completed': {
    name: { th: 'ส่งของแล้ว', en: 'Order delivered' },
    says: {
      th: 'เมื่อส่งของเรียบร้อย ถ้าคนส่งยังไม่ได้แจ้งทาง LINE',
      en: 'When the goods were handed over, unless the rider has said so',
    },
    ...{ ...service, group: 'orders', mayDecline: true },
    placeholders: ofOrder,
    needs: ['order'],
  },
  'order-cancelled': {
    name: { th: 'ยกเลิกคำสั่งซื้อ', en: 'Order cancelled' },
    says: { th: 'เมื่อคำสั่งซื้อถูกยกเลิก', en: 'When an order is cancelled' },
    ...{ ...service, group: 'orders', mayDecline: false },
    placeholders: [...ofOrder, 'why'],
    needs: ['order'],
  },
  'order-short': {
    name: { th: 'ของไม่ครบ', en: 'Goods missing' },
    says: { th: 'เมื่อศูนย์มีของไม่ครบตามที่สั่ง', en: 'When not everything ordered was there' },
    ...{ ...service, group: 'orders', mayDecline: false },
    placeholders: [...ofOrder, 'items'],
    needs: ['order'],
  },
  'standing-order-ahead': {
    name: { th: 'สั่งประจำรอบถัดไป', en: 'Next standing order' },
    says: {
      th: 'สามวันก่อนส่งของที่สั่งประจำ พร้อมปุ่มเปลี่ยนหรือข้ามรอบ',
      en: 'Three days before a standing order comes, with a way to change or skip it',
    },
    ...{ ...service, group: 'orders', mayDecline: true },
    placeholders: ['shop', 'centre', 'amount', 'date', 'items', 'why', 'todo', 'until'],
    needs: ['date'],
  },
  'standing-order-changed': {
    name: { th: 'สั่งประจำไม่เหมือนเดิม', en: 'Standing order with changes' },
    says: {
      th: 'เมื่อสั่งประจำให้แล้ว แต่มีของขาดหรือเปลี่ยน',
      en: 'When a standing order was placed, but not quite as usual',
    },
    ...{ ...service, group: 'orders', mayDecline: true },
    placeholders: [...ofOrder, 'date', 'items'],
    needs: ['order'],
  },
  'standing-order-failed': {
    name: { th: 'สั่งประจำไม่สำเร็จ', en: 'Standing order not placed' },
    says: { th: 'เมื่อสั่งประจำรอบหนึ่งให้ไม่ได้', en: 'When a run of a standing order was not placed' },
    ...{ ...service, group: 'orders', mayDecline: false },
    placeholders: ['shop', 'centre', 'date', 'why', 'todo'],
    needs: ['why'],
  },
  'standing-order-by-centre': {
    name: { th: 'ศูนย์เปลี่ยนสั่งประจำ', en: 'Standing order changed by the centre' },
    says: {
      th: 'เมื่อพนักงานพัก เปิดต่อ หรือเลิกสั่งประจำให้ลูกค้า',
      en: 'When staff pause, resume or end a standing order for the customer',
    },
    ...{ ...service, group: 'orders', mayDecline: false },
    placeholders: ['shop', 'centre', 'change', 'by', 'why'],
    needs: ['change', 'by'],
  },
  'report-answered': {
    name: { th: 'ตอบเรื่องของขาดหรือเสียหาย', en: 'Delivery report answered' },
    says: {
      th: 'เมื่อศูนย์ตอบเรื่องของขาดหรือเสียหาย',
      en: 'When the centre answers a report of missing or damaged goods',
    },
    ...{ ...service, group: 'orders', mayDecline: false },
    placeholders: ['order', 'shop', 'centre', 'items', 'credit', 'refund', 'points'],
    needs: ['order'],
  },
  'payment-overdue': {
    name: { th: 'ยังไม่ได้รับยอดโอน', en: 'Payment overdue' },
    says: { th: 'เมื่อเลยเวลาชำระเงิน', en: 'When the time to pay is over' },
    ...{ ...service, group: 'payments', mayDecline: false },
    placeholders: ofOrder,
    needs: ['order'],
  },
  'slip-received': {
    name: { th: 'รับสลิปแล้ว', en: 'Slip received' },
    says: { th: 'เมื่อส่งสลิปเข้ามา', en: 'When a slip is sent in' },
    ...{ ...service, group: 'payments', mayDecline: true },
    placeholders: ofOrder,
    needs: ['order'],
  },
  'slip-refused': {
    name: { th: 'สลิปไม่ผ่าน', en: 'Slip refused' },
    says: { th: 'เมื่อสลิปไม่ผ่านการตรวจสอบ', en: 'When a slip did not pass the check' },
    ...{ ...service, group: 'payments', mayDecline: false },
    placeholders: [...ofOrder, 'why'],
    needs: ['order'],
  },
  'money-received': {
    name: { th: 'รับชำระเงินแล้ว', en: 'Payment received' },
    says: { th: 'เมื่อศูนย์ยืนยันสลิปหรือได้รับเงิน', en: 'When a slip is confirmed or the money has arrived' },
    ...{ ...service, group: 'payments', mayDecline: true },
    placeholders: ofOrder,
    needs: ['order'],
  },
  'money-to-return': {
    name: { th: 'ชำระเกิน', en: 'Paid too much' },
    says: { th: 'เมื่อได้รับเงินเกินยอด', en: 'When more arrived than was due' },
    ...{ ...service, group: 'payments', mayDecline: false },
    placeholders: ofOrder,
    needs: ['order'],
  },
  'order-to-refund': {
    name: { th: 'จะคืนเงิน', en: 'To be refunded' },
    says: { th: 'เมื่อคำสั่งซื้อที่ชำระแล้วถูกยกเลิก', en: 'When a paid order is cancelled' },
    ...{ ...service, group: 'payments', mayDecline: false },
    placeholders: ofOrder,
    needs: ['order'],
  },
  'money-refunded': {
    name: { th: 'คืนเงินแล้ว', en: 'Refunded' },
    says: { th: 'เมื่อคืนเงินแล้ว', en: 'When money was returned' },
    ...{ ...service, group: 'payments', mayDecline: false },
    placeholders: [...ofOrder, 'why'],
    needs: ['order', 'amount'],
  },
  'coupons-given': {
    name: { th: 'คูปองใหม่', en: 'New coupons' },
    says: { th: 'เมื่อมีคูปองให้', en: 'When coupons are given' },
    ...{ purpose: 'marketing', bySms: false, group: 'offers', mayDecline: true },
    placeholders: ['centre', 'shop', 'promotion', 'coupons', 'date'],
    needs: ['coupons'],
  },
  'registration-approved': {
    name: { th: 'อนุมัติร้านแล้ว', en: 'Registration approved' },
    says: { th: 'เมื่ออนุมัติร้านใหม่', en: 'When a new shop is approved' },
    ...{ ...service, group: 'account', mayDecline: false },
    placeholders: ['shop', 'centre', 'phone'],
    needs: [],
  },
  'registration-refused': {
    name: { th: 'ไม่อนุมัติร้าน', en: 'Registration refused' },
    says: { th: 'เมื่อไม่อนุมัติร้านใหม่', en: 'When a new shop is refused' },
    ...{ ...service, group: 'account', mayDecline: false },
    placeholders: ['shop', 'centre', 'why', 'phone'],
    needs: [],
  },
  'agent-approved': {
    name: { th: 'อนุมัติเป็นตัวแทน', en: 'Agent approved' },
    says: { th: 'เมื่ออนุมัติให้ร้านเป็นตัวแทน', en: 'When a shop becomes an agent' },
    ...{ ...service, group: 'account', mayDecline: false },
    placeholders: ['shop', 'centre', 'phone'],
    needs: [],
  },
  'agent-refused': {
    name: { th: 'ไม่อนุมัติเป็นตัวแทน', en: 'Agent refused' },
    says: { th: 'เมื่อไม่อนุมัติให้ร้านเป็นตัวแทน', en: 'When a shop that applied does not become an agent' },
    ...{ ...service, group: 'account', mayDecline: false },
    placeholders: ['shop', 'centre', 'why', 'phone'],
    needs: [],
  },
  'agent-ended': {
    name: { th: 'พ้นจากการเป็นตัวแทน', en: 'No longer an agent' },
    says: { th: 'เมื่อศูนย์ยกเลิกการเป็นตัวแทน', en: 'When an agent’s rights are taken away' },
    ...{ ...service, group: 'account', mayDecline: false },
    placeholders: ['shop', 'centre', 'why', 'phone'],
    needs: [],
  },
  'agent-invited': {
    name: { th: 'ตัวแทนขอดูแลร้าน', en: 'An agent asks' },
    says: { th: 'เมื่อตัวแทนขอสั่งของแทนร้าน', en: 'When an agent asks to order for a shop' },
    ...{ ...service, bySms: true, group: 'account', mayDecline: false },
    placeholders: ['agent', 'shop', 'centre'],
    needs: ['agent'],
  },
  'agent-began': {
    name: { th: 'ตัวแทนเพิ่มร้าน', en: 'Added by an agent' },
    says: { th: 'เมื่อตัวแทนเพิ่มร้านใหม่เป็นลูกค้าของตน', en: 'When an agent adds a new shop as a client' },
    ...{ ...service, bySms: true, group: 'account', mayDecline: false },
    placeholders: ['agent', 'shop', 'centre'],
    needs: ['agent'],
  },
  'client-joined': {
    name: { th: 'มีลูกค้าใหม่ของตัวแทน', en: 'New client of an agent' },
    says: { th: 'เมื่อร้านตอบรับคำเชิญของตัวแทน', en: 'When a shop accepts an agent’s invitation' },
    ...{ ...service, bySms: false, group: 'account', mayDecline: true },
    placeholders: ['client', 'shop', 'centre'],
    needs: ['client'],
  },
  'agent-left': {
    name: { th: 'ตัวแทนเลิกดูแลร้าน', en: 'The agent left' },
    says: { th: 'เมื่อตัวแทนหรือศูนย์เลิกการดูแลร้าน', en: 'When an agent or the centre ends it' },
    ...{ ...service, bySms: false, group: 'account', mayDecline: false },
    placeholders: ['agent', 'shop', 'centre'],
    needs: ['agent'],
  },
  'client-left': {
    name: { th: 'ลูกค้าเลิกกับตัวแทน', en: 'The client left' },
    says: { th: 'เมื่อร้านเลิกให้ตัวแทนดูแล', en: 'When a shop ends it' },
    ...{ ...service, bySms: false, group: 'account', mayDecline: true },
    placeholders: ['client', 'shop', 'centre'],
    needs: ['client'],
  },
  'staff-message': {
    name: { th: 'ข้อความจากพนักงาน', en: 'Message from staff' },
    says: {
      th: 'เมื่อพนักงานเขียนถึงลูกค้าเรื่องคำสั่งซื้อ',
      en: 'When staff write to the customer about an order',
    },
    ...{ ...service, group: 'account', mayDecline: false },
    placeholders: ['order', 'shop', 'centre', 'by', 'message'],
    needs: ['message'],
  },
} as const satisfies Record<string, MessageKindRow>

export type MessageKind = keyof typeof messageKinds
export const messageKindNames = Object.keys(messageKinds) as [MessageKind, ...MessageKind[]]
/** Seen as one shape, whichever kind it is. */
export const messageKindOf = (kind: MessageKind): MessageKindRow => messageKinds[kind]
