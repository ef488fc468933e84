/** The words of the customer's own page of the chat. */
export const customerChatTh = {
  'page.chat': 'แชทกับร้าน',
  'chat.open': 'เปิดทำการ ตอบโดยเร็ว',
  'chat.opens': 'ปิดทำการ เปิด {day} {time}',
  'chat.opensToday': 'ปิดทำการ เปิด {time}',
  'chat.closed': 'ปิดทำการ',
  'chat.call': 'โทรหาร้าน',
  'chat.emptyTitle': 'สอบถามได้เลย',
  'chat.emptyText': 'เรื่องสินค้า ราคา รอบส่ง หรือคำสั่งซื้อ เจ้าหน้าที่ของศูนย์ตอบในแชทนี้',
  'chat.notKept': 'เครื่องนี้เก็บข้อความไม่ได้ อย่าเพิ่งปิดหน้านี้จนกว่าจะส่งเสร็จ',
  'chat.others': 'แชทกับศูนย์อื่นของคุณ',
  'chat.unread': 'ยังไม่อ่าน {count} ข้อความ',
  'chat.noneYet': 'ยังไม่มีข้อความ',
} as const
export type CustomerChatWords = typeof customerChatTh
