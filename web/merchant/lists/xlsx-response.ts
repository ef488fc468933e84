import writeExcelFile from 'write-excel-file/node'

/** What a spreadsheet shows in one cell; a text stays a text, whatever it begins with. */
export type SheetCell = string | number | null
type Sheet = { fileName: string; heads: readonly string[]; rows: readonly (readonly SheetCell[])[] }

/** A list as an Excel file, its heads bold and in sight while it is scrolled. */
export async function xlsxResponse({ fileName, heads, rows }: Sheet): Promise<Response> {
  const data = [
    heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) =>
      row.map((value) =>
        value === null || value === ''
          ? null
          : typeof value === 'number'
            ? { value, type: Number, format: Number.isInteger(value) ? '0' : '#,##0.00' }
            : { value, type: String },
      ),
    ),
  ]
  const bytes = await writeExcelFile(data, {
    stickyRowsCount: 1,
    columns: heads.map(() => ({ width: 18 })),
  }).toBuffer()
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="${fileName}.xlsx"`,
      'cache-control': 'no-store',
    },
  })
}
