import type { Satang } from '../money/satang.ts'
import { field, withChecksum } from './qr-fields.ts'

/** The applications that banking apps know a Thai QR by. */
export const transferApplication = 'A000000677010111'
export const billApplication = 'A000000677010112'

/** A mobile number takes the country prefix; a tax number and an e-wallet id stay as they are. */
function proxyOf(id: string): string {
  if (/^0\d{9}$/.test(id)) return field('01', `0066${id.slice(1)}`)
  if (/^\d{13}$/.test(id)) return field('02', id)
  if (/^\d{15}$/.test(id)) return field('03', id)
  throw new Error('not a number that PromptPay knows')
}

/** 96992 as 969.92, digit by digit: a fraction of a satang cannot arise. */
function amountText(amount: Satang): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error('not an amount of whole satang')
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
}

function payload(recipient: string, amount: Satang): string {
  const fields = [field('00', '01'), field('01', '12'), recipient, field('58', 'TH'), field('53', '764')]
  return withChecksum(fields.join('') + field('54', amountText(amount)), '63')
}

/** The QR text for a banking app: recipient and amount. */
export function promptPayPayload(id: string, amount: Satang): string {
  return payload(field('29', field('00', transferApplication) + proxyOf(id)), amount)
}

type Bill = { billerId: string; ref1: string; ref2?: string; amount: Satang }

const reference = /^[0-9A-Z]{1,20}$/

/** The QR text of a bill, whose references the bank repeats to the biller. */
export function billPayload({ billerId, ref1, ref2, amount }: Bill): string {
  if (!/^(\d{13}|\d{15})$/.test(billerId)) throw new Error('a biller id has 13 or 15 digits')
  if (!reference.test(ref1) || (ref2 !== undefined && !reference.test(ref2)))
    throw new Error('a reference has 1 to 20 capital letters and digits')
  const parts = [field('00', billApplication), field('01', billerId), field('02', ref1)]
  return payload(field('30', parts.join('') + (ref2 === undefined ? '' : field('03', ref2))), amount)
}
