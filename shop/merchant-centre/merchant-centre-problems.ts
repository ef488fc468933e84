import { problems } from '../problems/problem.ts'

export const merchantCentreProblems = problems('merchantCentre', {
  stale: {
    status: 409,
    th: 'มีคนแก้ส่วนนี้ไปก่อนแล้ว ดูของใหม่แล้วบันทึกอีกครั้ง ที่พิมพ์ไว้ยังอยู่',
    en: 'Somebody else changed this part first. Look at theirs and save again; what you typed is still here.',
  },
  invalid: {
    status: 400,
    th: 'ยังบันทึกไม่ได้ แก้ช่องที่มีข้อความสีแดงก่อน',
    en: 'Not saved yet. Put right the fields marked in red.',
  },
  wrongPassword: {
    status: 400,
    th: 'รหัสผ่านไม่ถูกต้อง ยังไม่มีอะไรเปลี่ยน',
    en: 'The password is not right. Nothing was changed.',
  },
  noArea: { status: 404, th: 'ไม่พบเขตส่งนี้ อาจถูกลบไปแล้ว', en: 'This delivery area is not there any more' },
  notPicture: {
    status: 400,
    th: 'รูปนี้เปิดไม่ได้ ใช้รูป JPG, PNG หรือ WebP ที่ไม่เกิน 8 MB',
    en: 'This picture cannot be opened. Use a JPG, PNG or WebP picture of at most 8 MB.',
  },
  pictureTooLarge: {
    status: 400,
    th: 'รูปนี้ใหญ่เกินไป ใช้รูปที่ไม่เกิน 25 ล้านพิกเซล',
    en: 'This picture is too large. Use one of at most 25 million pixels.',
  },
  isClosed: { status: 409, th: 'ศูนย์นี้ปิดอยู่แล้ว', en: 'This centre is closed already' },
  isOpen: { status: 409, th: 'ศูนย์นี้เปิดอยู่แล้ว', en: 'This centre is open already' },
})
