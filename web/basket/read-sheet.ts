import type { QuickRow } from '#shop/cart/quick-order.ts'

export type Cell = string | number | boolean | Date | null | undefined

const headings = /^(code|sku|barcode|item|product|รหัส|บาร์โค้ด|สินค้า|p_code)/i
const units: Record<string, 1 | 2 | 3> = { '1': 1, '2': 2, '3': 3 }

/** Code, quantity and perhaps unit from a row of a sheet; a heading and an empty row are nothing. A quantity that is none stays, to be told. */
export function readRow(cells: readonly Cell[], first: boolean): QuickRow | undefined {
  const [code = '', quantity = '', unit = ''] = cells.map((cell) => String(cell ?? '').trim())
  if (code === '' || (first && headings.test(code) && !/\d/.test(quantity))) return undefined
  const number = quantity === '' ? 1 : Number(quantity.replaceAll(',', ''))
  const position = units[unit]
  return { code, quantity: Number.isFinite(number) ? number : 0, ...(position ? { unit: position } : {}) }
}

export function readRows(rows: readonly (readonly Cell[])[]): QuickRow[] {
  return rows.flatMap((cells, at) => readRow(cells, at === 0) ?? [])
}

/** Pasted from a sheet, a chat or typed: columns by tab, comma, semicolon or blanks. */
export function readText(text: string): QuickRow[] {
  return readRows(
    text
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
      .map((line) => line.trim().split(/[\t,;]+\s*|\s+(?=\S)/)),
  )
}

export async function readFile(file: File): Promise<QuickRow[]> {
  if (/\.xlsx$/i.test(file.name)) {
    const { readSheet } = await import('read-excel-file/browser')
    return readRows((await readSheet(file)) as Cell[][])
  }
  const { default: papa } = await import('papaparse')
  return readRows(papa.parse<string[]>(await file.text(), { skipEmptyLines: true }).data)
}
