import { describe, expect, test } from 'vitest'
import { splitCells, splitText } from './order-table.ts'

const cellsOf = (text: string) => splitText(text).map(({ cells }) => cells)

describe('a line is cut where its columns are', () => {
  test.each([
    ['1118\tน้ำดื่ม\t1,000', ['1118', 'น้ำดื่ม', '1,000'], 'table'],
    ['1118;1,000;ลัง', ['1118', '1,000', 'ลัง'], 'table'],
    [' 1118 , น้ำดื่ม , 3 ', ['1118', 'น้ำดื่ม', '3'], 'comma'],
    ['1118, 1,000', ['1118', '1,000'], 'comma'],
    ['  118,300  ', ['118', '300'], 'comma'],
    ['  1118  1,000 ลัง ', ['1118', '1,000', 'ลัง'], 'words'],
    ['1118,300 ขวด', ['1118', '300 ขวด'], 'comma'],
    ['1118,3 ลัง', ['1118', '3 ลัง'], 'comma'],
    ['1,000 ลัง 1118', ['1,000', 'ลัง', '1118'], 'words'],
  ])('%s', (text, cells, by) => {
    expect(splitText(text)).toMatchObject([{ cells, by }])
  })
})

describe('quotes hold together what a spreadsheet put in one cell', () => {
  test.each([
    ['a comma', '1118,"น้ำดื่ม, เล็ก","1,000"', [['1118', 'น้ำดื่ม, เล็ก', '1,000']]],
    ['a comma between tabs', '1118\t"น้ำดื่ม, เล็ก"\t3', [['1118', 'น้ำดื่ม, เล็ก', '3']]],
    ['a comma between semicolons', '1118;"น้ำดื่ม, เล็ก";3', [['1118', 'น้ำดื่ม, เล็ก', '3']]],
    ['a new line', '"น้ำดื่ม\n600 มล.",1118,3', [['น้ำดื่ม 600 มล.', '1118', '3']]],
    ['a quote, written twice', '"ท่อ 3"" ยาว",P001,2', [['ท่อ 3" ยาว', 'P001', '2']]],
    [
      'a whole file',
      '"code","qty"\n"1118","1,000"\n1067,"4"\n',
      [
        ['code', 'qty'],
        ['1118', '1,000'],
        ['1067', '4'],
      ],
    ],
  ])('%s', (_what, text, cells) => {
    expect(cellsOf(text)).toEqual(cells)
  })

  test('a quote inside a cell is a sign like any other', () => {
    expect(cellsOf('P001,ท่อ 3" ยาว,"2"')).toEqual([['P001', 'ท่อ 3" ยาว', '2']])
  })

  test('a quote that never closes was no quoting', () => {
    expect(cellsOf('"1118,3\n1067,4')).toEqual([
      ['"1118', '3'],
      ['1067', '4'],
    ])
  })
})

test('lines keep their numbers when empty ones fall away, and are told as typed', () => {
  expect(splitText('\ufeff1118 3\r\n\r\n \u00a0\r\n,,\r  1067\t 4\u200b \n')).toEqual([
    { line: 1, typed: '1118 3', cells: ['1118', '3'], by: 'words' },
    { line: 5, typed: '1067 4', cells: ['1067', '4'], by: 'table' },
  ])
})

test('cells of a spreadsheet become text as one reads it there', () => {
  const rows = [
    [' วันที่ ', new Date('2026-11-16T00:00:00Z')],
    [null, undefined, ''],
    [8850001000012, 3, true],
  ]
  expect(splitCells(rows)).toEqual([
    { line: 1, typed: 'วันที่ 2026-11-16', cells: ['วันที่', '2026-11-16'], by: 'table' },
    { line: 3, typed: '8850001000012 3 true', cells: ['8850001000012', '3', 'true'], by: 'table' },
  ])
})
