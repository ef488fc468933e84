import { type Sentence, taxNumber } from '../identity/rules.ts'
import { banks } from '../payments/banks.ts'
import type { FieldReason } from '../problems/problem.ts'
import type { BankAccount } from './centre-profile.ts'
import { at, missing } from './field-reason.ts'

const wrong = {
  bank: { th: 'เลือกธนาคารจากรายการ', en: 'Choose a bank of the list' },
  number: { th: 'เลขบัญชีมี 10 ถึง 15 หลัก', en: 'An account number has 10 to 15 digits' },
  same: { th: 'บัญชีนี้มีอยู่แล้วในรายการ', en: 'This account is in the list already' },
  promptPay: {
    th: 'พร้อมเพย์เป็นเบอร์มือถือ 10 หลัก เลขประจำตัว 13 หลัก หรือ e-Wallet 15 หลัก',
    en: 'PromptPay takes a mobile number of 10 digits, an identity or tax number of 13, or an e-wallet of 15',
  },
  check: {
    th: 'เลข 13 หลักนี้ไม่ถูกต้อง ตรวจดูอีกครั้ง',
    en: 'This number of 13 digits is not right. Check it again.',
  },
  biller: { th: 'Biller ID มี 13 หรือ 15 หลัก', en: 'A biller ID has 13 or 15 digits' },
} satisfies Record<string, Sentence>

function whyNotPromptPay(id: string): Sentence | undefined {
  if (id === '' || /^0[689]\d{8}$/.test(id) || /^\d{15}$/.test(id)) return undefined
  if (!/^\d{13}$/.test(id)) return wrong.promptPay
  return taxNumber(id) && wrong.check
}

/** What is wrong with the accounts money is sent to, each at `accounts.`, its place and the field. */
export function whyNotAccounts(accounts: readonly BankAccount[]): FieldReason[] {
  return accounts.flatMap(({ bankCode, accountNumber, accountName, promptPayId, billerId }, index) => {
    const field = (name: string) => `accounts.${index}.${name}`
    const isSame = accounts.some(
      (other, place) => place < index && other.bankCode === bankCode && other.accountNumber === accountNumber,
    )
    return [
      ...at(field('bankCode'), !Object.hasOwn(banks, bankCode) && wrong.bank),
      ...at(field('accountNumber'), /^\d{10,15}$/.test(accountNumber) ? isSame && wrong.same : wrong.number),
      ...at(field('accountName'), accountName.trim() === '' && missing),
      ...at(field('promptPayId'), whyNotPromptPay(promptPayId)),
      ...at(field('billerId'), billerId !== '' && !/^(\d{13}|\d{15})$/.test(billerId) && wrong.biller),
    ]
  })
}

/** Only the last four digits, for those who need not see where money goes. */
export const coverNumber = (digits: string): string =>
  digits.length > 4 ? `${'x'.repeat(digits.length - 4)}${digits.slice(-4)}` : digits
