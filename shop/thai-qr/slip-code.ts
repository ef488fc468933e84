import type { Satang } from '../money/satang.ts'
import { checksum, field, readFields, withChecksum } from './qr-fields.ts'

type SlipCode =
  | { kind: 'slip'; bankCode: string; reference: string }
  /** The QR of a slip whose text is not as its bank wrote it. */
  | { kind: 'damaged' }
  | { kind: 'other' }

/** In place of a bank's code on the slips of TrueMoney, which is none. */
export const trueMoney = 'TMN'

const looksLikeSlip = /^00\d\d(0006000001|00020101)/
const ending = /91(0[1-4])([0-9A-Fa-f]{1,4})$/
const signs = /^[0-9A-Za-z]{1,60}$/

/** The small QR of a transfer slip, or of a TrueMoney one (protocols 3.6). */
export function readSlipCode(text: string): SlipCode {
  if (!looksLikeSlip.test(text)) return { kind: 'other' }
  const covered = withoutChecksum(text)
  const fields = covered === undefined ? undefined : readFields(covered)
  const parts = fields && readFields(fields.get('00') ?? '')
  if (!fields || !parts) return { kind: 'damaged' }
  const isBank = parts.get('00') === '000001'
  const bankCode = isBank ? (parts.get('01') ?? '') : trueMoney
  const reference = parts.get(isBank ? '02' : '03') ?? ''
  if (isBank ? fields.get('51') !== 'TH' || !/^\d{3}$/.test(bankCode) : parts.get('01') !== '01')
    return { kind: 'damaged' }
  return signs.test(reference) ? { kind: 'slip', bankCode, reference } : { kind: 'damaged' }
}

/** Some bank apps drop leading zeros of the checksum, with or without counting them in its length. */
function withoutChecksum(text: string): string | undefined {
  const [last, length = '', said = ''] = ending.exec(text) ?? []
  if (last === undefined || (length !== '04' && Number(length) !== said.length)) return undefined
  const body = text.slice(0, -last.length)
  const matches = [`${body}9104`, `${body}91${length}`].some(
    (covered) => checksum(covered) === said.toUpperCase().padStart(4, '0'),
  )
  return matches ? body : undefined
}

/** The text that a bank prints as the QR of its slip. */
export function slipCodeOf({ bankCode, reference }: { bankCode: string; reference: string }): string {
  const parts = [field('00', '000001'), field('01', bankCode), field('02', reference)]
  return withChecksum(field('00', parts.join('')) + field('51', 'TH'), '91')
}

/** What a slip shows; account numbers are masked, as banks print them. */
export type Slip = {
  bankCode: string
  reference: string
  amount: Satang
  paidAt: Date
  from: { name: string; account: string }
  to: { name: string; account: string; bank: string }
  /** The references of a bill. */
  refs: string[]
}
