/** Sentences around the papers of orders; what a paper says itself is in `shop/papers`. */
export const paperTh = {
  'paper.title': 'เอกสาร',
  'paper.print': 'พิมพ์',
  'paper.pdf': 'PDF',
  'paper.pdfOf': '{paper} เป็น PDF',
  'paper.both': 'PDF มีทั้งต้นฉบับและสำเนา',
  'paper.copies': 'ต้นฉบับหรือสำเนา',
  'paper.back': 'กลับไปที่คำสั่งซื้อ',
  'paper.backToOrders': 'คำสั่งซื้อทั้งหมด',
  'paper.backToRun': 'กลับไปที่รอบส่ง',
  'paper.sheet': 'ตัวอย่างก่อนพิมพ์',
  'paper.invoice': 'ใบกำกับภาษี',
  'paper.bill': 'ใบแจ้งหนี้ / ใบเสร็จ',
  'paper.credit-note': 'ใบลดหนี้',
  'paper.delivery-note': 'ใบส่งของ',
  'paper.pickList': 'ใบจัดของ',
  'paper.printPickList': 'พิมพ์ใบจัดของ',
  'paper.tooMany': 'พิมพ์ได้ครั้งละไม่เกิน {count} คำสั่งซื้อ',
} as const
export type PaperWords = typeof paperTh
