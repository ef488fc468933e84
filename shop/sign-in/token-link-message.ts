import { sayTime } from '../time/bangkok.ts'

type TokenLinkMessage = { centre: string; until: Date; link: string }

/** In Thai, like the order messages. */
export function tokenLinkMessage({ centre, until, link }: TokenLinkMessage): string {
  return `${centre} ส่งลิงก์เข้าสู่ระบบให้ร้านคุณ ใช้ได้ครั้งเดียว ถึง ${sayTime(until, 'th')} อย่าส่งต่อให้ใคร\n${link}`
}

export const tokenLinkPath = (token: string) => `/login/auth/token?token=${token}`
