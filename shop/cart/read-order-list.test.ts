import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readWholeNumber } from '../thai/whole-number.ts'
import { readOrderCells, readOrderList } from './read-order-list.ts'

/** Every reading of a list as 'code quantity unit', with the question in place of an unknown quantity. */
const understood = (text: string) =>
  readOrderList(text).rows.map(({ readings }) =>
    readings
      .map(({ code, quantity, asks, unitName = '', unit = '' }) =>
        `${code} ${asks ?? quantity} ${unitName}${unit}`.trim(),
      )
      .join(' | '),
  )
/** The catalogue of these tests knows only 1118, 1067, P001 and one barcode. */
const known = new Set(['1118', '1067', '1034', 'P001', '118', '8850001000012'])
const meant = (text: string) =>
  readOrderList(text).rows.map(({ readings }) =>
    readings
      .filter(({ code }) => known.has(code))
      .map(({ code, quantity, asks, unitName = '', unit = '' }) =>
        `${code} ${asks ?? quantity} ${unitName}${unit}`.trim(),
      )
      .join(' | '),
  )

describe('a line says which product, how many, and of which unit', () => {
  test.each([
    ['1118 3', '1118 3'],
    ['1118\t1,000', '1118 1000'],
    ['1118 1,000', '1118 1000'],
    ['1118, 1,000', '1118 1000'],
    ['1118,3', '1118 3'],
    ['1118;3;ลัง', '1118 3 ลัง'],
    ['1118 3 ลัง', '1118 3 ลัง'],
    ['1118 3ลัง', '1118 3 ลัง'],
    ['1118 ลัง 3', '1118 3 ลัง'],
    ['3 ลัง 1118', '1118 3 ลัง'],
    ['ลัง 3 1118', '1118 3 ลัง'],
    ['3 1118', '1118 3'],
    ['1118 x3', '1118 3'],
    ['1118x3', '1118 3'],
    ['1118 = 3 แพ็ค', '1118 3 แพ็ค'],
    ['1118: 3 packs', '1118 3 packs'],
    ['1. 1118 3 ลัง', '1118 3 ลัง'],
    ['- 1118 12 ขวด', '1118 12 ขวด'],
    ['๑๑๑๘ ๓ ลัง', '1118 3 ลัง'],
    ['๑๑๑๘\t๑,๒๐๐', '1118 1200'],
    ['8850001000012   24  ', '8850001000012 24'],
    ['P001\tน้ำดื่ม 600 มล. แพ็ค 12\t3\tลัง', 'P001 3 ลัง'],
    ['น้ำดื่ม 600 มล.\tP001\t3', 'P001 3'],
    ['1118 น้ำดื่มสิงห์ 600 มล. 3 ลัง', '1118 3 ลัง'],
    ['1118 น้ำดื่มสิงห์ 600มล. 3', '1118 3'],
    ['P001 Coke 1.25 L 2 cases', 'P001 2 cases'],
    ['3\tลัง\tน้ำดื่ม\t1118', '1118 3 ลัง'],
    ['1118\tน้ำดื่ม\t3\t149.00', '1118 3'],
    ['"1118","น้ำดื่ม, เล็ก","1,000"', '1118 1000'],
    ['1118 3 ตะกร้า', '1118 3 ตะกร้า'],
    ['1\t2\t3\t4\t1118\t3 ลัง', '1118 3 ลัง'],
  ])('%s', (text, row) => {
    expect(meant(text)).toEqual([row])
  })
})

describe('a quantity is never guessed', () => {
  test.each([
    ['1118', '1118 blank'],
    ['1118\t', '1118 blank'],
    ['1118\t#N/A', '1118 notWhole'],
    ['1118\t-', '1118 blank'],
    ['1118 1.5', '1118 notWhole'],
    ['1118 1.5 ลัง', '1118 notWhole ลัง'],
    ['1118 1e3', '1118 notWhole'],
    ['1118 -3', '1118 notWhole'],
    ['1118 1.000', '1118 notWhole'],
    ['1118 10,00', '1118 notWhole'],
    ['1118\tน้ำดื่ม\t149.00', '1118 notWhole'],
    ['1118 many', '1118 blank'],
    ['1118 3 5', '1118 many'],
    ['1118 12 ขวด 3 ลัง', '1118 many'],
    ['P001,1,000', 'P001 many'],
    ['118,300', '118 many'],
    ['1118 1067', '1118 1067 | 1067 1118'],
  ])('%s', (text, row) => {
    expect(meant(text)).toEqual([row])
  })
})

test.each([
  ['as a CSV file', 'code,quantity,unit\nP001,12,2\r\n', ['P001 12 2']],
  ['a heading in Thai, with blanks', 'รหัสสินค้า จำนวน\nP001 5', ['P001 5']],
  [
    'an order form with names, prices and empty lines',
    'ใบสั่งซื้อ 16/11/2569\n\nลำดับ\tรหัสสินค้า\tชื่อสินค้า\tจำนวน\tหน่วย\tราคา/หน่วย\tจำนวนเงิน\n1\t1118\tน้ำดื่ม 600 มล.\t1,000\tขวด\t7.00\t7,000.00\n\n2\t1067\tบะหมี่\t\tลัง\t149.00\t\n3\tP001\tข้าว\t#N/A\tถุง\t10\t#N/A\n4\t1034\tสบู่\t2.00\tแพ็ค\t10\t20\n',
    ['1118 1000 ขวด', '1067 blank ลัง', 'P001 notWhole ถุง', '1034 2 แพ็ค'],
  ],
  [
    'headings in any order',
    'Qty\tUnit\tName\tBarcode\n3\tcase\t7 Up 12 pack\t8850001000012',
    ['8850001000012 3 case'],
  ],
  [
    'columns named by units',
    'รหัส\tชื่อ\tลัง\tแพ็ค\n1118\tน้ำ\t2\t\n1067\tบะหมี่\t1\t3\n1034\tสบู่\t\t',
    ['1118 2 ลัง', '1067 1 ลัง', '1067 3 แพ็ค', '1034 blank'],
  ],
  ['a code and a barcode', 'code,barcode,qty\n1118,8850001000012,4', ['1118 4 | 8850001000012 4']],
  ['thousands without quotes under headings', 'code,qty\n1118,1,000', ['1118 many']],
  [
    'lines numbered without headings',
    '1\t1118\tน้ำ\t3\n2\t1067\tบะหมี่\t4\n3\t1034\tสบู่\t5',
    ['1118 3', '1067 4', '1034 5'],
  ],
  ['one line under another, each its own way', '1118 3 ลัง\nสวัสดีค่ะ\n1067\t4', ['1118 3 ลัง', '1067 4']],
])('a table: %s', (_what, text, rows) => {
  expect(meant(text)).toEqual(rows)
})

test('what names nothing to order is told, with its line', () => {
  expect(readOrderList('ขอสั่งของครับ\nรหัส จำนวน\n1118 3').skipped).toEqual([
    { line: 1, typed: 'ขอสั่งของครับ' },
    { line: 2, typed: 'รหัส จำนวน' },
  ])
  expect(understood('รวม 3 รายการ\n1118 3')).toHaveLength(2)
})

test('cells of a spreadsheet are numbers, and codes may be too', () => {
  const { rows } = readOrderCells([
    ['barcode', 'qty'],
    [8850001000012, 6, null],
    [null, 4],
    [null, null],
    [1118, 1.5],
    [1118, null],
  ])
  expect(
    rows.map(({ line, readings }) => [line, readings[0]?.code, readings[0]?.asks ?? readings[0]?.quantity]),
  ).toEqual([
    [2, '8850001000012', 6],
    [3, '', 4],
    [5, '1118', 'notWhole'],
    [6, '1118', 'blank'],
  ])
})

const orders = fc.array(
  fc.record({
    code: fc.constantFrom('A-1001', 'B-2002', '8850001000012'),
    quantity: fc.integer({ min: 1, max: 9_999 }),
    unit: fc.constantFrom('', 'ลัง', 'pack', 'ขวด'),
    name: fc.constantFrom('น้ำดื่ม 600 มล.', 'Coke 1.25 L', 'สบู่ก้อน'),
    written: fc.constantFrom('plain', 'thousands', 'thai'),
    order: fc.shuffledSubarray(['code', 'name', 'quantity', 'unit'] as const, { minLength: 4 }),
  }),
  { minLength: 1, maxLength: 20 },
)
const write = (quantity: number, how: string) => {
  const text = how === 'plain' ? String(quantity) : quantity.toLocaleString('en')
  return how === 'thai' ? text.replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)] ?? '') : text
}

test('whatever the order of the columns, the amounts that were typed are the amounts understood', () => {
  fc.assert(
    fc.property(orders, (list) => {
      const text = list
        .map((row) =>
          row.order
            .map((column) => (column === 'quantity' ? write(row.quantity, row.written) : row[column]))
            .join('\t'),
        )
        .join('\n')
      const { rows, skipped } = readOrderList(text)
      expect(skipped).toEqual([])
      const right = rows.map(({ readings }) => readings.find(({ code }) => /^[AB]-|^885\d{10}$/.test(code)))
      expect(right.map((reading) => [reading?.code, reading?.quantity])).toEqual(
        list.map(({ code, quantity }) => [code, quantity]),
      )
      // Without a known unit, the word after the number is passed on, since it may be a unit of the product.
      for (const [at, { unit, name }] of list.entries())
        expect(unit ? [unit] : [name, undefined]).toContain(right[at]?.unitName)
    }),
    { numRuns: 200 },
  )
})

test('whatever is pasted, every line is understood, asked about or told as left out, and no amount appears that was not typed', () => {
  const line = fc.oneof(fc.string({ unit: fc.constantFrom(...'0123456789 ,.;\t"#ลังx-eP๓') }), fc.string())
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const text = lines.join('\n')
      const { rows, skipped } = readOrderList(text)
      for (const { typed, readings } of rows) {
        expect(readings.length).toBeGreaterThan(0)
        for (const { quantity, asks } of readings) {
          if (asks) expect(quantity).toBe(0)
          else expect(readWholeNumber(String(quantity))).toBe(quantity)
          const numbers = [/[\d๐-๙０-９][\d๐-๙０-９,]*/g, /[\d๐-๙０-９]+/g].flatMap((pattern) =>
            [...typed.matchAll(pattern)].map(([number]) => readWholeNumber(number.replaceAll(',', ''))),
          )
          if (!asks) expect(numbers).toContain(quantity)
        }
      }
      if (!text.includes('"'))
        expect(rows.length + skipped.length).toBeGreaterThanOrEqual(
          lines.filter((each) => /[^\s,;\u00a0\u200b-\u200f\ufeff]/.test(each)).length,
        )
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['12', 12],
  ['๑๒', 12],
  ['1,000', 1_000],
  ['๑,๒๓๔,๕๖๗', 1_234_567],
  ['12', 12],
  [' 7 ', 7],
  ['007', 7],
  ['1.5', undefined],
  ['1e3', undefined],
  ['10,00', undefined],
  ['1,0000', undefined],
  ['-3', undefined],
  ['', undefined],
  ['สาม', undefined],
  ['1 000', undefined],
])('%s as a quantity is %s', (text, quantity) => {
  expect(readWholeNumber(text)).toBe(quantity)
})
