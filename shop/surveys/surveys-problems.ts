import { problems } from '../problems/problem.ts'

export const surveysProblems = problems('surveys', {
  none: { status: 404, th: 'ไม่พบแบบสอบถามนี้', en: 'This survey was not found' },
  changed: {
    status: 409,
    th: '{name} แก้แบบสอบถามนี้ไปก่อนแล้ว ดูของใหม่แล้วบันทึกอีกครั้ง',
    en: '{name} changed this survey first. Look at it and save again.',
  },
  noName: { status: 400, th: 'กรุณาใส่ชื่อแบบสอบถาม', en: 'Please name the survey' },
  noQuestions: { status: 400, th: 'ใส่คำถามอย่างน้อยหนึ่งข้อ', en: 'Add at least one question' },
  noText: { status: 400, th: 'กรุณาใส่คำถามทั้งสองภาษา', en: 'Please write the question in both languages' },
  fewOptions: { status: 400, th: 'ใส่ตัวเลือกอย่างน้อย 2 ข้อ', en: 'Give at least two choices' },
  noOption: {
    status: 400,
    th: 'ตัวเลือกยังไม่มีข้อความทั้งสองภาษา',
    en: 'A choice lacks its text in both languages',
  },
  sameOption: { status: 400, th: 'มีตัวเลือกซ้ำกัน', en: 'Two choices read the same' },
  leastOverMost: {
    status: 400,
    th: 'ค่าต่ำสุดต้องไม่เกินค่าสูงสุด',
    en: 'The lowest number cannot be above the highest',
  },
  kindChanged: {
    status: 400,
    th: 'เปลี่ยนชนิดของคำถามเดิมไม่ได้ ลบแล้วเพิ่มคำถามใหม่แทน',
    en: 'A question keeps its kind. Remove it and add a new one instead.',
  },
  cannotMove: {
    status: 409,
    th: 'แบบสอบถามนี้เปลี่ยนเป็นสถานะนั้นไม่ได้',
    en: 'This survey cannot be moved to that state',
  },
  notLive: { status: 409, th: 'แบบสอบถามนี้ยังไม่เปิดใช้', en: 'This survey is not open yet' },
  ended: {
    status: 409,
    th: 'แบบสอบถามนี้ปิดไปก่อนที่จะตอบ',
    en: 'This survey had ended before it was answered',
  },
  idTaken: {
    status: 409,
    th: 'คำตอบนี้ถูกส่งไว้กับลูกค้ารายอื่นแล้ว',
    en: 'These answers were sent for another customer before',
  },
  incomplete: { status: 400, th: 'ยังตอบไม่ครบ', en: 'Some answers are missing or wrong' },
  required: { status: 400, th: 'ข้อนี้ต้องตอบ', en: 'This one needs an answer' },
  notChoice: { status: 400, th: 'เลือกจากตัวเลือกที่มี', en: 'Choose one of the choices' },
  notNumber: { status: 400, th: 'กรอกเป็นตัวเลข', en: 'Enter a number' },
  tooSmall: { status: 400, th: 'ต้องไม่ต่ำกว่า {least}', en: 'Must be at least {least}' },
  tooBig: { status: 400, th: 'ต้องไม่เกิน {most}', en: 'Must be at most {most}' },
  tooLong: {
    status: 400,
    th: 'ยาวเกินไป ไม่เกิน {most} ตัวอักษร',
    en: 'Too long; at most {most} {most|letter|letters}',
  },
  tooManyPhotos: { status: 400, th: 'แนบได้ไม่เกิน {most} รูป', en: 'At most {most} {most|photo|photos}' },
  noPhoto: {
    status: 409,
    th: 'รูปของคำตอบยังมาไม่ถึง หรือถูกลบแล้ว',
    en: 'A photo of these answers did not arrive, or was removed',
  },
})
