import { sayPhone } from '../thai/phone.ts'

type Decided = { shop: string; centre: string; phone: string; approved: boolean; why: string; link: string }

/** In Thai, like the order messages. */
export function registrationMessage({ shop, centre, phone, approved, why, link }: Decided): {
  subject: string
  text: string
} {
  if (approved) {
    const subject = `${centre}อนุมัติร้าน ${shop} แล้ว`
    return { subject, text: `${subject} เข้าสู่ระบบและสั่งซื้อได้เลย\n${link}` }
  }
  const subject = `${centre}ยังไม่อนุมัติร้าน ${shop}`
  return { subject, text: `${subject}${why ? ` เนื่องจาก${why}` : ''} สอบถามศูนย์ได้ที่ ${sayPhone(phone)}` }
}
