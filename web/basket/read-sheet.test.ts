import { expect, test } from 'vitest'
import { readRows, readText } from './read-sheet.ts'

test.each([
  [
    'a column of codes, one of each',
    'P001\nP002',
    [
      { code: 'P001', quantity: 1 },
      { code: 'P002', quantity: 1 },
    ],
  ],
  [
    'as a sheet is pasted',
    'P001\t12\nP002\t3\t1',
    [
      { code: 'P001', quantity: 12 },
      { code: 'P002', quantity: 3, unit: 1 },
    ],
  ],
  ['as a CSV file', 'code,quantity,unit\nP001,12,2\r\n', [{ code: 'P001', quantity: 12, unit: 2 }]],
  ['a heading in Thai', 'รหัสสินค้า จำนวน\nP001 5', [{ code: 'P001', quantity: 5 }]],
  ['typed with blanks and empty lines', '  8850001000012   24  \n\n\n', [{ code: '8850001000012', quantity: 24 }]],
  ['a quantity that is none is told, not guessed', 'P001 many', [{ code: 'P001', quantity: 0 }]],
])('%s', (_what, text, rows) => {
  expect(readText(text)).toEqual(rows)
})

test('cells of a spreadsheet are numbers, and codes may be too', () => {
  expect(
    readRows([
      ['barcode', 'qty'],
      [8850001000012, 6, null],
      [null, 4],
    ]),
  ).toEqual([{ code: '8850001000012', quantity: 6 }])
})
