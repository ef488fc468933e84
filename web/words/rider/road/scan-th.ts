/** Sentences of the camera that reads barcodes. */
export const scanTh = {
  'scan.title': 'สแกนบาร์โค้ด',
  'scan.hint': 'ให้บาร์โค้ดอยู่ในกรอบ',
  'scan.opening': 'กำลังเปิดกล้อง',
  'scan.refused': 'ยังไม่ได้อนุญาตให้ใช้กล้อง ถ่ายรูปบาร์โค้ดแทนได้',
  'scan.none': 'เครื่องนี้เปิดกล้องไม่ได้ ถ่ายรูปบาร์โค้ดแทนได้',
  'scan.photo': 'ถ่ายรูปบาร์โค้ด',
  'scan.unreadable': 'อ่านบาร์โค้ดไม่ออก ลองอีกครั้ง',
  'scan.close': 'ปิด',
} as const
export type ScanWords = typeof scanTh
