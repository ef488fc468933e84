/** Sentences of the activity log. */
export const logTh = {
  'log.guarded': 'บันทึกนี้เพิ่มได้อย่างเดียว ฐานข้อมูลไม่ยอมให้ระบบแก้หรือลบ',
  'log.unguarded': 'ฐานข้อมูลยังไม่ได้กันการแก้บันทึก ให้ผู้ดูแลระบบตั้งบัญชีเจ้าของแยก (DATABASE_OWNER_URL)',
  'log.none': 'ยังไม่มีบันทึก',
  'log.noneText': 'เมื่อพนักงานแก้ไขอะไร จะเห็นที่นี่ว่าใครทำ เมื่อไร จากค่าเดิมเป็นค่าใด',
  'log.noneFound': 'ไม่พบบันทึกตามที่เลือก',
  'filter.search': 'เลขที่ รหัส ชื่อ หรือค่าที่เปลี่ยน',
  'filter.from': 'ตั้งแต่วันที่',
  'filter.to': 'ถึงวันที่',
  'filter.fromDay': 'ตั้งแต่ {day}',
  'filter.toDay': 'ถึง {day}',
  'filter.person': 'ผู้ทำ',
  'filter.kind': 'ประเภท',
  'filter.any': 'ทั้งหมด',
  'entry.itself': 'ลูกค้า',
  'entry.ofNetwork': 'ทั้งเครือข่าย',
  'entry.before': 'จาก',
  'entry.after': 'เป็น',
  'entry.more': 'ดูอีก {count} ช่อง',
  'entry.less': 'ย่อ',
} as const
export type LogWords = typeof logTh
