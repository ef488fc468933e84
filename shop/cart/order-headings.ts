import type { TypedLine } from './order-table.ts'
import { isUnitWord } from './unit-words.ts'

/** The column of each field by the table's headings; `perUnit` are quantity columns named by unit. */
export type Columns = {
  codes: number[]
  quantities: number[]
  units: number[]
  perUnit: { at: number; unit: string }[]
  width: number
}

// The order matters: 'จำนวนเงิน' is money and 'รหัสสินค้า' a code, though each contains another's word.
const roles = [
  [
    'other',
    /ราคา|เงิน|รวม|บาท|คงเหลือ|ลำดับ|ส่วนลด|หมายเหตุ|price|amount|total|discount|stock|balance|remark|note|^no\.?$|^#$|^ที่$/i,
  ],
  ['codes', /รหัส|บาร์โค้ด|code|sku|^item ?(no|id|#)|article/i],
  ['quantities', /จำนวน|ยอดสั่ง|^สั่ง|qty|quantity|^order/i],
  ['units', /หน่วย|unit|uom/i],
  ['other', /ชื่อ|สินค้า|รายการ|ขนาด|name|description|product|item|size|brand|ยี่ห้อ/i],
] as const

function roleOf(cell: string): (typeof roles)[number][0] | undefined {
  return cell.length > 40 || /\d{3}/.test(cell) ? undefined : roles.find(([, words]) => words.test(cell))?.[0]
}

/** The columns by a line's cells, when it is a heading line. */
export function readHeadings({ cells, by }: TypedLine): Columns | undefined {
  const named = cells.map(roleOf)
  const at = (role: string) => named.flatMap((each, place) => (each === role ? [place] : []))
  const [codes, quantities, units] = [at('codes'), at('quantities'), at('units')]
  const perUnit = cells.flatMap((cell, place) => (isUnitWord(cell) ? [{ at: place, unit: cell }] : []))
  const heads = named.filter(Boolean).length + perUnit.length
  const isHeading = codes.length > 0 || quantities.length > 0
  if (!isHeading || cells.some((cell) => /^[\d,.]+$/.test(cell))) return undefined
  // One word such as 'สั่งแค่นี้ครับ' may stand below an order: read as a heading, it would drop the lines
  // above.
  const enough = heads >= 2 && (by !== 'words' || heads === cells.length)
  return enough
    ? { codes, quantities, units, perUnit: quantities.length > 0 ? [] : perUnit, width: cells.length }
    : undefined
}
