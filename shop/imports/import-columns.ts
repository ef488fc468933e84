import type { Sentence } from '../identity/rules.ts'
import {
  type DraftField,
  type ProductDraft,
  priceField,
  priceLevels,
  productTexts,
  typeField,
  unitPositions,
} from '../merchant-products/product-draft.ts'
import { productLabels } from '../merchant-products/product-labels.ts'
import type { ImportKind } from './import-kinds.ts'

/** How a cell is read and written; `info` is only written, for the reader's eye. */
export type CellKind = 'text' | 'count' | 'money' | 'tax' | 'yesNo' | 'highlight' | 'day' | 'info'
export type Column = { field: string; kind: CellKind; head: Sentence }

const prices = priceLevels.flatMap((level) =>
  unitPositions.flatMap((unit) => [priceField(level, unit), typeField(level, unit)]),
)
const priceSet = new Set<string>(prices)
const kinds: Partial<Record<DraftField, CellKind>> = {
  ...{ unitCount: 'count', unit1Rate: 'count', unit2Rate: 'count', unit3Rate: 'count' },
  ...{ lowStock: 'count', pointsPerUnit: 'count', catalogPrice: 'money', cost: 'money' },
  ...{ stockControlled: 'yesNo', needsLicence: 'yesNo', active: 'yesNo', highlight: 'highlight' },
}

const kindOf = (field: DraftField): CellKind =>
  kinds[field] ??
  (field.endsWith('Type') && priceSet.has(field) ? 'tax' : priceSet.has(field) ? 'money' : 'text')
const columnOf = (field: DraftField): Column => ({ field, kind: kindOf(field), head: productLabels[field] })

/** In the order of the labels, which is that of the form; pictures are not for a spreadsheet. */
const draftColumns = (Object.keys(productLabels) as DraftField[])
  .filter((field) => field !== 'pictures')
  .map(columnOf)
const info = (field: string, head: Sentence): Column => ({ field, kind: 'info', head })

const code = columnOf('code')
const name = info('nameTh', productLabels.nameTh)
const days: Column[] = [
  { field: 'startsOn', kind: 'day', head: { th: 'วันเริ่ม', en: 'First day' } },
  { field: 'endsOn', kind: 'day', head: { th: 'วันสุดท้าย', en: 'Last day' } },
]

const customer: Column[] = [
  { field: 'code', kind: 'text', head: { th: 'รหัสร้าน', en: 'Customer code' } },
  { field: 'name', kind: 'text', head: { th: 'ชื่อร้าน', en: 'Shop' } },
  { field: 'mobile', kind: 'text', head: { th: 'เบอร์มือถือ', en: 'Mobile' } },
  { field: 'contact', kind: 'text', head: { th: 'ผู้ติดต่อ', en: 'Contact' } },
  { field: 'typeCode', kind: 'text', head: { th: 'ประเภทลูกค้า', en: 'Customer type' } },
  { field: 'storeType', kind: 'text', head: { th: 'ประเภทร้าน', en: 'Store type' } },
  { field: 'saleCode', kind: 'text', head: { th: 'รหัสพนักงานขาย', en: 'Salesperson' } },
  { field: 'taxNumber', kind: 'text', head: { th: 'เลขผู้เสียภาษี', en: 'Tax number' } },
  { field: 'creditLimit', kind: 'money', head: { th: 'วงเงินเครดิต', en: 'Credit limit' } },
  { field: 'hasLicence', kind: 'yesNo', head: { th: 'ใบอนุญาตขายสุรา', en: 'Licence for alcohol' } },
  { field: 'address', kind: 'text', head: { th: 'ที่อยู่', en: 'Address' } },
  { field: 'subdistrict', kind: 'text', head: { th: 'ตำบล/แขวง', en: 'Subdistrict' } },
  { field: 'district', kind: 'text', head: { th: 'อำเภอ/เขต', en: 'District' } },
  { field: 'province', kind: 'text', head: { th: 'จังหวัด', en: 'Province' } },
  { field: 'postcode', kind: 'text', head: { th: 'รหัสไปรษณีย์', en: 'Postcode' } },
]

/** The columns of each kind of file, the same out and in. */
export const importColumns: Record<ImportKind, readonly Column[]> = {
  products: draftColumns,
  prices: [code, name, columnOf('catalogPrice'), ...prices.map(columnOf)],
  advancePrices: [code, name, ...days, ...prices.map(columnOf)],
  stock: [
    ...[code, name],
    { field: 'onHand', kind: 'count', head: { th: 'จำนวนคงเหลือ (ชิ้น)', en: 'On hand (pieces)' } },
    info('reserved', { th: 'จองไว้ (ชิ้น)', en: 'Reserved (pieces)' }),
    info('smallestUnit', { th: 'หน่วยนับ', en: 'Counted in' }),
    { field: 'note', kind: 'text', head: { th: 'หมายเหตุ', en: 'Note' } },
  ],
  customers: customer,
}

/** Without these columns a file says nothing. */
export const neededColumns: Record<ImportKind, readonly string[]> = {
  products: ['code'],
  prices: ['code'],
  advancePrices: ['code', 'startsOn', 'endsOn'],
  stock: ['code', 'onHand'],
  customers: ['code'],
}

const textFields = new Set<string>(productTexts)
/** Fields in which a blank cell says something: an empty text, no price, or an unknown cost. */
export const mayBeBlank = (field: string): boolean =>
  textFields.has(field) || priceSet.has(field) || /^(catalogPrice|cost|unit\dRate)$/.test(field)

export const labelOf = (kind: ImportKind, field: string): Sentence =>
  importColumns[kind].find((column) => column.field === field)?.head ?? { th: field, en: field }

/** What a file says of a product: only fields it has a column for. */
export type DraftCells = Partial<ProductDraft>
