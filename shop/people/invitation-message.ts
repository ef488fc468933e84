import { sayDateTime } from '../time/bangkok.ts'
import type { Locale } from '../words/locale.ts'

type Message = { kind: 'work' | 'password'; centre: string; by: string; until: Date; link: string }

/** In the language of whoever is invited. */
export function invitationMessage({ kind, centre, by, until, link }: Message, locale: Locale): string {
  const time = sayDateTime(until, locale)
  if (kind === 'password')
    return locale === 'th'
      ? `${centre} ส่งลิงก์ตั้งรหัสผ่านใหม่ให้คุณ ใช้ได้ครั้งเดียว ถึง ${time} อย่าส่งต่อให้ใคร\n${link}`
      : `${centre} sent you a link to set a new password. It works once, until ${time}. Do not pass it on.\n${link}`
  return locale === 'th'
    ? `${by} เชิญคุณทำงานกับ ${centre} เปิดลิงก์นี้เพื่อเริ่ม ใช้ได้ครั้งเดียว ถึง ${time} อย่าส่งต่อให้ใคร\n${link}`
    : `${by} invites you to work for ${centre}. Open this link to begin. It works once, until ${time}. Do not pass it on.\n${link}`
}

export const invitationPath = (token: string, locale: Locale) =>
  `${locale === 'en' ? '/en' : ''}/merchant/invitation/${token}`

/** A rider needs no link: the code at sign-in goes to the same phone. */
export function riderMessage({ centre, link }: { centre: string; link: string }): string {
  return `${centre} เพิ่มคุณเป็นคนส่งของแล้ว เข้าสู่ระบบด้วยเบอร์นี้และรหัสทาง SMS ที่\n${link}`
}
