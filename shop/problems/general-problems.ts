import { problems } from './problem.ts'

export const generalProblems = problems('general', {
  badInput: {
    status: 400,
    th: 'ข้อมูลยังไม่ครบหรือไม่ถูกต้อง กรุณาตรวจอีกครั้ง',
    en: 'Something is missing or not valid. Please check it.',
  },
  notJson: { status: 400, th: 'อ่านข้อมูลที่ส่งมาไม่ได้ (ต้องเป็น JSON)', en: 'The body could not be read as JSON' },
  tooLarge: { status: 413, th: 'ข้อมูลที่ส่งมาใหญ่เกินไป', en: 'The request is too large' },
  wrongMediaType: { status: 415, th: 'ไม่รองรับชนิดข้อมูลนี้', en: 'This content type is not supported' },
  tooMany: {
    status: 429,
    th: 'ใช้งานถี่เกินไป กรุณารอ {seconds} วินาทีแล้วลองใหม่',
    en: 'Too many requests. Please wait {seconds} {seconds|second|seconds} and try again.',
  },
  busyUploading: {
    status: 503,
    th: 'ขณะนี้มีผู้อัปโหลดรูปพร้อมกันหลายคน กรุณาลองใหม่ใน {seconds} วินาที',
    en: 'Many pictures are being uploaded right now. Please try again in {seconds} {seconds|second|seconds}.',
  },
  unknownCall: { status: 404, th: 'ไม่พบบริการที่เรียก', en: 'There is no such call' },
  broken: { status: 500, th: 'เกิดข้อผิดพลาด กรุณาลองใหม่อีกครั้ง', en: 'Something went wrong. Please try again.' },
  /** Replaces a message that is missing or not meant for users. */
  oops: { status: 500, th: 'ขออภัย มีบางอย่างผิดพลาด กรุณาลองใหม่', en: 'Oops...Something went wrong.' },
  unavailable: {
    status: 503,
    th: 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง',
    en: 'The service is briefly unavailable. Please try again.',
  },
  unreachable: {
    status: 500,
    th: 'เกิดข้อผิดพลาดในการเชื่อมต่อเครือข่าย',
    en: 'A network connection error occurred',
  },
})
