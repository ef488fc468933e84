import { sayPhone } from '../thai/phone.ts'

type Centre = { nameTh: string; nameEn: string; phone: string }
type Texts = [title: string, body: string]

/** The contact page of a new centre until its owner writes another. */
export function contactPage({ nameTh, nameEn, phone }: Centre): { th: Texts; en: Texts } {
  const called = sayPhone(phone)
  return {
    th: [
      'ติดต่อเรา',
      `## เร็วที่สุดคือโทร
**${nameTh}** โทร. ${called} เตรียมเลขที่คำสั่งซื้อไว้ เจ้าหน้าที่ช่วยได้ทันทีในเวลาทำการ

## เรื่องเร่งด่วนเกี่ยวกับการส่ง
เมื่อของออกจากศูนย์แล้ว เปิดรายละเอียดคำสั่งซื้อ แล้วกดโทรหาคนส่งได้โดยตรง`,
    ],
    en: [
      'Contact us',
      `## A call is fastest
**${nameEn}**, phone ${called}. Have your order number ready, and we can help at once during opening hours.

## Urgent, about a delivery
Once the goods have left the centre, open the order's details and call the rider directly.`,
    ],
  }
}
