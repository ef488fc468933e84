/** Sentences of the end of a run. */
export const closeTh = {
  'close.title': 'ปิดรอบส่ง',
  'close.counts': 'ส่งครบ {done} · บางส่วน {partly} · ส่งไม่ได้ {failed}',
  'close.goods': 'ของที่ต้องคืนศูนย์',
  'close.noGoods': 'ไม่มีของต้องคืน',
  'close.packed': '{number} {name}: คืนทั้งลังไว้ส่งใหม่',
  'close.cash': 'เงินสดตามคำสั่งซื้อ',
  'close.total': 'รวมเงินสด',
  'close.qr': 'รับทาง QR {amount} (เข้าบัญชีศูนย์แล้ว)',
  'close.amount': 'เงินที่ส่ง (บาท)',
  'close.why': 'ทำไมไม่ตรงยอด',
  'close.noAmount': 'ใส่จำนวนเงินเป็นตัวเลข',
  'close.sayWhy': 'บอกเหตุผลที่ยอดไม่ตรง',
  'close.handIn': 'ส่งเงิน {amount}',
  'close.handed': 'ส่งเงินแล้ว',
  'close.waits': 'รอศูนย์นับและยืนยัน',
  'close.counted': 'ศูนย์นับได้',
  'close.same': 'ยอดตรง',
  'close.less': 'ขาด {amount}',
  'close.more': 'เกิน {amount}',
  'close.reason': 'เหตุผล: {reason}',
} as const
export type CloseWords = typeof closeTh
