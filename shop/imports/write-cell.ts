import { toBaht } from '../money/satang.ts'
import type { Locale } from '../words/locale.ts'
import type { CellKind } from './import-columns.ts'
import { type CellValue, sayTax, sayYesNo } from './read-cell.ts'

/** A value as a spreadsheet shows it; `readCell` reads it back. */
export function writeCell(kind: CellKind, value: CellValue, locale: Locale): string | number {
  if (value === null) return ''
  if (kind === 'money' && typeof value === 'number') return toBaht(value)
  if (kind === 'tax') return sayTax[Number(value)]?.[locale] ?? ''
  if (typeof value === 'boolean') return sayYesNo[value ? 'yes' : 'no'][locale]
  return value
}

const startsFormula = /^'*[=+\-@\t\r]/

/** In a CSV file a text that begins like a formula begins with an apostrophe instead: Excel would run it. */
export const guardText = (text: string): string => (startsFormula.test(text) ? `'${text}` : text)

/** The text as it was before `guardText`. */
export const unguardText = (text: string): string =>
  text.startsWith("'") && startsFormula.test(text) ? text.slice(1) : text
