import { problems } from '../problems/problem.ts'

export const merchantSettingsProblems = problems('merchantSettings', {
  invalid: {
    status: 400,
    th: 'ยังบันทึกไม่ได้ กรุณาแก้ช่องที่มีสีแดง',
    en: 'Not saved yet. Please fix the fields marked in red.',
  },
  stale: {
    status: 409,
    th: '{name} เปลี่ยนค่าเดียวกันไปก่อนแล้ว กรุณาเลือกค่าที่จะใช้',
    en: '{name} has changed the same meanwhile. Please choose which value holds.',
  },
  notNetworkOwner: {
    status: 403,
    th: 'เฉพาะเจ้าของเครือข่ายเท่านั้นที่ตั้งค่าของทุกศูนย์ได้',
    en: 'Only an owner of the network may change what holds for every centre',
  },
  notAFile: {
    status: 400,
    th: 'อ่านไฟล์นี้ไม่ได้ ต้องเป็นไฟล์การตั้งค่าที่ส่งออกจากระบบนี้',
    en: 'This file cannot be read. It must be settings exported by this system.',
  },
  newerFile: {
    status: 400,
    th: 'ไฟล์นี้มาจากระบบรุ่นใหม่กว่า กรุณาอัปเดตระบบก่อน',
    en: 'This file comes from a newer version. Please update this system first.',
  },
  noSnapshot: { status: 404, th: 'ไม่พบชุดการตั้งค่านี้', en: 'There is no such snapshot' },
  undone: { status: 409, th: 'ชุดนี้ย้อนกลับไปแล้ว', en: 'This was undone already' },
  nothingToApply: { status: 400, th: 'ยังไม่ได้เลือกรายการ', en: 'Nothing was chosen' },
})
