import { noonOf, sayDate } from '../time/bangkok.ts'

type Given = { centre: string; promotion: string; numbers: readonly string[]; endsOn: string; link: string }

/** Tells a customer of the coupons they got. */
export function couponMessage({ centre, promotion, numbers, endsOn, link }: Given): string {
  return [
    `${centre} มอบคูปองให้คุณ: ${promotion}`,
    ...numbers.map((number) => `เลขคูปอง ${number}`),
    `ใช้ได้ถึง ${sayDate(noonOf(endsOn), 'th')}`,
    link,
  ].join('\n')
}
