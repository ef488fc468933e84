import { Readable } from 'node:stream'
import { crc32, inflateRawSync } from 'node:zlib'
import { readSheet } from 'read-excel-file/node'
import type { Sentence } from '#shop/identity/rules.ts'
import { failedFormula, type RawCell } from '#shop/imports/read-cell.ts'

/** Unpacked, all parts of a workbook together: 20,000 rows of every column are about half of it. */
const mostBytes = 160 * 1024 * 1024

export class TooLarge extends Error {}

type Part = { name: string; packed: Buffer; isPacked: boolean }

/** The parts of a zip file by its central directory. */
function partsOf(zip: Buffer): Part[] {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  if (end < 0) throw new Error('not a zip file')
  let at = zip.readUInt32LE(end + 16)
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const [size, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)]
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const part = {
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      packed: zip.subarray(start, start + size),
      isPacked: zip.readUInt16LE(at + 10) !== 0,
    }
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
    return part
  })
}

/** Unpacks within bounds, whatever size the file claims: a small file may unpack to gigabytes. */
function unpack(parts: readonly Part[]): Map<string, Buffer> {
  let left = mostBytes
  const unpacked = new Map<string, Buffer>()
  for (const { name, packed, isPacked } of parts) {
    if (!/\.(xml|rels)$/.test(name)) continue
    if (left <= 0 || packed.length > left) throw new TooLarge()
    try {
      const content = isPacked ? inflateRawSync(packed, { maxOutputLength: left }) : packed
      left -= content.length
      unpacked.set(name, content)
    } catch (error) {
      throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? new TooLarge() : error
    }
  }
  return unpacked
}

/** A zip file of what was unpacked and nothing else: its reader follows no directory, and would unpack hidden parts. */
function repack(unpacked: ReadonlyMap<string, Buffer>): Readable {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  const pieces = [...unpacked].flatMap(([name, content]) => {
    const [head, path] = [Buffer.alloc(30), Buffer.from(name)]
    head.write('PK\x03\x04')
    head.writeUInt32LE(crc32(content), 14)
    head.writeUInt32LE(content.length, 18)
    head.writeUInt32LE(content.length, 22)
    head.writeUInt16LE(path.length, 26)
    return content.length > 0 ? [head, path, content] : []
  })
  return Readable.from([...pieces, end])
}

/** The first sheet, as a person sees it when the file opens. */
function firstSheet(parts: ReadonlyMap<string, Buffer>): string {
  const [, id] = /<(?:\w+:)?sheet [^>]*r:id="([^"]+)"/.exec(String(parts.get('xl/workbook.xml') ?? '')) ?? []
  const rels = String(parts.get('xl/_rels/workbook.xml.rels') ?? '')
  const rel = [...rels.matchAll(/<Relationship [^>]*>/g)].find(([tag]) => tag.includes(`Id="${id}"`))?.[0]
  const [, target = 'worksheets/sheet1.xml'] = /Target="\/?(?:xl\/)?([^"]+)"/.exec(rel ?? '') ?? []
  return String(parts.get(`xl/${target}`) ?? '').replaceAll('\0', '')
}

const placeOf = (letters: string) =>
  [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1

const merged: Sentence = {
  th: 'ช่องนี้ถูกผสานเซลล์ กรุณายกเลิกการผสาน',
  en: 'This cell is merged with others. Please split it.',
}
const noValue: Sentence = {
  th: 'สูตรในช่องนี้ไม่มีค่า กรุณาวางเป็นค่า',
  en: 'The formula of this cell has no value. Please paste it as a value.',
}

export type Troubles = Map<number, Map<number, Sentence>>

/** The reader takes merged cells and failed formulas for blank ones, which would empty what is saved. */
function troublesOf(sheet: string): Troubles {
  const troubles: Troubles = new Map()
  const add = (row: number, place: number, why: Sentence) => {
    const places = troubles.get(row) ?? new Map<number, Sentence>()
    troubles.set(row, places.set(place, why))
  }
  for (const [, column = '', row, shown = '#'] of sheet.matchAll(
    /<c r="([A-Z]{1,3})(\d+)"[^>]* t="e"[^>]*>(?:<f(?:[^>]*\/>|[^>]*>[^<]*<\/f>))?(?:<v>([^<]{1,20})<)?/g,
  ))
    add(Number(row) - 1, placeOf(column), failedFormula(shown))
  for (const [, column = '', row] of sheet.matchAll(
    /<c r="([A-Z]{1,3})(\d+)"[^>/]*><f(?:[^>]*\/>|[^>]*>[^<]*<\/f>)<\/c>/g,
  ))
    add(Number(row) - 1, placeOf(column), noValue)
  for (const [, left = '', top, right = '', bottom] of sheet.matchAll(
    /<mergeCell ref="([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)"/g,
  ))
    for (let row = Number(top) - 1; row < Math.min(Number(bottom), Number(top) + mostMerged); row += 1)
      for (
        let place = placeOf(left);
        place <= Math.min(placeOf(right), placeOf(left) + mostMerged);
        place += 1
      )
        add(row, place, merged)
  return troubles
}
/** A merge over the whole sheet is told by its first rows and columns. */
const mostMerged = 1_000

/** How many rows the sheet has, told before its cells are read. */
const rowsIn = (sheet: string) => sheet.match(/<row[ >]/g)?.length ?? 0

type Workbook = { rowCount: number; read: () => Promise<RawCell[][]>; troubles: Troubles }

/** A workbook, checked against its bounds before it is read. */
export function openWorkbook(bytes: Uint8Array): Workbook {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const unpacked = unpack(partsOf(zip))
  const sheet = firstSheet(unpacked)
  return {
    rowCount: rowsIn(sheet),
    troubles: troublesOf(sheet),
    read: async () => (await readSheet(repack(unpacked), { trim: false })) as RawCell[][],
  }
}
