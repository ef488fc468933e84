import { describe, expect, test } from 'vitest'
import { type ListReading, readOrderList } from './read-order-list.ts'

const said = ({ code, quantity, asks, unitName, unit }: ListReading) =>
  [
    code,
    asks ? `${asks}${quantity || ''}` : quantity,
    ...(unitName === undefined ? [] : [`'${unitName}'`]),
    ...(unit ? [unit] : []),
  ].join(' ')
/** Every reading of each line; an unknown quantity is 0. */
const understood = (text: string) =>
  readOrderList(text).rows.map(({ readings }) => readings.map(said).join(' | '))
/** The reading of a line by a catalogue that knows only this code. */
const of = (code: string, text: string) =>
  readOrderList(text).rows.flatMap(({ readings }) =>
    readings.filter((reading) => reading.code === code).map(said),
  )
const codesTried = (text: string) =>
  readOrderList(text).rows.flatMap(({ readings }) => readings.map(({ code }) => code))

describe('numbers and units run together as people type them', () => {
  test.each([
    ['1118x3', '1118 3'],
    ['1118X3ลัง', "1118 3 'ลัง'"],
    ['1118 x3ลัง', "1118 3 'ลัง'"],
    ['3x 1118', '1118 3'],
    ['1,000x\t1118', '1118 1000'],
    ['1118 x 3', '1118 3'],
    ['1118 × 3', '1118 3'],
    ['1118 - 3', '1118 3'],
    ['1118- 3', '1118 3'],
    ['1118 — 3', '1118 3'],
    ['1118 ลัง3', "1118 3 'ลัง'"],
    ['1118 (3) ลัง', "1118 3 'ลัง'"],
    ['1118 3 box', "1118 3 'box'"],
    ['1. 1118 3', '1118 3'],
    ['1118\t= 3', '1118 3'],
    ['1118\t3 ลัง', "1118 3 'ลัง'"],
    ['1118\tลัง 3', "1118 3 'ลัง'"],
  ])('%s', (text, row) => {
    expect(of('1118', text)).toEqual([row])
  })

  test('a code that holds an x stays whole', () => expect(of('AX3', 'AX3 5')).toEqual(['AX3 5']))
})

describe('numbers in a name are no quantity', () => {
  test.each([
    ['1118 น้ำดื่ม 600 มล. 3', '1118 3'],
    ['1118 น้ำอัดลม 6x600มล. 3', '1118 3'],
    ['1118 ถั่ว 3รส 2', '1118 2'],
    ['1118 แพ็ค6ขวด 2', '1118 2'],
    ['1118 วิตามินบี12ขวด 3', '1118 3'],
    ['1118 นม แพ็ค 3 ลัง', "1118 3 'ลัง'"],
    ['1118\tโซดา 12\t3', '1118 3'],
    ['1118\t7 ดาว\t3', '1118 3'],
    ['1118\tน้ำดื่ม ขวด\t3', '1118 3'],
    ['1118\tขวด เล็ก\t3', '1118 3'],
    ['1118\t12 ขวด แพ็คใหญ่\t3', '1118 3'],
    ['1118\t3\tน้ำดื่ม ขวดเล็ก', '1118 3'],
  ])('%s', (text, row) => {
    expect(of('1118', text)).toEqual([row])
  })
})

describe('a word beside the number may be a unit of this shop alone', () => {
  test.each([
    ['1118\tน้ำดื่ม เล็ก\t3\tเข่ง', "1118 3 'เข่ง'"],
    ['1118\t3\tเข่ง\tน้ำดื่ม เล็ก', "1118 3 'เข่ง'"],
    ['1118 3 ??', '1118 3'],
    ['1118\t3\t#N/A', '1118 3'],
    ['1118 3 Extraordinarily-large-basket', "1118 3 'Extraordinarily-larg'"],
  ])('%s', (text, row) => {
    expect(of('1118', text)).toEqual([row])
  })
})

describe('rather asked than guessed', () => {
  test.each([
    ['1118 1/2ลัง', '1118 blank'],
    ['1118 3ลัง5แพ็ค', '1118 blank'],
    ['1118 3 -10.00', '1118 many'],
    ['1118 3 0.125', '1118 many'],
    ['1118 tuna', '1118 blank'],
    ['1118\t#2 สูตรเข้มข้น', '1118 blank'],
    ['1118\t—', '1118 blank'],
    ['1118 ---', '1118 blank'],
    ['118,300', '118 many'],
    ['118,1300', '118 1300'],
    ['118,2', '118 2'],
    ['118\t300', '118 300'],
    ['1118,300', '1118 300'],
  ])('%s', (text, row) => {
    expect(of(row.split(' ')[0] ?? '', text)).toEqual([row])
  })

  test('a number cut at its comma is asked for each code it could stand beside', () =>
    expect(understood('12,300')).toEqual(['12 many | 300 many']))

  test('a line with numbers that names no product is asked about', () => {
    expect(understood('น้ำดื่ม 600 มล.\n1118 3')[0]).toBe(' many')
    expect(understood('1118x3ลัง5แพ็ค')).toEqual([' many'])
    expect(understood('รหัส\tชื่อ\tจำนวน\n\tเครื่องดื่ม 12 ขวด\t')).toEqual([' many'])
  })
})

const longest = `A${'1'.repeat(59)}`
describe('what the catalogue is asked for', () => {
  test.each([
    ['a size is no code', '1118 น้ำดื่ม 600 มล. 3', ['1118', '3']],
    ['nor a name with a number in it', 'P001 น้ำ600 P002น้ำ 3', ['P001', '3']],
    ['nor a word of the name', 'P001 Soda 3', ['P001', '3']],
    ['nor a unit', 'box 3 P001', ['P001', '3']],
    ['nor a fraction', '1118 1.5', ['1118']],
    ['nor a tick before the line', 'x\t1118\t3', ['1118', '3']],
    ['a first word of letters may be one', 'WATER 3', ['WATER', '3']],
    ['long numbers come before short ones, four in all', '1 2 3 4 5 1118', ['1118', '1', '2', '3']],
    ['a code has at most 60 signs', `${longest} ${longest}1 3`, [longest, '3']],
  ])('%s', (_what, text, codes) => {
    expect(codesTried(text)).toEqual(codes)
  })
})

describe('under headings each thing stands where they say', () => {
  test.each([
    ['a quantity with its unit', 'รหัส\tจำนวน\n1118\t3 ลัง', ["1118 3 'ลัง'"]],
    ['a quantity alone', 'รหัส\tจำนวน\tหน่วย\n1118\t3\t', ['1118 3']],
    ['a unit by its number', 'code,qty,unit\n1118,3,2', ['1118 3 2']],
    [
      'a unit that is no number of one',
      'code,qty,unit\n1118,3,12\n1067,4,2 lb',
      ["1118 3 '12'", "1067 4 '2 lb'"],
    ],
    ['two units in one cell', 'รหัส\tจำนวน\n1118\t3 ลัง 5', ['1118 notWhole']],
    ['decimals of a sheet', 'รหัส\tจำนวน\n1118\t2.00\n1067\t2.05', ['1118 2', '1067 notWhole']],
    ['a dash for none', 'รหัส\tลัง\tแพ็ค\n1118\t2\t-\n1067\t–\t—', ["1118 2 'ลัง'", '1067 blank']],
    ['a tick for a quantity', 'รหัส\tจำนวน\n1118\tx', ['1118 notWhole']],
    ['two quantities', 'รหัส\tจำนวนสั่ง\tจำนวนครั้งก่อน\n1118\t3\t5', ['1118 many']],
    ['nothing in a column of units', 'รหัส\tลัง\n1118\t\n1067\t4', ['1118 blank', "1067 4 'ลัง'"]],
    ['a column without a heading', 'รหัส\tชื่อสินค้า\t\nP001\tสบู่\t3', ['P001 3 | 3 blank']],
    ['a name that looks like a code', 'รหัส\tชื่อ\tจำนวน\n1118\tB12\t3', ['1118 3']],
    [
      'no heading says code',
      'ชื่อ\tสินค้า\tขนาด\tจำนวน\tหน่วย\nSoda\t1118\t600 มล.\t3\tpack12\nSoap\t1067\t\t4\tขวด',
      ["1118 3 'pack12'", "1067 4 'ขวด'"],
    ],
    ['more codes than are tried', 'ชื่อ\t\t\t\t\tจำนวน\nA1\tA2\tA3\tA4\tA5\t3', ['A1 3 | A2 3 | A3 3 | A4 3']],
    ['a code too long for any', `รหัส\tจำนวน\n${longest}9\t3`, [`${longest} 3`]],
    ['a line typed by hand', 'รหัส,ชื่อ,จำนวน\nP001 3 ลัง', ["P001 3 'ลัง' | 3 blank 'ลัง'"]],
    ['headings typed by hand', 'รหัส จำนวน\nP001, สบู่, 3', ['P001 3 | 3 blank']],
  ])('%s', (_what, text, rows) => {
    expect(understood(text)).toEqual(rows)
  })
})

const numbered = '1\tP001\t3\n2\tP002\t4\n3\tP003\t5'
describe('a first column that counts only numbers the lines', () => {
  test.each([
    ['from the first line', numbered, ['P001 3', 'P002 4', 'P003 5']],
    ['below a greeting', `สวัสดีค่ะ ขอสั่งของ ตามนี้ นะคะ\n${numbered}`, ['P001 3', 'P002 4', 'P003 5']],
    [
      'with a line of two columns and one by hand below',
      `${numbered}\nP004\t6\nP005 7`,
      ['P001 3', 'P002 4', 'P003 5', 'P004 6', 'P005 7'],
    ],
    ['in Thai digits', '๑\tP001\t3\n๒\tP002\t4\n๓\tP003\t5', ['P001 3', 'P002 4', 'P003 5']],
  ])('%s', (_what, text, rows) => {
    expect(understood(text).map((row) => row.split(' | ')[0])).toEqual(rows)
  })

  test('two lines may as well be one and two of something', () => {
    expect(understood('1\tP001\tสบู่\n2\tP002\tแชมพู').map((row) => row.split(' | ')[0])).toEqual([
      'P001 1',
      'P002 2',
    ])
  })
})

describe('headings stand within the first fifteen lines', () => {
  const lines = (count: number, line: string) => Array.from({ length: count }, () => line).join('\n')
  test('below a letterhead of fourteen', () => {
    expect(understood(`${lines(14, 'โทร 02 555 0100')}\nรหัส\tจำนวน\nP001\t3`)).toEqual(['P001 3'])
  })
  test('below fifteen orders they begin another table, and nothing is lost', () => {
    expect(understood(`${lines(15, 'P001 3')}\nรหัส จำนวน\nP002 4`)).toHaveLength(16)
  })
})

test('words alone order nothing, and are told', () => {
  const { rows, skipped } = readOrderList('Good morning\nP001 3\nขอบคุณค่ะ')
  expect(rows.map(({ line }) => line)).toEqual([2])
  expect(skipped).toEqual([
    { line: 1, typed: 'Good morning' },
    { line: 3, typed: 'ขอบคุณค่ะ' },
  ])
})
