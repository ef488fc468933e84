import { problems } from '../problems/problem.ts'

export const merchantProductsProblems = problems('merchantProducts', {
  invalid: {
    status: 400,
    th: 'ยังบันทึกไม่ได้ กรุณาแก้ช่องที่มีสีแดง',
    en: 'Not saved yet. Please fix the fields marked in red.',
  },
  none: { status: 404, th: 'ไม่พบสินค้านี้', en: 'There is no such product' },
  stale: {
    status: 409,
    th: '{name} แก้สินค้านี้ไปก่อนแล้ว ดูส่วนที่ต่างกันก่อนบันทึก',
    en: '{name} has changed this product meanwhile. Please look at the differences before saving.',
  },
  staleWindow: {
    status: 409,
    th: 'ช่วงราคานี้ถูกแก้หรือลบไปแล้ว กรุณาดูข้อมูลล่าสุด',
    en: 'This window has been changed or removed meanwhile. Please look at it again.',
  },
  windowEnded: { status: 409, th: 'ช่วงราคานี้จบไปแล้ว ลบไม่ได้', en: 'This window has ended and stays as it was' },
  notPicture: {
    status: 400,
    th: 'เปิดรูปนี้ไม่ได้ ใช้ไฟล์ JPG, PNG หรือ WebP ไม่เกิน 8 MB',
    en: 'This is not a picture we can read. Use a JPG, PNG or WebP file of at most 8 MB.',
  },
  pictureTooLarge: {
    status: 400,
    th: 'รูปใหญ่เกิน 25 ล้านพิกเซล กรุณาย่อก่อน',
    en: 'The picture has more than 25 million pixels. Please make it smaller.',
  },
})
