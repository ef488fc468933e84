import type { Satang } from '../money/satang.ts'

const digits = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'] as const
const places = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน'] as const
const million = 1_000_000

/** An amount as a Thai document spells it, such as หนึ่งร้อยยี่สิบเอ็ดบาทห้าสิบสตางค์. */
export function amountInWords(amount: Satang): string {
  const [baht, satang] = [Math.floor(Math.abs(amount) / 100), Math.abs(amount) % 100]
  const sign = amount < 0 ? 'ลบ' : ''
  if (baht === 0 && satang > 0) return `${sign}${numberInWords(satang)}สตางค์`
  return `${sign}${numberInWords(baht)}บาท${satang === 0 ? 'ถ้วน' : `${numberInWords(satang)}สตางค์`}`
}

function numberInWords(number: number): string {
  if (number === 0) return 'ศูนย์'
  const over = Math.floor(number / million)
  return `${over > 0 ? `${numberInWords(over)}ล้าน` : ''}${belowMillion(number % million, over > 0)}`
}

/** Twenty has a word of its own, and a one at the end of a longer number too. */
function belowMillion(number: number, follows: boolean): string {
  const text = String(number)
  return [...text]
    .map((figure, at) => {
      const [digit, place] = [Number(figure), text.length - 1 - at]
      if (digit === 0) return ''
      if (place === 1 && digit <= 2) return digit === 1 ? 'สิบ' : 'ยี่สิบ'
      const last = place === 0 && digit === 1 && (number > 10 || follows)
      return `${last ? 'เอ็ด' : digits[digit]}${places[place]}`
    })
    .join('')
}
