import { sayNumber } from '../money/say-money.ts'
import type { LineQuota } from './line-quota.ts'

type Low = { centre: string; quota: LineQuota; reserve: number; link: string }

/** To owners, in Thai as all messages of the back office. */
export function quotaWarning({ centre, quota: { limit, used }, reserve, link }: Low) {
  const left = Math.max(0, (limit ?? 0) - used)
  const subject = `${centre}: โควตาข้อความ LINE ใกล้หมด เหลือ ${sayNumber(left)} ข้อความ`
  const text = [
    subject,
    `เดือนนี้ใช้ไป ${sayNumber(used)} จาก ${sayNumber(limit ?? 0)} ข้อความ`,
    `เมื่อเหลือไม่เกิน ${sayNumber(reserve)} ข้อความ ระบบจะหยุดส่งคูปองทาง LINE และเก็บไว้แจ้งเรื่องคำสั่งซื้อกับเงิน`,
    'ซื้อโควตาเพิ่มได้ใน LINE Official Account Manager',
    link,
  ].join('\n')
  return { subject, text }
}
