import { problems } from '../problems/problem.ts'

export const customersProblems = problems('customers', {
  registerClosed: { status: 403, th: 'ขณะนี้ปิดรับสมัครร้านค้าใหม่', en: 'New shops cannot register at the moment' },
  noCentreServes: {
    status: 409,
    th: 'ยังไม่มีศูนย์ที่ส่งถึงที่อยู่นี้ ศูนย์ที่ใกล้ที่สุดคือ {centre} ท่านส่งคำขอให้ศูนย์นี้พิจารณาได้',
    en: 'No centre delivers to this address yet. The nearest is {centre}; you can ask it to take you on.',
  },
  mobileExists: {
    status: 409,
    th: 'เบอร์มือถือ {mobile} มีในระบบแล้ว',
    en: 'Mobile No {mobile} is already exist.',
  },
  wrongFields: {
    status: 400,
    th: 'มีบางช่องต้องแก้ไข ข้อมูลอื่นยังอยู่ครบ',
    en: 'Please fix the fields marked in red. Everything else was kept.',
  },
  pictureTooLarge: {
    status: 400,
    th: 'รูปใหญ่เกินไป ใช้รูปที่ไม่เกิน 25 ล้านพิกเซล',
    en: 'The picture is too large. Use one of at most 25 megapixels.',
  },
  uploadFailed: { status: 400, th: 'อัปโหลดรูปไม่สำเร็จ', en: 'Upload image failed' },
  policyChanged: {
    status: 409,
    th: 'นโยบายความเป็นส่วนตัวเพิ่งเปลี่ยน กรุณาอ่านและยอมรับอีกครั้ง',
    en: 'The privacy policy has just changed. Please read and accept it again.',
  },
})
