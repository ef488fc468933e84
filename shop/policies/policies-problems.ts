import { problems } from '../problems/problem.ts'

export const policiesProblems = problems('policies', {
  none: { status: 404, th: 'ไม่พบนโยบายฉบับนี้', en: 'There is no such version of the policy' },
  noDraft: { status: 404, th: 'ยังไม่มีฉบับร่าง', en: 'There is no draft yet' },
  changed: {
    status: 409,
    th: '{name} แก้ฉบับร่างไปก่อนแล้ว ดูของใหม่แล้วบันทึกอีกครั้ง',
    en: '{name} changed the draft first. Look at it and save again.',
  },
  badVersion: {
    status: 400,
    th: 'เลขฉบับขึ้นต้นด้วยตัวเลข ใช้ตัวเลข ตัวอังกฤษ จุด และขีด ยาวไม่เกิน 20 ตัว เช่น 1.1',
    en: 'A version begins with a digit and has at most 20 digits, letters, dots and dashes, such as 1.1',
  },
  versionTaken: {
    status: 409,
    th: 'เคยมีฉบับที่ {version} แล้ว ใช้เลขอื่น',
    en: 'There was a version {version} already. Use another number.',
  },
  notWhole: {
    status: 400,
    th: 'นโยบายต้องมีหัวข้อและข้อความครบทั้งสองภาษาก่อนประกาศ',
    en: 'A policy needs a title and a text in both languages before it is published',
  },
  sameText: {
    status: 409,
    th: 'ข้อความเหมือนฉบับที่ใช้อยู่ทุกตัวอักษร จึงไม่ต้องประกาศใหม่',
    en: 'The text is the same as the version in force: there is nothing to publish',
  },
  tooEarly: {
    status: 400,
    th: 'เริ่มใช้ได้ตั้งแต่วันที่ {day} เป็นต้นไป',
    en: 'It can hold from {day} on',
  },
})
