import { randomBytes } from 'node:crypto'
import type { Satang } from '#shop/money/satang.ts'
import type { ThaiQr } from '#shop/thai-qr/read-thai-qr.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import type { Transfer } from './bank-book.ts'

export type Payment = Extract<ThaiQr, { kind: 'payment' }>

/** The code of a real bank, so that it looks right everywhere, under an app that does not exist. */
const bankCode = '073'
const payer = { name: 'นางสาว ใจดี มีสุข', account: 'xxx-x-x4821-x' }

/** The recipient as a bank shows it before paying: a name, and a number with hidden digits. */
export function recipientOf({ to }: Payment): Transfer['to'] {
  if (to.kind === 'bill') return { name: 'ผู้รับชำระบิล', account: to.billerId, bank: 'Biller ID' }
  const bank = 'พร้อมเพย์'
  if (to.kind === 'mobile') return { name: 'เจ้าของเบอร์พร้อมเพย์', account: `xxx-xxx-${to.id.slice(-4)}`, bank }
  if (to.kind === 'tax number') {
    const [a, b, c] = [to.id.slice(8, 10), to.id.slice(10, 12), to.id.slice(12)]
    return { name: 'เจ้าของเลขพร้อมเพย์', account: `x-xxxx-xxx${a}-${b}-${c}`, bank }
  }
  if (to.kind === 'e-wallet')
    return { name: 'กระเป๋าเงินพร้อมเพย์', account: `${'x'.repeat(11)}${to.id.slice(-4)}`, bank }
  const number = to.id.slice(3)
  return {
    name: 'เจ้าของบัญชี',
    account: `${'x'.repeat(Math.max(0, number.length - 4))}${number.slice(-4)}`,
    bank,
  }
}

export function refsOf({ to }: Payment): string[] {
  if (to.kind !== 'bill') return []
  return [to.ref1, to.ref2, to.ref3].filter((ref) => ref !== null)
}

/** The day, then what nobody can guess: a slip is found by its reference alone. */
function newReference(at: Date): string {
  return bangkokDay(at).replaceAll('-', '') + randomBytes(7).toString('hex').toUpperCase()
}

export function makeTransfer(payment: Payment, amount: Satang, paidAt: Date): Transfer {
  return {
    bankCode,
    reference: newReference(paidAt),
    amount,
    paidAt,
    from: payer,
    to: recipientOf(payment),
    refs: refsOf(payment),
  }
}
