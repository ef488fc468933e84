import { type Problem, refuse } from '../problems/problem.ts'
import { type Column, importColumns, labelOf, neededColumns } from './import-columns.ts'
import type { ImportKind } from './import-kinds.ts'
import { importsProblems } from './imports-problems.ts'
import type { RawCell } from './read-cell.ts'

/** Headings are equal whatever their case, blanks and punctuation. */
const plain = (head: string) =>
  head
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\u200b\ufeff()[\]_.,:;*'"“”/-]/g, '')

/** The columns of a kind by their heading in either language or by the field's own name. */
function columnsByHead(kind: ImportKind): Map<string, Column> {
  return new Map(
    importColumns[kind].flatMap((column) =>
      [column.field, column.head.en, column.head.th].map((head) => [plain(head), column] as const),
    ),
  )
}

/** Above the headings there may be a title and an empty line or two. */
const headsWithin = 15

export type Heads = {
  /** Where the headings stand, from 0. */
  at: number
  columns: { place: number; column: Column }[]
  unknown: string[]
}

/** Finds the headings of a file, or says what is wrong with them. */
export function readHeads(kind: ImportKind, rows: readonly (readonly RawCell[])[]): Heads | Problem {
  const known = columnsByHead(kind)
  const [code] = importColumns[kind]
  const columnAt = (cell: RawCell) => known.get(plain(String(cell ?? '')))
  const at = rows
    .slice(0, headsWithin)
    .findIndex((row) => row.some((cell) => columnAt(cell)?.field === code?.field))
  const cells = rows[at]
  const name = (field: string) => {
    const { th, en } = labelOf(kind, field)
    return { column: th, columnEn: en }
  }
  if (rows.every((row) => row.every((cell) => plain(String(cell ?? '')) === '')))
    return refuse(importsProblems.blank)
  if (!cells) return refuse(importsProblems.noHeads, name('code'))
  const columns = cells.flatMap((cell, place) => {
    const column = columnAt(cell)
    return column ? [{ place, column }] : []
  })
  const unknown = cells
    .filter((cell) => !columnAt(cell) && plain(String(cell ?? '')) !== '')
    .map((cell) => String(cell).trim().slice(0, 60).toWellFormed())
  const fields = columns.map(({ column }) => column.field)
  const twice = fields.find((field, place) => fields.indexOf(field) !== place)
  if (twice) return refuse(importsProblems.twice, name(twice))
  const missing = neededColumns[kind].find((field) => !fields.includes(field))
  if (missing) return refuse(importsProblems.missingHead, name(missing))
  const settable = columns.filter(({ column }) => column.kind !== 'info' && column.field !== 'code')
  if (settable.length === 0)
    return refuse(importsProblems.nothingToSet, { heads: unknown.slice(0, 10).join(', ') || '-' })
  return { at, columns, unknown: unknown.slice(0, 50) }
}
