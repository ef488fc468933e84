import type { Satang } from './satang.ts'

/**
 * 1234567 as 1,234,567, without Intl: both languages write it alike, and a formatter is slow to create on a
 * phone.
 */
function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
}

type MoneyParts = { sign: string; baht: string; satang: string }

/** Money in the parts of a price tag: the baht large, the satang small. */
export function moneyParts(amount: Satang): MoneyParts {
  const size = Math.abs(amount)
  return {
    sign: amount < 0 ? '-' : '',
    baht: `฿${grouped(Math.floor(size / 100))}`,
    satang: `.${String(size % 100).padStart(2, '0')}`,
  }
}

/** ฿1,234.50 in both languages, as Thai shops write it. */
export function sayMoney(amount: Satang): string {
  const { sign, baht, satang } = moneyParts(amount)
  return `${sign}${baht}${satang}`
}

export function sayNumber(value: number): string {
  return (value < 0 ? '-' : '') + grouped(Math.abs(Math.round(value)))
}

/** ฿45 rather than ฿45.00, in running text. */
export const shortMoney = (amount: Satang): string => sayMoney(amount).replace(/\.00$/, '')
