import { problems } from '../problems/problem.ts'

export const merchantCatalogueProblems = problems('merchantCatalogue', {
  invalid: {
    status: 400,
    th: 'ยังบันทึกไม่ได้ กรุณาแก้ช่องที่มีสีแดง',
    en: 'Not saved yet. Please fix the fields marked in red.',
  },
  none: { status: 404, th: 'ไม่พบรายการนี้', en: 'There is no such entry' },
  stale: {
    status: 409,
    th: 'มีคนแก้รายการนี้ไปก่อนแล้ว กรุณาดูข้อมูลล่าสุด',
    en: 'Somebody has changed this meanwhile. Please look at it again.',
  },
  inUse: {
    status: 409,
    th: 'ลบไม่ได้ ยังมีสินค้าหรือหมวดย่อยใช้อยู่ เช่น {example}',
    en: 'It is still in use, for example by {example}, and cannot be removed',
  },
  parentFixed: {
    status: 409,
    th: 'ย้ายหมวดไม่ได้ ยังมีสินค้าหรือหมวดย่อยใช้อยู่ เช่น {example}',
    en: 'It is still in use, for example by {example}, and cannot be moved',
  },
  tooMany: { status: 400, th: 'เพิ่มไม่ได้แล้ว มีครบ {most} รายการ', en: 'There are already {most}' },
})
