import { describe, expect, test } from 'vitest'
import { readHeadings } from './order-headings.ts'
import { splitText } from './order-table.ts'
import { readOrderList } from './read-order-list.ts'

/** The meaning of each heading; undefined when the line is not a heading line. */
function rolesOf(text: string): string | undefined {
  const [line] = splitText(text)
  const columns = line && readHeadings(line)
  if (!columns) return undefined
  const roles = Array.from({ length: columns.width }, (_, at) => {
    if (columns.codes.includes(at)) return 'code'
    if (columns.quantities.includes(at)) return 'quantity'
    if (columns.units.includes(at)) return 'unit'
    return columns.perUnit.find((each) => each.at === at)?.unit ?? '-'
  })
  return roles.join(' ')
}
const longHeading = (count: number) => 'จำนวนที่ร้านสั่ง'.padEnd(count, '.')

describe('a line of headings says what stands below each', () => {
  test.each([
    ['รหัสสินค้า\tชื่อสินค้า\tจำนวน\tหน่วย\tราคา\tจำนวนเงิน', 'code - quantity unit - -'],
    ['No.\tCode\tDescription\tQty\tUOM\tAmount', '- code - quantity unit -'],
    ['ที่\tรหัส\tที่ต้องการ (จำนวน)', '- code quantity'],
    ['สินค้า\tจำนวน', '- quantity'],
    ['รหัส\tจำนวน\tสาขา', 'code quantity -'],
    ['SKU\tOrder\t12-pack price', 'code quantity -'],
    ['รหัส\tชื่อ\tลัง\tแพ็ค', 'code - ลัง แพ็ค'],
    ['รหัส\tจำนวน\tแพ็ค', 'code quantity -'],
    ['รหัส จำนวน', 'code quantity'],
    [`รหัส\t${longHeading(40)}`, 'code quantity'],
  ])('%s', (text, roles) => {
    expect(rolesOf(text)).toBe(roles)
  })
})

describe('no line of headings', () => {
  test.each([
    ['which shop it is for', 'ชื่อร้าน\tร้านป้าน้อย\tหมายเหตุ'],
    ['an order that names what it says', 'รหัส\t1118\tจำนวน\t3'],
    ['the same with commas', 'รหัส 118, จำนวน 3'],
    ['a sentence with words of headings', 'ฝากเช็ค รหัส จำนวน ด้วยนะคะ'],
    ['one word below the list', 'สั่งแค่นี้ก่อนครับ'],
    ['a title alone in its line of a sheet', 'จำนวนสินค้าที่สั่งวันนี้\t\t'],
    ['a whole sentence in a cell', `รหัส\t${longHeading(41)}`],
  ])('%s', (_what, text) => {
    expect(rolesOf(text)).toBeUndefined()
  })
})

const rowsOf = (text: string) =>
  readOrderList(text).rows.map(({ readings }) => readings.map(({ code, quantity }) => `${code} ${quantity}`))

test('what is typed above a closing word is ordered', () => {
  expect(rowsOf('P001 3\nสั่งแค่นี้ก่อนครับ').flat()).toContain('P001 3')
  expect(rowsOf('P001 3\nฝากเช็ค รหัส จำนวน ด้วยนะคะ').flat()).toContain('P001 3')
})

test('lines about the shop above the headings are no headings', () => {
  expect(rowsOf('ชื่อร้าน\tร้านป้าน้อย\tหมายเหตุ\nจำนวนสินค้าที่สั่งวันนี้\t\t\nลำดับ\tรหัส\tจำนวน\n1\t1118\t3')).toEqual([
    ['1118 3'],
  ])
})
