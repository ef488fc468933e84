import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomDraft } from '#checks/products/random-drafts.ts'
import { type DraftFacts, draftErrors } from '../merchant-products/draft-errors.ts'
import type { ProductDraft } from '../merchant-products/product-draft.ts'
import { tidyDraft } from '../merchant-products/tidy-draft.ts'
import { Problem } from '../problems/problem.ts'
import { importColumns } from './import-columns.ts'
import { importKinds } from './import-kinds.ts'
import { judgeProduct } from './judge-product.ts'
import { readCell } from './read-cell.ts'
import { readHeads } from './read-heads.ts'
import { type ReadRow, readRows } from './read-rows.ts'
import { splitCsv } from './split-csv.ts'
import { guardText, unguardText, writeCell } from './write-cell.ts'

const facts: DraftFacts = {
  isCodeTaken: false,
  barcodes: new Map(),
  parentOf: () => null,
  hasWord: () => true,
  hasPicture: () => true,
}

function read(kind: 'products' | 'prices', text: string): ReadRow[] {
  const rows = splitCsv(text).map((row) => row.map(unguardText))
  const heads = readHeads(kind, rows)
  if (heads instanceof Problem) throw heads
  return readRows(kind, { rows, heads })
}

const quoted = (cell: string | number) => `"${String(cell).replaceAll('"', '""')}"`
function written(kind: 'products' | 'prices', draft: ProductDraft, locale: 'th' | 'en'): string {
  const columns = importColumns[kind]
  const cells = columns.map(({ field, kind: cell }) => {
    const value = writeCell(cell, draft[field as 'nameTh'] ?? null, locale)
    return quoted(typeof value === 'string' ? guardText(value) : value)
  })
  return `\ufeff${columns.map(({ head }) => quoted(head[locale])).join(',')}\r\n${cells.join(',')}\r\n`
}

test('whatever a product is, its export read back in either language changes nothing', () => {
  const kinds = fc.constantFrom('products' as const, 'prices' as const)
  const whatever = fc.property(
    randomDraft,
    kinds,
    fc.constantFrom('th' as const, 'en' as const),
    (sent, kind, locale) => {
      const draft = tidyDraft(sent)
      fc.pre(Object.keys(draftErrors(draft)).length === 0)
      const [row, ...more] = read(kind, written(kind, draft, locale))
      expect([more, row?.reasons]).toEqual([[], []])
      expect(judgeProduct(kind, { cells: row?.cells as Partial<ProductDraft>, saved: draft }, facts)).toEqual(
        {
          outcome: 'unchanged',
        },
      )
    },
  )
  fc.assert(whatever, { numRuns: 2_000 })
})

test('a text that begins like a formula is guarded, and any text comes back as it was', () => {
  for (const text of ['=1+1', '+66', '-5', '@SUM', "'=x", '\tx']) expect(guardText(text)).toBe(`'${text}`)
  fc.assert(fc.property(fc.string(), (text) => unguardText(guardText(text)) === text))
  fc.assert(fc.property(fc.string(), (text) => !/^[=+\-@\t\r]/.test(guardText(text))))
})

test('headings of a kind are told apart in both languages', () => {
  for (const kind of importKinds)
    for (const locale of ['th', 'en'] as const) {
      const heads = importColumns[kind].map(({ head }) => head[locale])
      const found = readHeads(kind, [['รายการ'], heads.toReversed()])
      if (found instanceof Problem) throw found
      expect(found.columns.map(({ column }) => column.field)).toEqual(
        importColumns[kind].map(({ field }) => field).toReversed(),
      )
      expect([found.at, found.unknown]).toEqual([1, []])
    }
})

test.each([
  ['count', ' ๑,๒๓๔ ', 1_234],
  ['count', 12, 12],
  ['count', '1.5', 'wrong'],
  ['count', 'สิบ', 'wrong'],
  ['count', '', null],
  ['money', '฿1,234.50', 123_450],
  ['money', 0.1, 10],
  ['money', '12.345', 'wrong'],
  ['money', new Date(0), 'wrong'],
  ['money', '#N/A', 'wrong'],
  ['tax', 'ไม่รวม  VAT', 2],
  ['tax', 'ไม่มี VAT', 0],
  ['tax', 'No VAT', 0],
  ['tax', 'Without VAT', 2],
  ['tax', 1, 1],
  ['tax', '7%', 'wrong'],
  ['yesNo', 'ใช่', true],
  ['yesNo', 'FALSE', false],
  ['yesNo', 'maybe', 'wrong'],
  ['day', '31/12/2569', '2026-12-31'],
  ['day', '2026-12-31', '2026-12-31'],
  ['day', new Date('2026-12-31T00:00:00Z'), '2026-12-31'],
  ['day', '31/02/2026', 'wrong'],
  ['text', 8_850_123_456_789, '8850123456789'],
  ['text', '8.85E+12', 'wrong'],
  ['text', 2 ** 60, 'wrong'],
  ['highlight', 'new', 'NEW'],
  ['highlight', 'best', 'wrong'],
] as const)('a cell of %s that says %s is read as %s', (kind, cell, expected) => {
  const reading = readCell(kind, cell)
  expect('wrong' in reading ? 'wrong' : reading.value).toBe(expected)
})

test('commas, semicolons and tabs are told apart, also beside quotes and new lines', () => {
  const cells = [
    ['code', 'name'],
    ['1', 'a;b,"c"\nd'],
  ]
  for (const between of [',', ';', '\t'])
    expect(splitCsv(`code${between}name\r\n1${between}"a;b,""c""\r\nd"`)).toEqual(cells)
  expect(splitCsv('ราคาเดือนนี้\n\ncode;name')).toEqual([['ราคาเดือนนี้'], [''], ['code', 'name']])
  expect(splitCsv('sep=;\ncode;name')).toEqual([[], ['code', 'name']])
})

test('wrong headings are named: none, one too few, one twice, nothing to set, and those not understood', () => {
  const code = (rows: string[][]) => {
    const heads = readHeads('stock', rows)
    return heads instanceof Problem ? heads.code : heads.unknown
  }
  expect(code([['ชื่อ', 'ราคา']])).toBe('imports.noHeads')
  expect(code([[' ', ''], []])).toBe('imports.blank')
  const none = readHeads('stock', [['ชื่อ']])
  expect(none instanceof Problem && [none.say('th'), none.say('en')]).toEqual([
    expect.stringContaining('“รหัสสินค้า”'),
    expect.stringContaining('“Product code”'),
  ])
  expect(code([['รหัสสินค้า', 'ราคา']])).toBe('imports.missingHead')
  expect(code([['รหัสสินค้า', 'Product code', 'onHand']])).toBe('imports.twice')
  expect(code([['รหัสสินค้า', 'On hand (pieces)', 'สีโปรด']])).toEqual(['สีโปรด'])
  const prices = readHeads('prices', [['รหัสสินค้า', 'สีโปรด']])
  expect(prices instanceof Problem && prices.say('en')).toContain('สีโปรด')
})

test('the same product or barcode in several rows is told in each of them, with the number of another', () => {
  const rows = read('products', 'code,barcode1,barcode2\nA,111,222\nB,333,111\nA,444,444\nA,,\nC,555,')
  expect(rows.map(({ row, reasons }) => [row, reasons.map(({ field, en }) => [field, en])])).toEqual([
    [
      2,
      [
        ['code', 'The product is also in row 4'],
        ['barcode1', 'The barcode is also in row 3'],
      ],
    ],
    [3, [['barcode2', 'The barcode is also in row 2']]],
    [4, [['code', 'The product is also in row 2']]],
    [5, [['code', 'The product is also in row 2']]],
    [6, []],
  ])
})

test('a blank cell empties a text, a price and a cost, and leaves the rest as it is', () => {
  const [row] = read('products', 'code,nameEn,level1Unit1Price,catalogPrice,cost,lowStock,active\nA,,,,,,')
  expect(row?.cells).toEqual({
    code: 'A',
    nameEn: '',
    level1Unit1Price: null,
    catalogPrice: null,
    cost: null,
  })
})
