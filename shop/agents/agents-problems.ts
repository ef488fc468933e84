import { problems } from '../problems/problem.ts'

export const agentsProblems = problems('agents', {
  notVerified: {
    status: 403,
    th: 'ศูนย์ยังไม่ได้ยืนยันคุณเป็นตัวแทน ตรวจสอบเอกสารที่หน้าสมัครตัวแทน',
    en: 'Your centre has not verified you as an agent yet. Check your papers on the agent page.',
  },
  closed: { status: 403, th: 'ยังไม่เปิดให้สั่งแทนลูกค้า', en: 'Ordering for clients is not open' },
  papersMissing: {
    status: 400,
    th: 'ยังมีข้อมูลที่ต้องให้เพิ่ม ข้อมูลอื่นยังอยู่ครบ',
    en: 'Something is still missing. Everything else was kept.',
  },
  alreadyWaiting: {
    status: 409,
    th: 'ศูนย์ได้รับใบสมัครของคุณแล้ว กำลังพิจารณา',
    en: 'Your centre has your application and is looking at it',
  },
  alreadyAgent: { status: 409, th: 'คุณเป็นตัวแทนอยู่แล้ว', en: 'You are an agent already' },
  hasAgent: {
    status: 409,
    th: 'ร้านของคุณมีตัวแทนดูแลอยู่ กรุณาเลิกให้ตัวแทนดูแลก่อนสมัคร',
    en: 'Your shop is the client of an agent. Please end that before you apply.',
  },
  noApplication: { status: 404, th: 'ไม่พบใบสมัครนี้', en: 'There is no such application' },
  decided: {
    status: 409,
    th: 'มีคนตัดสินใบสมัครนี้ไปแล้ว',
    en: 'Somebody has already decided on this application',
  },
  applicantStopped: {
    status: 409,
    th: 'ร้านนี้ถูกระงับหรือยังไม่ได้รับอนุมัติ จึงเป็นตัวแทนไม่ได้',
    en: 'This shop is not active, so it cannot be an agent',
  },
  applicantHasAgent: {
    status: 409,
    th: 'ร้านนี้มีตัวแทนดูแลอยู่ จึงเป็นตัวแทนไม่ได้',
    en: 'This shop is the client of an agent, so it cannot be one',
  },
  papersGone: {
    status: 409,
    th: 'เอกสารของร้านนี้ไม่ครบแล้ว ให้ร้านส่งใบสมัครใหม่',
    en: 'Papers of this shop are missing by now. Ask it to apply again.',
  },
  noReason: { status: 400, th: 'กรุณาบอกเหตุผล', en: 'Please give a reason' },
  wrongAccountCode: {
    status: 400,
    th: 'รหัสบัญชีต้องเป็น A-Z ตัวเลข หรือขีด 3 ถึง 20 ตัว',
    en: 'An account code has 3 to 20 capital letters, digits or dashes',
  },
  accountCodeTaken: {
    status: 409,
    th: 'รหัสบัญชี {code} เป็นของร้าน {shop} แล้ว',
    en: 'Account code {code} belongs to {shop} already',
  },
  noAgent: { status: 404, th: 'ร้านนี้ไม่ได้เป็นตัวแทน', en: 'This shop is not an agent' },
  noPortrait: { status: 404, th: 'ไม่มีรูปนี้', en: 'There is no such picture' },
})
