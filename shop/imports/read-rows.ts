import type { Sentence } from '../identity/rules.ts'
import { unitPositions } from '../merchant-products/product-draft.ts'
import type { FieldReason } from '../problems/problem.ts'
import { mayBeBlank } from './import-columns.ts'
import type { ImportKind } from './import-kinds.ts'
import { type CellValue, type RawCell, readCell } from './read-cell.ts'
import type { Heads } from './read-heads.ts'

type ReadCells = Record<string, CellValue>
/** A row as it is understood, before anything is compared with what is saved. */
export type ReadRow = { row: number; subject: string; cells: ReadCells; reasons: FieldReason[] }

type Sheet = {
  rows: readonly (readonly RawCell[])[]
  heads: Heads
  /** What is wrong with a cell besides its value: merged, or a formula without one. By row and place from 0. */
  troubles?: ReadonlyMap<number, ReadonlyMap<number, Sentence>>
}

const isBlank = (cell: RawCell) =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')

const codeNeeded = {
  product: { th: 'กรุณาระบุรหัสสินค้า', en: 'Product code is required' },
  customer: { th: 'กรุณาระบุรหัสร้าน', en: 'Customer code is required' },
}

function readRow(kind: ImportKind, { rows, heads, troubles }: Sheet, at: number): ReadRow {
  const row: ReadRow = { row: at + 1, subject: '', cells: {}, reasons: [] }
  for (const { place, column } of heads.columns) {
    const { field, kind: cellKind } = column
    if (cellKind === 'info') continue
    const trouble = troubles?.get(at)?.get(place)
    const cell = rows[at]?.[place]
    const reading = trouble ? { wrong: trouble } : readCell(cellKind, cell)
    if ('wrong' in reading) row.reasons.push({ field, ...reading.wrong })
    // A blank that says nothing leaves what is saved.
    else if (!isBlank(cell) || mayBeBlank(field) || cellKind === 'highlight' || cellKind === 'day')
      row.cells[field] = reading.value
  }
  row.subject = String(row.cells.code ?? '')
    .trim()
    .slice(0, 60)
    .toWellFormed()
  if (row.subject === '' && !row.reasons.some(({ field }) => field === 'code'))
    row.reasons.push({ field: 'code', ...codeNeeded[kind === 'customers' ? 'customer' : 'product'] })
  return row
}

/** Every row below the headings that holds anything, with what the file itself shows to be wrong. */
export function readRows(kind: ImportKind, sheet: Sheet): ReadRow[] {
  const read: ReadRow[] = []
  for (let at = sheet.heads.at + 1; at < sheet.rows.length; at += 1)
    if (!(sheet.rows[at] ?? []).every(isBlank)) read.push(readRow(kind, sheet, at))
  markRepeats(kind, read)
  return read
}

type Place = { row: ReadRow; field: string; key: string }

/** Tells each place whose key another row has too. */
function tellRepeats(places: readonly Place[], what: Sentence): void {
  for (const same of Map.groupBy(places, ({ key }) => key).values())
    for (const { row, field } of same) {
      const other = same.find((each) => each.row !== row)?.row.row
      if (other !== undefined)
        row.reasons.push({
          field,
          th: `${what.th}ซ้ำกับแถว ${other}`,
          en: `${what.en} is also in row ${other}`,
        })
    }
}

/** One product, window or barcode is in one row: of two, nobody knows which is meant, so both are wrong. */
function markRepeats(kind: ImportKind, rows: readonly ReadRow[]): void {
  const subjects = rows
    .filter(({ subject }) => subject !== '')
    .map((row) => ({
      ...{ row, field: 'code' },
      key: kind === 'advancePrices' ? `${row.subject} ${String(row.cells.startsOn)}` : row.subject,
    }))
  const barcodes = rows
    .flatMap((row) =>
      unitPositions.map((unit) => {
        const field = `barcode${unit}`
        return { row, field, key: String(row.cells[field] ?? '').trim() }
      }),
    )
    .filter(({ key }) => key !== '')
  const mobiles = rows
    .map((row) => ({ row, field: 'mobile', key: String(row.cells.mobile ?? '').replace(/\D/g, '') }))
    .filter(({ key }) => kind === 'customers' && key !== '')
  tellRepeats(
    subjects,
    kind === 'customers' ? { th: 'รหัสร้าน', en: 'The shop' } : { th: 'รหัสสินค้า', en: 'The product' },
  )
  tellRepeats(mobiles, { th: 'เบอร์มือถือ', en: 'The mobile number' })
  tellRepeats(barcodes, { th: 'บาร์โค้ด', en: 'The barcode' })
}
