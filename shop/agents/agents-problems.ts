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
  notClient: {
    status: 404,
    th: 'ร้านนี้ไม่ได้อยู่ในความดูแลของคุณ',
    en: 'This shop is not a client of yours',
  },
  noOwnAgent: { status: 409, th: 'ร้านของคุณไม่มีตัวแทนดูแลอยู่', en: 'Your shop has no agent' },
  wrongMobile: { status: 400, th: 'เบอร์มือถือไม่ถูกต้อง', en: 'This is not a mobile number' },
  ownNumber: { status: 400, th: 'นี่คือเบอร์ของคุณเอง', en: 'This is your own number' },
  tooManyInvitations: {
    status: 409,
    th: 'มีคำเชิญที่รอตอบมากเกินไป กรุณายกเลิกคำเชิญเก่าก่อน',
    en: 'Too many invitations wait for an answer. Please withdraw older ones first.',
  },
  knownElsewhere: {
    status: 409,
    th: 'เบอร์นี้ซื้อจากศูนย์อื่นในเครือข่ายอยู่แล้ว กรุณาส่งลิงก์เชิญให้ร้านแทน',
    en: 'This number buys from another centre of the network. Please send the shop an invitation link instead.',
  },
  alreadyClient: { status: 409, th: 'ร้านนี้อยู่ในความดูแลของคุณแล้ว', en: 'This shop is your client already' },
  alreadyAsked: {
    status: 409,
    th: 'คุณถามร้านนี้ไปแล้ว กำลังรอคำตอบ',
    en: 'You have asked this shop already. It has not answered yet.',
  },
  cannotBeAsked: {
    status: 409,
    th: 'ร้านของเบอร์นี้เป็นลูกค้าของตัวแทนไม่ได้ กรุณาสอบถามศูนย์',
    en: 'The shop of this number cannot become a client. Please ask your centre.',
  },
  invitationUnknown: {
    status: 404,
    th: 'ไม่พบคำเชิญนี้ กรุณาขอลิงก์ใหม่จากตัวแทน',
    en: 'There is no such invitation. Please ask the agent for a new link.',
  },
  invitationUsed: {
    status: 409,
    th: 'คำเชิญนี้ถูกตอบไปแล้ว แต่ละลิงก์ใช้ได้ครั้งเดียว',
    en: 'This invitation was answered already. Each link works once.',
  },
  invitationExpired: {
    status: 409,
    th: 'คำเชิญนี้หมดอายุแล้ว กรุณาขอลิงก์ใหม่จากตัวแทน',
    en: 'This invitation has expired. Please ask the agent for a new link.',
  },
  invitationWithdrawn: {
    status: 409,
    th: 'ตัวแทนยกเลิกคำเชิญนี้แล้ว',
    en: 'The agent has taken this invitation back',
  },
  invitationOfOther: {
    status: 403,
    th: 'คำเชิญนี้ส่งให้เบอร์มือถืออื่น กรุณาเข้าสู่ระบบด้วยเบอร์ที่ได้รับเชิญ',
    en: 'This invitation is for another mobile number. Please sign in with the number that was invited.',
  },
  invitationOwn: {
    status: 409,
    th: 'นี่คือคำเชิญของคุณเอง ส่งลิงก์ให้ร้านลูกค้าเปิด',
    en: 'This is your own invitation. Send the link to your client.',
  },
  inviterGone: {
    status: 409,
    th: 'ผู้เชิญไม่ได้เป็นตัวแทนของศูนย์แล้ว',
    en: 'Who invited you is no longer an agent of the centre',
  },
  otherAgent: {
    status: 409,
    th: 'ร้านของคุณมี {agent} เป็นตัวแทนอยู่แล้ว เลิกกับตัวแทนเดิมก่อน แล้วเปิดลิงก์นี้อีกครั้ง',
    en: '{agent} is your agent already. End that first, then open this link again.',
  },
  alreadyYourAgent: {
    status: 409,
    th: 'ตัวแทนนี้ดูแลร้านของคุณอยู่แล้ว',
    en: 'This agent looks after your shop already',
  },
  invitedAgent: {
    status: 409,
    th: 'ร้านของคุณเป็นตัวแทนเอง จึงเป็นลูกค้าของตัวแทนอื่นไม่ได้',
    en: 'Your shop is an agent itself, so it cannot be the client of another',
  },
  otherCentre: {
    status: 409,
    th: 'คำเชิญนี้เป็นของ{centre} กรุณาเปลี่ยนไปที่ศูนย์นั้นก่อน แล้วเปิดลิงก์อีกครั้ง',
    en: 'This invitation is of {centre}. Please change to that centre and open the link again.',
  },
})
