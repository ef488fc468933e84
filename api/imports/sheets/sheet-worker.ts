import { parentPort } from 'node:worker_threads'
import writeExcelFile from 'write-excel-file/node'
import { type ImportKind, mostRows } from '#shop/imports/import-kinds.ts'
import { importsProblems } from '#shop/imports/imports-problems.ts'
import type { RawCell } from '#shop/imports/read-cell.ts'
import { readHeads } from '#shop/imports/read-heads.ts'
import { readRows } from '#shop/imports/read-rows.ts'
import { splitCsv } from '#shop/imports/split-csv.ts'
import { unguardText } from '#shop/imports/write-cell.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { openWorkbook, TooLarge, type Troubles } from './read-workbook.ts'

export type SheetTask =
  | { does: 'read'; kind: ImportKind; bytes: Uint8Array }
  | { does: 'write'; heads: readonly string[]; pages: readonly Uint8Array[] }
/** `pages` are rows as JSON: one thread writes them, the other passes them on without reading them all. */
export type SheetAnswer =
  | { rowCount: number; unknown: string[]; pages: Uint8Array[] }
  | { bytes: Uint8Array }
  | { code: string; params: Record<string, string | number> }
  | { failed: string }

const rowsInPage = 200

/** Excel writes Thai text files in Windows-874, which TIS-620 is a part of, unless it is told otherwise. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-874').decode(bytes)
  }
}

const startsWith = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, at) => bytes[at] === sign)

async function cellsOf(bytes: Uint8Array): Promise<{ rows: RawCell[][]; troubles?: Troubles }> {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw refuse(importsProblems.oldExcel)
  if (!startsWith(bytes, 0x50, 0x4b)) {
    const text = decode(bytes)
    // A picture or another program's file is no text.
    if (text.includes('\u0000')) throw refuse(importsProblems.unreadable)
    return { rows: splitCsv(text).map((row) => row.map(unguardText)) }
  }
  const { rowCount, read, troubles } = openWorkbook(bytes)
  requireFew(rowCount)
  return { rows: (await read()).map((row) => row.map(storable)), troubles }
}

/** PostgreSQL keeps no zero character and no half of a pair. */
const storable = (cell: RawCell): RawCell =>
  typeof cell === 'string' ? cell.replaceAll('\0', '').toWellFormed() : cell

/** Some rows above the headings and below the last one are not counted. */
const beside = 50
function requireFew(rows: number): void {
  if (rows > mostRows + beside)
    throw refuse(importsProblems.tooMany, { rows: sayNumber(rows), most: sayNumber(mostRows) })
}

async function read({ kind, bytes }: Extract<SheetTask, { does: 'read' }>): Promise<SheetAnswer> {
  const { rows, troubles } = await cellsOf(bytes).catch((error: unknown) => {
    if (error instanceof TooLarge) throw refuse(importsProblems.tooLarge)
    throw error instanceof Problem ? error : refuse(importsProblems.unreadable)
  })
  const heads = readHeads(kind, rows)
  if (heads instanceof Problem) throw heads
  requireFew(rows.length - 1 - heads.at)
  const all = readRows(kind, { rows, heads, ...(troubles && { troubles }) })
  if (all.length === 0) throw refuse(importsProblems.empty)
  const pages: Uint8Array[] = []
  for (let at = 0; at < all.length; at += rowsInPage)
    pages.push(Buffer.from(JSON.stringify(all.slice(at, at + rowsInPage))))
  return { rowCount: all.length, unknown: heads.unknown, pages }
}

/** A text is written as a text, whatever it begins with: no cell is ever a formula. */
async function write({ heads, pages }: Extract<SheetTask, { does: 'write' }>): Promise<SheetAnswer> {
  const rows = pages.flatMap((page) => JSON.parse(Buffer.from(page).toString()) as (string | number)[][])
  const data = [
    heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) =>
      row.map((value) =>
        value === ''
          ? null
          : typeof value === 'number'
            ? { value, type: Number, format: Number.isInteger(value) ? '0' : '#,##0.00' }
            : { value, type: String, format: '@' },
      ),
    ),
  ]
  const bytes = await writeExcelFile(data, {
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    columns: heads.map((head) => ({ width: Math.max(12, Math.min(head.length + 2, 28)) })),
  }).toBuffer()
  return { bytes: new Uint8Array(bytes) }
}

parentPort?.on('message', (task: SheetTask) => {
  void (task.does === 'read' ? read(task) : write(task))
    .catch(
      (error: unknown): SheetAnswer =>
        error instanceof Problem
          ? { code: error.code, params: error.params }
          : { failed: String(error instanceof Error ? error.stack : error) },
    )
    .then((answer) => parentPort?.postMessage(answer))
})
