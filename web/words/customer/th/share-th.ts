/** Sentences about sharing by LINE, which load once somebody shares. */
export const shareTh = {
  'share.sent': 'ส่งข้อความแล้ว',
  'share.closed': 'ยังไม่ได้ส่งข้อความ',
  'share.unsupported': 'LINE เครื่องนี้ยังแชร์ให้เพื่อนแบบนี้ไม่ได้ (ไม่รองรับ ShareTargetPicker) แชร์เป็นลิงก์แทนได้',
  'share.failed': 'แชร์ทาง LINE ไม่สำเร็จ ลองใหม่อีกครั้ง หรือแชร์เป็นลิงก์แทน',
  'share.byLink': 'แชร์เป็นลิงก์',
} as const
export type ShareWords = typeof shareTh
