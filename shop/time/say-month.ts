import type { Locale } from '../words/locale.ts'
import { noonOf, sayDate, sayLongDate } from './bangkok.ts'

/** "พฤศจิกายน 2569" with its name alone and its short name; the tables of months stay where shoppers have them. */
export function sayMonth(month: string, locale: Locale): { long: string; name: string; short: string } {
  const first = noonOf(`${month}-01`)
  const [, name = '', year = ''] = sayLongDate(first, locale).split(' ')
  return { long: `${name} ${year}`, name, short: sayDate(first, locale).split(' ')[1] ?? '' }
}

export const sayYear = (year: number, locale: Locale): string =>
  sayLongDate(noonOf(`${year}-01-01`), locale).split(' ')[2] ?? String(year)
