import type { Sentence } from '../identity/rules.ts'
import { highlights } from '../merchant-products/product-draft.ts'
import { fromBaht, isBaht } from '../money/satang.ts'
import { plainDigits } from '../thai/whole-number.ts'
import type { CellKind } from './import-columns.ts'

/** A cell as a file holds it. */
export type RawCell = string | number | boolean | Date | null | undefined
export type CellValue = string | number | boolean | null
type Reading = { value: CellValue } | { wrong: Sentence }

const wrong = (th: string, en: string): Reading => ({ wrong: { th, en } })
const blank = (cell: RawCell) =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')

/** A number as people write it: ๑๒, 1,000 or ฿1,234.50; undefined when it is none. */
function numberOf(cell: RawCell): number | undefined {
  if (typeof cell === 'number') return cell
  if (typeof cell !== 'string') return undefined
  const plain = plainDigits(cell.trim().replace(/^฿\s*|\s*(บาท|฿)$/g, ''))
  return /^-?(\d{1,15}|\d{1,3}(,\d{3}){1,4})(\.\d{1,6})?$/.test(plain)
    ? Number(plain.replaceAll(',', ''))
    : undefined
}

/** A spreadsheet writes a long barcode as 8.85E+12, and its last digits are gone. */
const isShortened = (text: string) => /^\d(\.\d+)?E\+\d+$/i.test(text.trim())

function readText(cell: RawCell): Reading {
  if (cell instanceof Date)
    return wrong(
      'โปรแกรมตารางเปลี่ยนช่องนี้เป็นวันที่ กรุณาตั้งคอลัมน์เป็นข้อความ',
      'This became a date. Please format the column as text.',
    )
  if (typeof cell === 'number') {
    if (Number.isInteger(cell) && !Number.isSafeInteger(cell))
      return wrong(
        'ตัวเลขยาวเกินไป ตัวท้ายหายไปแล้ว กรุณาตั้งคอลัมน์เป็นข้อความ',
        'The last digits are lost. Please format the column as text.',
      )
    return { value: String(cell) }
  }
  if (typeof cell === 'boolean') return { value: cell ? 'TRUE' : 'FALSE' }
  const text = cell ?? ''
  return isShortened(text)
    ? wrong(
        'ตัวเลขถูกย่อเป็น E+ กรุณาตั้งคอลัมน์เป็นข้อความแล้วใส่ใหม่',
        'The number was shortened to E+. Please format the column as text and enter it again.',
      )
    : { value: text }
}

function readCount(cell: RawCell): Reading {
  if (blank(cell)) return { value: null }
  const number = numberOf(cell)
  return number !== undefined && Number.isSafeInteger(number)
    ? { value: number }
    : wrong('ต้องเป็นจำนวนเต็ม', 'Must be a whole number')
}

function readMoney(cell: RawCell): Reading {
  if (blank(cell)) return { value: null }
  const baht = numberOf(cell)
  return baht !== undefined && isBaht(baht)
    ? { value: fromBaht(baht) }
    : wrong('ต้องเป็นจำนวนเงินบาท ทศนิยมไม่เกิน 2 ตำแหน่ง', 'Must be baht, with at most two decimals')
}

/** In the words of the product's form. */
export const sayTax: Record<number, Sentence> = {
  0: { th: 'ไม่มีภาษี', en: 'No tax' },
  1: { th: 'รวม VAT', en: 'With VAT' },
  2: { th: 'ไม่รวม VAT', en: 'Plus VAT' },
}
/** By what is written: the words of an export, others that people use, or the specification's number. */
const taxWords: Record<string, number> = {
  ...{ 'รวม vat': 1, 'with vat': 1, 'ไม่รวม vat': 2, 'plus vat': 2, ไม่มีภาษี: 0, 'no tax': 0 },
  ...{ 'without vat': 2, 'ไม่มี vat': 0, 'no vat': 0, '0': 0, '1': 1, '2': 2 },
}

function readTax(cell: RawCell): Reading {
  if (blank(cell)) return { value: null }
  const value = taxWords[plainDigits(String(cell)).trim().replace(/\s+/g, ' ').toLowerCase()]
  return value === undefined
    ? wrong('ใช้ได้เฉพาะ “รวม VAT” “ไม่รวม VAT” หรือ “ไม่มีภาษี”', 'Must be “With VAT”, “Plus VAT” or “No tax”')
    : { value }
}

const yes = new Set(['y', 'yes', 'true', '1', 'ใช่', 'เปิด', 'มี', 'x', '✓'])
const no = new Set(['n', 'no', 'false', '0', 'ไม่', 'ไม่ใช่', 'ปิด', 'ไม่มี', '-'])
export const sayYesNo = { yes: { th: 'ใช่', en: 'Yes' }, no: { th: 'ไม่', en: 'No' } } as const

function readYesNo(cell: RawCell): Reading {
  if (blank(cell)) return { value: null }
  const word = plainDigits(String(cell)).trim().toLowerCase()
  if (yes.has(word)) return { value: true }
  return no.has(word) ? { value: false } : wrong('ใช้ได้เฉพาะ “ใช่” หรือ “ไม่”', 'Must be “Yes” or “No”')
}

function readHighlight(cell: RawCell): Reading {
  const word = String(cell ?? '')
    .trim()
    .toUpperCase()
  return highlights.includes(word as never)
    ? { value: word }
    : wrong('ใช้ได้เฉพาะ HOTDEAL, NEW, RECOMMEND หรือเว้นว่าง', 'Must be HOTDEAL, NEW, RECOMMEND or blank')
}

const dayOf = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year > 2400 ? year - 543 : year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1900
    ? date.toISOString().slice(0, 10)
    : undefined
}

/** 2026-12-31 or 31/12/2569: a year of the Buddhist era is understood. */
function readDay(cell: RawCell): Reading {
  if (blank(cell)) return { value: '' }
  if (cell instanceof Date && !Number.isNaN(cell.getTime()))
    return { value: dayOf(cell.getUTCFullYear(), cell.getUTCMonth() + 1, cell.getUTCDate()) ?? '' }
  const text = plainDigits(String(cell)).trim()
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  const [, dayFirst, monthNext, yearLast] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  const value = dayOf(Number(year ?? yearLast), Number(month ?? monthNext), Number(day ?? dayFirst))
  return value
    ? { value }
    : wrong('ต้องเป็นวันที่ เช่น 2026-12-31 หรือ 31/12/2569', 'Must be a day, such as 2026-12-31 or 31/12/2026')
}

const readers: Record<Exclude<CellKind, 'info'>, (cell: RawCell) => Reading> = {
  text: readText,
  count: readCount,
  money: readMoney,
  tax: readTax,
  yesNo: readYesNo,
  highlight: readHighlight,
  day: readDay,
}

/** What a spreadsheet shows of a formula that failed. */
export const failedFormula = (shown: string): Sentence => ({
  th: `สูตรในช่องนี้ผิดพลาด (${shown})`,
  en: `The formula of this cell failed (${shown})`,
})
const formulaError = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!)$/i

/** What a cell says, or why it does not say it. */
export function readCell(kind: Exclude<CellKind, 'info'>, cell: RawCell): Reading {
  if (typeof cell === 'string' && formulaError.test(cell.trim())) return { wrong: failedFormula(cell.trim()) }
  return readers[kind](cell)
}
