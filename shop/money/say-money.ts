import { defaultLocale, type Locale } from '../words/locale.ts'
import type { Satang } from './satang.ts'

const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat('en-US')

export type MoneyParts = { sign: string; baht: string; satang: string }

/** Money in the parts a price is set in: the baht large, the satang small. */
export function moneyParts(amount: Satang): MoneyParts {
  const [baht = '0', satang = '00'] = twoDecimals.format(Math.abs(amount) / 100).split('.')
  return { sign: amount < 0 ? '-' : '', baht: `฿${baht}`, satang: `.${satang}` }
}

/** ฿1,234.50, alike in both languages, as Thai shops write it. */
export function sayMoney(amount: Satang): string {
  const { sign, baht, satang } = moneyParts(amount)
  return `${sign}${baht}${satang}`
}

export function sayNumber(value: number, _locale: Locale = defaultLocale): string {
  return whole.format(value)
}
