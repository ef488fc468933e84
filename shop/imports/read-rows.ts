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

function readRow({ rows, heads, troubles }: Sheet, at: number): ReadRow {
  const row: ReadRow = { row: at + 1, subject: '', cells: {}, reasons: [] }
  for (const { place, column } of heads.columns) {
    const { field, kind } = column
    if (kind === 'info') continue
    const trouble = troubles?.get(at)?.get(place)
    const cell = rows[at]?.[place]
    const reading = trouble ? { wrong: trouble } : readCell(kind, cell)
    if ('wrong' in reading) row.reasons.push({ field, ...reading.wrong })
    // A blank that says nothing leaves what is saved.
    else if (!isBlank(cell) || mayBeBlank(field) || kind === 'highlight' || kind === 'day')
      row.cells[field] = reading.value
  }
  row.subject = String(row.cells.code ?? '')
    .trim()
    .slice(0, 60)
    .toWellFormed()
  if (row.subject === '' && !row.reasons.some(({ field }) => field === 'code'))
    row.reasons.push({ field: 'code', th: 'กรุณาระบุรหัสสินค้า', en: 'Product code is required' })
  return row
}

/** Every row below the headings that holds anything, with what the file itself shows to be wrong. */
export function readRows(kind: ImportKind, sheet: Sheet): ReadRow[] {
  const read: ReadRow[] = []
  for (let at = sheet.heads.at + 1; at < sheet.rows.length; at += 1)
    if (!(sheet.rows[at] ?? []).every(isBlank)) read.push(readRow(sheet, at))
  markRepeats(kind, read)
  return read
}

const sameRow = (what: Sentence, row: number): Sentence => ({
  th: `${what.th}ซ้ำกับแถว ${row}`,
  en: `${what.en} is also in row ${row}`,
})

/** One product, window or barcode is in one row: of two, nobody knows which is meant. */
function markRepeats(kind: ImportKind, rows: readonly ReadRow[]): void {
  const [subjects, barcodes] = [new Map<string, number>(), new Map<string, ReadRow>()]
  for (const row of rows) {
    const key = kind === 'advancePrices' ? `${row.subject} ${String(row.cells.startsOn)}` : row.subject
    const first = subjects.get(key)
    if (row.subject !== '' && first !== undefined)
      row.reasons.push({ field: 'code', ...sameRow({ th: 'รหัสสินค้า', en: 'The product' }, first) })
    else subjects.set(key, row.row)
    for (const unit of unitPositions) {
      const barcode = String(row.cells[`barcode${unit}`] ?? '').trim()
      const other = barcode === '' ? undefined : barcodes.get(barcode)
      if (other && other !== row)
        row.reasons.push({
          field: `barcode${unit}`,
          ...sameRow({ th: 'บาร์โค้ด', en: 'The barcode' }, other.row),
        })
      else if (barcode !== '') barcodes.set(barcode, row)
    }
  }
}
