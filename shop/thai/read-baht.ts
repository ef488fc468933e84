import type { Satang } from '../money/satang.ts'
import { plainDigits } from './whole-number.ts'

/** Baht as people write it: 12, 12.5, ๑,๒๐๐.๒๕, -3. Anything else is undefined, and is asked rather than guessed. */
export function readBaht(text: string): Satang | undefined {
  const plain = plainDigits(text.trim()).replace(/^฿/, '')
  const [, sign = '', baht = '', satang = ''] =
    /^(-?)(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(plain) ?? []
  if (baht === '') return undefined
  const amount = Number(baht.replaceAll(',', '')) * 100 + Number(satang.padEnd(2, '0'))
  return sign && amount > 0 ? -amount : amount
}
