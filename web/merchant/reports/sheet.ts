import { toBaht } from '#shop/money/satang.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import type { Locale } from '#shop/words/locale.ts'
import type { ReportWords } from '#web/words/merchant/reports/report-th.ts'
import type { Say } from '#web/words/translation.ts'

export type Saying = { say: Say<ReportWords>; locale: Locale }
/** As it is read, as a spreadsheet counts with it, and as a phone's card, which has no heads, says it. */
export type Cell = { text: string; raw: string | number | null; card?: string }
type Head = {
  key: string
  text: string
  isNumber: boolean
  card: 'title' | 'side' | 'line' | 'end' | 'none'
}
export type SheetRow = { key: string; to: string; cells: Cell[] }
export type Figure = { name: string; text: string; before?: { value: number; before: number; text: string } }

/** A report as heads and rows, for the page and for the file alike. */
export type ReportSheet = {
  heads: Head[]
  rows: SheetRow[]
  count: number
  figures: Figure[]
  hint: string
  none: { title: string; text: string }
}

export const head = (key: string, text: string, card: Head['card'], isNumber = card !== 'title'): Head => ({
  key,
  text,
  card,
  isNumber,
})
export const words = (text: string): Cell => ({ text, raw: text })
export const number = (value: number): Cell => ({ text: sayNumber(value), raw: value })
export const baht = (satang: number): Cell => ({ text: sayMoney(satang), raw: toBaht(satang) })
