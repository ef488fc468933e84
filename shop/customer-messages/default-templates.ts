import type { Locale } from '../words/locale.ts'
import type { MessageKind } from './message-kinds.ts'
import type { MessageTemplate } from './message-template.ts'

const open = { th: 'ดูคำสั่งซื้อ', en: 'View order' }
const template = (
  th: readonly [title: string, text: string, button?: string],
  en: readonly [title: string, text: string, button?: string],
): Record<Locale, MessageTemplate> => ({
  th: { title: th[0], text: th[1], button: th[2] ?? open.th },
  en: { title: en[0], text: en[1], button: en[2] ?? open.en },
})

/** What a shop says as long as its owners have not put it in their own words. */
export const defaultTemplates: Record<MessageKind, Record<Locale, MessageTemplate>> = {
  'order-placed': template(
    [
      'ได้รับคำสั่งซื้อ {order} แล้ว ยอด {amount}',
      'สั่งแทนโดย {placedBy}\nกำหนดส่ง {date}\nกรุณาชำระเงินภายใน {payBefore}',
    ],
    [
      'We received order {order}, {amount}',
      'Ordered for you by {placedBy}\nDelivery {date}\nPlease pay before {payBefore}',
    ],
  ),
  'order-approved': template(
    ['กำลังจัดของตามคำสั่งซื้อ {order}', 'กำหนดส่ง {date}'],
    ['Order {order} is being packed', 'Delivery {date}'],
  ),
  'order-shipped': template(
    ['คำสั่งซื้อ {order} ออกจากศูนย์แล้ว', 'กำหนดส่ง {date}'],
    ['Order {order} has left the centre', 'Delivery {date}'],
  ),
  'order-completed': template(
    ['ส่งคำสั่งซื้อ {order} เรียบร้อยแล้ว ขอบคุณที่ใช้บริการ', ''],
    ['Order {order} was delivered. Thank you!', ''],
  ),
  'order-cancelled': template(
    ['คำสั่งซื้อ {order} ถูกยกเลิกแล้ว', 'เหตุผล: {why}'],
    ['Order {order} was cancelled', 'Reason: {why}'],
  ),
  'order-short': template(
    ['คำสั่งซื้อ {order} มีของไม่ครบ ขออภัยด้วย', '{items}\nยอดใหม่ {amount}'],
    ['Some goods of order {order} were missing. We are sorry.', '{items}\nNew total {amount}'],
  ),
  'standing-order-ahead': template(
    [
      'สั่งประจำรอบถัดไป {date} ยอด {amount}',
      '{items}\n{why}\n{todo}\nเปลี่ยนหรือข้ามรอบนี้ได้ถึง {until}',
      'ดูหรือเปลี่ยนรอบนี้',
    ],
    [
      'Your next standing order: {date}, {amount}',
      '{items}\n{why}\n{todo}\nChange or skip it until {until}',
      'View or change',
    ],
  ),
  'standing-order-changed': template(
    ['สั่งประจำให้แล้ว {order} ยอด {amount}', '{items}\nวันรับของ {date}'],
    ['Your standing order was placed: {order}, {amount}', '{items}\nThe goods are for {date}'],
  ),
  'standing-order-failed': template(
    ['สั่งประจำรอบ {date} ยังไม่ได้สั่ง', '{why}\n{todo}', 'ดูสั่งประจำ'],
    ['Your standing order for {date} was not placed', '{why}\n{todo}', 'View it'],
  ),
  'standing-order-by-centre': template(
    ['ศูนย์เปลี่ยนสั่งประจำให้คุณ', '{change}\nโดย {by} {centre}\nเหตุผล: {why}', 'ดูสั่งประจำ'],
    ['The centre changed your standing order', '{change}\nBy {by}, {centre}\nReason: {why}', 'View it'],
  ),
  'report-answered': template(
    [
      'ศูนย์ตอบเรื่องของขาดหรือเสียหายในคำสั่งซื้อ {order} แล้ว',
      '{items}\nลดยอด {credit}\nศูนย์จะคืนเงินให้ {refund} และจะแจ้งเมื่อคืนแล้ว\nได้คะแนน {points} คะแนน',
    ],
    [
      'Our answer on missing or damaged goods of order {order}',
      '{items}\nCredited {credit}\nWe will return {refund} and tell you when it is done\n{points} points added',
    ],
  ),
  'payment-overdue': template(
    ['ยังไม่ได้รับยอดโอนของคำสั่งซื้อ {order} จำนวน {amount}', 'หากโอนแล้ว กรุณาส่งหลักฐานการโอนให้ศูนย์ตรวจสอบ'],
    [
      'The transfer of {amount} for order {order} has not arrived',
      'If you have paid, please send us your transfer slip.',
    ],
  ),
  'slip-received': template(
    ['ได้รับสลิปของคำสั่งซื้อ {order} ยอด {amount} แล้ว', 'กำลังตรวจสอบ จะแจ้งผลให้ทราบ'],
    ['We received your slip for order {order}, {amount}', 'We are checking it and will let you know.'],
  ),
  'slip-refused': template(
    ['สลิปของคำสั่งซื้อ {order} ยังไม่ผ่านการตรวจสอบ', 'เหตุผล: {why}\nกรุณาแนบสลิปใหม่ หรือติดต่อศูนย์'],
    [
      'The slip for order {order} could not be accepted',
      'Reason: {why}\nPlease attach another slip, or contact the centre.',
    ],
  ),
  'money-received': template(
    ['ได้รับชำระเงิน {amount} ของคำสั่งซื้อ {order} เรียบร้อยแล้ว', ''],
    ['We received {amount} for order {order}. Thank you!', ''],
  ),
  'money-to-return': template(
    ['ได้รับเงิน {amount} ของคำสั่งซื้อ {order} เกินจากยอดค้างชำระ', 'ศูนย์จะคืนเงินส่วนเกินให้ และจะแจ้งเมื่อคืนแล้ว'],
    [
      'We received {amount} for order {order}, more than was due',
      'We will return the difference and tell you when it is done.',
    ],
  ),
  'order-to-refund': template(
    ['คำสั่งซื้อ {order} ที่ชำระเงินแล้วถูกยกเลิก ศูนย์จะคืนเงินให้ และจะแจ้งเมื่อคืนแล้ว', ''],
    ['Your paid order {order} was cancelled. We will return the money and tell you when it is done.', ''],
  ),
  'money-refunded': template(
    ['คืนเงิน {amount} ของคำสั่งซื้อ {order} แล้ว', 'เหตุผล: {why}'],
    ['We returned {amount} for order {order}', 'Reason: {why}'],
  ),
  'coupons-given': template(
    ['{centre} มอบคูปองให้คุณ: {promotion}', '{coupons}\nใช้ได้ถึง {date}', 'ดูคูปองของฉัน'],
    ['{centre} has a coupon for you: {promotion}', '{coupons}\nValid until {date}', 'View my coupons'],
  ),
  'registration-approved': template(
    ['{centre}อนุมัติร้าน {shop} แล้ว', 'เข้าสู่ระบบและสั่งซื้อได้เลย', 'เข้าสู่ระบบ'],
    ['{centre} approved {shop}', 'Sign in and start ordering.', 'Sign in'],
  ),
  'registration-refused': template(
    ['{centre}ยังไม่อนุมัติร้าน {shop}', 'เนื่องจาก{why}\nสอบถามศูนย์ได้ที่ {phone}', 'เปิดร้าน'],
    ['{centre} did not approve {shop} yet', 'Reason: {why}\nQuestions? Call {phone}', 'Open the shop'],
  ),
  'agent-approved': template(
    ['{centre}อนุมัติให้ {shop} เป็นตัวแทนแล้ว', 'เพิ่มลูกค้าและสั่งของแทนลูกค้าได้เลย', 'ลูกค้าของฉัน'],
    ['{centre} made {shop} an agent', 'Add your clients and order for them.', 'My clients'],
  ),
  'agent-refused': template(
    ['{centre}ยังไม่อนุมัติให้ {shop} เป็นตัวแทน', 'เนื่องจาก{why}\nแก้ไขแล้วสมัครใหม่ได้ หรือสอบถามศูนย์ที่ {phone}', 'ดูใบสมัคร'],
    [
      '{centre} did not make {shop} an agent yet',
      'Reason: {why}\nYou can apply again. Questions? Call {phone}',
      'View application',
    ],
  ),
  'agent-ended': template(
    [
      '{centre}ยกเลิกการเป็นตัวแทนของ {shop} แล้ว',
      'เนื่องจาก{why}\nยังสั่งซื้อให้ร้านของคุณเองได้ตามปกติ สอบถามศูนย์ที่ {phone}',
      'เปิดร้าน',
    ],
    [
      '{shop} is no longer an agent of {centre}',
      'Reason: {why}\nYou can still order for your own shop. Questions? Call {phone}',
      'Open the shop',
    ],
  ),
  'agent-invited': template(
    ['{agent} ขอเป็นตัวแทนสั่งของให้ {shop}', 'เปิดดูว่าตัวแทนทำอะไรได้บ้าง แล้วตอบรับหรือปฏิเสธได้', 'ดูคำขอ'],
    ['{agent} asks to order for {shop}', 'See what an agent may do, then accept or decline.', 'View request'],
  ),
  'agent-began': template(
    [
      '{agent} เพิ่ม {shop} เป็นร้านในความดูแลที่{centre}',
      'ตัวแทนสั่งของแทนร้านได้ คุณเห็นทุกรายการ และเลิกได้เสมอ',
      'ดูตัวแทนของฉัน',
    ],
    [
      '{agent} added {shop} as a client at {centre}',
      'They can order for you. You see everything they do and can end it at any time.',
      'View my agent',
    ],
  ),
  'client-joined': template(
    ['{client} ให้คุณเป็นตัวแทนแล้ว', 'สั่งของแทนได้เลย', 'ลูกค้าของฉัน'],
    ['{client} is your client now', 'You can order for them.', 'My clients'],
  ),
  'agent-left': template(
    ['{agent} ไม่ได้เป็นตัวแทนของ {shop} แล้ว', 'คุณสั่งซื้อเองกับ{centre}ได้ตามปกติ', 'เปิดร้าน'],
    ['{agent} is no longer the agent of {shop}', 'You can order from {centre} yourself.', 'Open the shop'],
  ),
  'client-left': template(
    ['{client} เลิกให้คุณเป็นตัวแทนแล้ว', 'คำสั่งซื้อที่สั่งไว้แล้วยังดำเนินต่อ', 'ลูกค้าของฉัน'],
    ['{client} is no longer your client', 'Orders that were placed go on.', 'My clients'],
  ),
  'staff-message': template(
    ['{centre} ({by}) เรื่องคำสั่งซื้อ {order}', '{message}'],
    ['{centre} ({by}) about order {order}', '{message}'],
  ),
}
