import { problems } from '../problems/problem.ts'

export const photosProblems = problems('photos', {
  notPicture: {
    status: 400,
    th: 'รูปนี้เปิดไม่ได้ ใช้รูป JPG, PNG หรือ WebP ที่ไม่เกิน 8 MB',
    en: 'This picture cannot be opened. Use a JPG, PNG or WebP picture of at most 8 MB.',
  },
  tooLarge: {
    status: 400,
    th: 'รูปนี้ใหญ่เกินไป ใช้รูปที่ไม่เกิน 25 ล้านพิกเซล',
    en: 'This picture is too large. Use one of at most 25 million pixels.',
  },
  noGroup: {
    status: 400,
    th: 'ไม่มีกลุ่มรูปนี้สำหรับลูกค้ารายนี้ เลือกกลุ่มอื่น',
    en: 'This customer has no such photo group. Choose another one.',
  },
  idTaken: {
    status: 409,
    th: 'รูปนี้ถูกส่งไว้กับลูกค้ารายอื่นแล้ว',
    en: 'This photo was sent for another customer before',
  },
  none: { status: 404, th: 'ไม่พบรูปนี้ หรือถูกลบแล้ว', en: 'This photo was not found, or was removed' },
  notYours: {
    status: 403,
    th: 'ลบได้เฉพาะรูปที่ถ่ายเอง หรือให้ผู้จัดการลบ',
    en: 'You may remove photos you took; a manager may remove any',
  },
  noReason: { status: 400, th: 'กรุณาบอกเหตุผลที่ลบ', en: 'Please say why it is removed' },
  groupsChanged: {
    status: 409,
    th: 'มีคนแก้กลุ่มรูปไปก่อนแล้ว ดูของใหม่แล้วบันทึกอีกครั้ง',
    en: 'Somebody else changed the photo groups first. Look at theirs and save again.',
  },
  noName: { status: 400, th: 'กรุณาใส่ชื่อกลุ่มทั้งสองภาษา', en: 'Please name the group in both languages' },
  sameName: {
    status: 400,
    th: 'มีกลุ่มชื่อนี้อยู่แล้ว',
    en: 'There is a group of this name already',
  },
})
