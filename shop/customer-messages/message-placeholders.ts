type InBoth = { th: string; en: string }
type Placeholder = {
  /** What it stands for. */
  name: InBoth
  /** A value to show in a preview. */
  example: InBoth
  /** Whether its value may have several lines. */
  lines?: true
}

/** What a message can name: the words in braces of its template. */
export const messagePlaceholders = {
  order: {
    name: { th: 'เลขที่คำสั่งซื้อ', en: 'Order number' },
    example: { th: 'SO6811-00042', en: 'SO6811-00042' },
  },
  shop: {
    name: { th: 'ชื่อร้านของลูกค้า', en: 'The customer’s shop' },
    example: { th: 'ร้านป้านิด', en: 'Nid’s Shop' },
  },
  centre: { name: { th: 'ชื่อศูนย์', en: 'Centre' }, example: { th: 'ศูนย์กรุงเทพ', en: 'Bangkok centre' } },
  amount: { name: { th: 'ยอดเงิน', en: 'Amount' }, example: { th: '฿1,234.50', en: '฿1,234.50' } },
  date: { name: { th: 'วันที่', en: 'Date' }, example: { th: 'ศ. 21 พ.ย.', en: 'Fri 21 Nov' } },
  payBefore: {
    name: { th: 'ชำระภายใน', en: 'Pay before' },
    example: { th: '20 พ.ย. 68 14:30 น.', en: '20 Nov 2025 14:30' },
  },
  placedBy: { name: { th: 'ผู้สั่งแทน', en: 'Who ordered for them' }, example: { th: 'สมชาย', en: 'Somchai' } },
  agent: { name: { th: 'ตัวแทน', en: 'Agent' }, example: { th: 'อาทิตย์ค้าส่ง', en: 'Arthit Wholesale' } },
  client: {
    name: { th: 'ร้านลูกค้าของตัวแทน', en: 'Client of the agent' },
    example: { th: 'ร้านป้านิด', en: 'Nid’s Shop' },
  },
  why: { name: { th: 'เหตุผล', en: 'Reason' }, example: { th: 'สินค้าหมด', en: 'Out of stock' } },
  items: {
    name: { th: 'รายการสินค้า', en: 'Items' },
    example: { th: '- น้ำดื่ม 600 มล. ได้ 2 จาก 5 แพ็ค', en: '- Drinking water 600 ml: 2 of 5 packs' },
    lines: true,
  },
  promotion: {
    name: { th: 'ชื่อโปรโมชัน', en: 'Promotion' },
    example: { th: 'ลดทันที 50 บาท', en: '50 baht off' },
  },
  coupons: {
    name: { th: 'เลขคูปอง', en: 'Coupon numbers' },
    example: { th: 'เลขคูปอง NEW-7K2M9', en: 'Coupon NEW-7K2M9' },
    lines: true,
  },
  phone: {
    name: { th: 'เบอร์โทรศูนย์', en: 'The centre’s phone' },
    example: { th: '02-123-4567', en: '02-123-4567' },
  },
  by: { name: { th: 'ผู้เขียน', en: 'Who wrote it' }, example: { th: 'สมหญิง', en: 'Somying' } },
  message: {
    name: { th: 'ข้อความที่พนักงานเขียน', en: 'What staff wrote' },
    example: { th: 'พรุ่งนี้รถเข้าส่งช่วงเช้านะคะ', en: 'The truck comes tomorrow morning.' },
    lines: true,
  },
  change: {
    name: { th: 'สิ่งที่เปลี่ยน', en: 'What changed' },
    example: {
      th: 'พักสั่งประจำ ของสดประจำสัปดาห์ ไว้ให้ถึง ศ. 21 พ.ย.',
      en: 'Your standing order Weekly fresh goods is paused until Fri 21 Nov',
    },
  },
  credit: {
    name: { th: 'ยอดที่ลดให้', en: 'Amount credited' },
    example: { th: '฿120.00 ใบลดหนี้ CN6811-0003', en: '฿120.00, credit note CN6811-0003' },
  },
  refund: { name: { th: 'เงินที่จะคืน', en: 'Amount to return' }, example: { th: '฿120.00', en: '฿120.00' } },
  until: {
    name: { th: 'เปลี่ยนได้ถึง', en: 'Can be changed until' },
    example: { th: '20 พ.ย. 68 15:00 น.', en: '20 Nov 2025 15:00' },
  },
  todo: {
    name: { th: 'สิ่งที่ทำได้', en: 'What can be done' },
    example: { th: 'กดลองสั่งอีกครั้งได้', en: 'You can try again.' },
  },
  points: { name: { th: 'คะแนนที่ได้', en: 'Points given' }, example: { th: '50', en: '50' } },
} as const satisfies Record<string, Placeholder>

export type MessagePlaceholder = keyof typeof messagePlaceholders
export type MessageValues = Partial<Record<MessagePlaceholder, string>>

/** Values for the preview of a template. */
export const exampleValues = (locale: 'th' | 'en'): MessageValues =>
  Object.fromEntries(Object.entries(messagePlaceholders).map(([key, { example }]) => [key, example[locale]]))
