import { problems } from '../problems/problem.ts'

export const applicationsProblems = problems('applications', {
  closed: { status: 403, th: 'ขณะนี้ปิดรับสมัครผู้ขาย', en: 'Merchants cannot apply at the moment' },
  none: { status: 404, th: 'ไม่พบใบสมัครนี้', en: 'There is no such application' },
  decided: {
    status: 409,
    th: '{name} ตัดสินใบสมัครนี้ไปแล้ว โหลดหน้านี้ใหม่เพื่อดูผล',
    en: '{name} has decided this application already. Load the page again to see how.',
  },
  replaced: {
    status: 409,
    th: 'ผู้สมัครส่งใบสมัครใหม่แทนใบนี้แล้ว',
    en: 'The applicant has sent a newer application in place of this one',
  },
  notNow: {
    status: 409,
    th: 'ใบสมัครนี้มีผลแล้ว จึงเปลี่ยนรูปไม่ได้',
    en: 'This application has been decided, so its pictures can no longer be changed',
  },
  noReason: { status: 400, th: 'กรุณาบอกเหตุผล', en: 'Please give a reason' },
  noPin: {
    status: 400,
    th: 'กรุณาปักหมุดที่ตั้งของศูนย์ก่อนอนุมัติ',
    en: 'Please set the pin of the centre before approving',
  },
  noCentre: {
    status: 400,
    th: 'กรุณาเลือกศูนย์ที่เปิดอยู่อย่างน้อยหนึ่งแห่งจากที่ผู้สมัครขอ',
    en: 'Please choose at least one open centre of those asked for',
  },
  noPicture: { status: 400, th: 'อัปโหลดรูปไม่สำเร็จ', en: 'Upload image failed' },
  noCard: { status: 404, th: 'ไม่มีรูปนี้', en: 'There is no such picture' },
  notYours: {
    status: 403,
    th: 'ใบสมัครนี้ให้เจ้าของเครือข่ายตัดสิน',
    en: 'This application is for an owner of the network to decide',
  },
})
