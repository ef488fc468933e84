import { crc32, deflateRawSync } from 'node:zlib'

/** A formula has the value it had when the file was saved, none, or an error such as #N/A. */
type Formula = { formula: string; value?: number; error?: string }
type Cell = string | number | null | Formula

const written = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const column = (at: number) => String.fromCharCode(65 + at)

/** A workbook of one sheet, packed as Excel packs it. */
export function makeXlsx(
  rows: readonly (readonly Cell[])[],
  merged: readonly string[] = [],
): Buffer<ArrayBuffer> {
  const cell = (value: Cell, at: string) => {
    if (value === null) return ''
    if (typeof value === 'object') {
      const shown = value.error ?? value.value
      return `<c r="${at}"${value.error ? ' t="e"' : ''}><f>${written(value.formula)}</f>${shown === undefined ? '' : `<v>${shown}</v>`}</c>`
    }
    return typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${written(value)}</t></is></c>`
  }
  const body = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((value, place) => cell(value, `${column(place)}${at + 1}`)).join('')}</row>`,
  )
  const mergeCells =
    merged.length > 0
      ? `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
      : ''
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  return zip({
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${body.join('')}</sheetData>${mergeCells}</worksheet>`,
  })
}

function zip(files: Record<string, string>): Buffer<ArrayBuffer> {
  const local: Buffer[] = []
  const table: Buffer[] = []
  let at = 0
  for (const [path, text] of Object.entries(files)) {
    const name = Buffer.from(path)
    const content = Buffer.from(text)
    const packed = deflateRawSync(content, { level: 1 })
    // Version, flags, method, time, date, checksum, both sizes, and the lengths of name and extra.
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    local.push(Buffer.from('PK\x03\x04', 'latin1'), common, name, packed)
    table.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, name)
    at += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  for (const place of [8, 10]) end.writeUInt16LE(Object.keys(files).length, place)
  end.writeUInt32LE(
    table.reduce((sum, part) => sum + part.length, 0),
    12,
  )
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...local, ...table, end])
}
