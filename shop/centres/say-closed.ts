import { noonOf, sayLongDate } from '../time/bangkok.ts'
import { type Locale, pick } from '../words/locale.ts'

type ClosedCentre = {
  name: string
  nameEn: string
  phone: string
  reasonTh: string
  reasonEn: string
  reopensOn: string
}

/** What a customer is told of a closed centre: why, when it opens again, and whom to call. */
export function sayClosed(centre: ClosedCentre, locale: Locale): string {
  const name = pick(locale, centre.name, centre.nameEn)
  const reason = pick(locale, centre.reasonTh, centre.reasonEn || centre.reasonTh)
  const day = centre.reopensOn && sayLongDate(noonOf(centre.reopensOn), locale)
  return locale === 'th'
    ? [
        reason ? `${name} ปิดให้บริการ: ${reason}` : `${name} ปิดให้บริการ`,
        ...(day ? [`คาดว่าเปิดอีกครั้ง ${day}`] : []),
        `ตะกร้าของคุณยังอยู่ สอบถามโทร ${centre.phone}`,
      ].join(' ')
    : [
        reason ? `${name} is closed: ${reason}.` : `${name} is closed.`,
        ...(day ? [`It is expected to open again on ${day}.`] : []),
        `Your cart is kept. Questions? Call ${centre.phone}.`,
      ].join(' ')
}
