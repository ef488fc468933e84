import type { Sentence } from '../identity/rules.ts'
import {
  type DraftField,
  type PriceMatrix,
  priceField,
  priceLevels,
  typeField,
  unitPositions,
} from './product-draft.ts'

const unitNames = ['หน่วยใหญ่', 'หน่วยกลาง', 'หน่วยเล็ก'] as const

const units = Object.fromEntries(
  unitPositions.flatMap((unit) => {
    const th = unitNames[unit - 1] ?? ''
    return Object.entries({
      [`unit${unit}Code`]: { th: `รหัส${th}`, en: `Code of unit ${unit}` },
      [`unit${unit}NameTh`]: { th: `ชื่อ${th}`, en: `Name of unit ${unit}` },
      [`unit${unit}NameEn`]: { th: `ชื่อ${th} (อังกฤษ)`, en: `English name of unit ${unit}` },
      [`unit${unit}Rate`]: { th: `จำนวนชิ้นใน${th}`, en: `Pieces in unit ${unit}` },
      [`barcode${unit}`]: { th: `บาร์โค้ด${th}`, en: `Barcode of unit ${unit}` },
    })
  }),
) as Record<`unit${1 | 2 | 3}${'Code' | 'NameTh' | 'NameEn' | 'Rate'}` | `barcode${1 | 2 | 3}`, Sentence>

const prices = Object.fromEntries(
  priceLevels.flatMap((level) =>
    unitPositions.flatMap((unit) => [
      [
        priceField(level, unit),
        { th: `ราคา${unitNames[unit - 1]} ระดับ ${level}`, en: `Price of unit ${unit}, level ${level}` },
      ],
      [
        typeField(level, unit),
        { th: `ภาษีของราคา${unitNames[unit - 1]} ระดับ ${level}`, en: `Tax of unit ${unit}, level ${level}` },
      ],
    ]),
  ),
) as Record<keyof PriceMatrix, Sentence>

/** What a field is called beside it and in sentences about it. */
export const productLabels: Record<DraftField, Sentence> = {
  code: { th: 'รหัสสินค้า', en: 'Product code' },
  nameTh: { th: 'ชื่อสินค้า', en: 'Product name' },
  nameEn: { th: 'ชื่อสินค้า (อังกฤษ)', en: 'English name' },
  shortNameTh: { th: 'ชื่อย่อ', en: 'Short name' },
  shortNameEn: { th: 'ชื่อย่อ (อังกฤษ)', en: 'English short name' },
  descriptionTh: { th: 'รายละเอียด', en: 'Description' },
  descriptionEn: { th: 'รายละเอียด (อังกฤษ)', en: 'English description' },
  h1: { th: 'หมวดสินค้าชั้น 1', en: 'Category level 1' },
  h2: { th: 'หมวดสินค้าชั้น 2', en: 'Category level 2' },
  h3: { th: 'หมวดสินค้าชั้น 3', en: 'Category level 3' },
  h4: { th: 'หมวดสินค้าชั้น 4', en: 'Category level 4' },
  h5: { th: 'หมวดสินค้าชั้น 5', en: 'Category level 5' },
  groupCode: { th: 'กลุ่มสินค้า', en: 'Group' },
  brandCode: { th: 'ยี่ห้อ', en: 'Brand' },
  flavourCode: { th: 'รสหรือกลิ่น', en: 'Flavour' },
  variantCode: { th: 'แบบบรรจุ', en: 'Variant' },
  sizeCode: { th: 'ขนาด', en: 'Size' },
  materialType: { th: 'ประเภทสินค้า', en: 'Material type' },
  channel: { th: 'ช่องทางจำหน่าย', en: 'Distribution channel' },
  supplier: { th: 'ผู้จำหน่าย', en: 'Supplier' },
  shelf: { th: 'ที่เก็บในคลัง', en: 'Shelf' },
  unitCount: { th: 'จำนวนหน่วยขาย', en: 'Number of units' },
  ...units,
  catalogPrice: { th: 'ราคาป้าย (ขีดฆ่า)', en: 'Crossed-out price' },
  cost: { th: 'ต้นทุนต่อหน่วยใหญ่ (ก่อน VAT)', en: 'Cost of unit 1, before VAT' },
  stockControlled: { th: 'ตัดสต็อก', en: 'Stock is kept' },
  lowStock: { th: 'เตือนเมื่อเหลือ', en: 'Low-stock mark' },
  pointsPerUnit: { th: 'คะแนนที่ใช้แลก', en: 'Points to redeem' },
  needsLicence: { th: 'ต้องมีใบอนุญาต', en: 'Needs a licence' },
  highlight: { th: 'ป้ายแนะนำ', en: 'Highlight' },
  active: { th: 'เปิดขาย', en: 'On sale' },
  pictures: { th: 'รูปสินค้า', en: 'Pictures' },
  ...prices,
}
