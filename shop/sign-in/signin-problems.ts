import { problems } from '../problems/problem.ts'

export const signinProblems = problems('signin', {
  off: {
    status: 403,
    th: 'ยังไม่เปิดให้เข้าสู่ระบบด้วย {provider}',
    en: 'Signing in with {provider} is not available',
  },
  cancelled: {
    status: 400,
    th: 'คุณยกเลิกการเข้าสู่ระบบด้วย {provider}',
    en: 'You cancelled signing in with {provider}',
  },
  failed: {
    status: 400,
    th: 'เข้าสู่ระบบด้วย {provider} ไม่สำเร็จ กรุณาลองใหม่อีกครั้ง',
    en: 'Signing in with {provider} did not work. Please try again.',
  },
  unreachable: {
    status: 503,
    th: 'ติดต่อ {provider} ไม่ได้ในขณะนี้ กรุณาลองใหม่ภายหลัง',
    en: '{provider} cannot be reached at the moment. Please try again later.',
  },
  linkedElsewhere: {
    status: 409,
    th: 'บัญชี {provider} นี้ผูกกับร้านอื่นอยู่แล้ว ยกเลิกการผูกที่ร้านนั้นก่อน',
    en: 'This {provider} account is linked to another shop. Unlink it there first.',
  },
  oldTicket: {
    status: 400,
    th: 'รอนานเกินไปจนการผูกบัญชีหมดเวลา กรุณาเริ่มใหม่',
    en: 'Linking took too long and has expired. Please start again.',
  },
  notLinked: { status: 404, th: 'ยังไม่ได้ผูกบัญชี {provider}', en: 'No {provider} account is linked' },
  notRevoked: { status: 502, th: 'เกิดข้อผิดพลาด', en: 'Error occured' },
  deadLink: {
    status: 400,
    th: 'ลิงก์นี้หมดอายุหรือถูกใช้ไปแล้ว ขอลิงก์ใหม่จากศูนย์กระจายสินค้าของคุณ',
    en: 'This link has expired or was already used. Ask your distribution centre for a new one.',
  },
  noWayToSend: {
    status: 409,
    th: 'ส่งลิงก์ไม่ได้ ร้านนี้ยังไม่ได้ผูก LINE และระบบยังไม่ได้ตั้งค่าการส่ง SMS',
    en: 'The link cannot be sent: this customer has not linked LINE, and no SMS gateway is set up.',
  },
  linkNotSent: {
    status: 503,
    th: 'ส่งลิงก์ไม่สำเร็จ กรุณาลองใหม่อีกครั้ง',
    en: 'The link could not be sent. Please try again.',
  },
  badPartnerToken: {
    status: 400,
    th: 'ลิงก์จากพันธมิตรใช้ไม่ได้หรือหมดอายุแล้ว กลับไปกดเข้าใหม่อีกครั้ง',
    en: 'The link from our partner is not valid or has expired. Go back there and try again.',
  },
  noPartner: {
    status: 403,
    th: 'ยังไม่เปิดให้เข้าสู่ระบบผ่านพันธมิตร',
    en: 'Signing in through a partner is not available',
  },
  unknownToPartner: {
    status: 404,
    th: 'ยังไม่มีร้านที่ใช้เบอร์มือถือนี้ สมัครร้านใหม่ได้เลย',
    en: 'No shop has this mobile number yet. You can register a new one.',
  },
})
