import type { Locale } from '../words/locale.ts'

type Decided = {
  locale: Locale
  approved: boolean
  why: string
  centres: string
  username: string
  link: string
}
type Message = { subject: string; text: string }

/** What an applicant is told, in the language they applied in. */
export function applicationMessage({ locale, approved, why, centres, username, link }: Decided): Message {
  if (locale === 'en') {
    const subject = approved ? `You can sell at ${centres} now` : 'Your application was not approved'
    return {
      subject,
      text: approved
        ? `${subject}. Sign in as ${username} with the password you chose.\n${link}`
        : `${subject}: ${why}. You may apply again.\n${link}`,
    }
  }
  const subject = approved ? `อนุมัติแล้ว คุณเริ่มขายที่ ${centres} ได้เลย` : 'ใบสมัครของคุณยังไม่ได้รับอนุมัติ'
  return {
    subject,
    text: approved
      ? `${subject} เข้าสู่ระบบด้วยชื่อผู้ใช้ ${username} และรหัสผ่านที่ตั้งไว้\n${link}`
      : `${subject} เนื่องจาก${why} สมัครใหม่ได้ที่\n${link}`,
  }
}
