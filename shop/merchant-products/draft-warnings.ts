import type { Sentence } from '../identity/rules.ts'
import { type PriceType, vatOf, withVat } from '../money/vat.ts'
import { type PriceCells, unitPrices } from '../pricing/unit-prices.ts'
import { hasWrongCheckDigit } from './barcode.ts'
import {
  type DraftField,
  type PriceLevel,
  type PriceMatrix,
  type ProductDraft,
  priceField,
  priceLevels,
  typeField,
  unitPositions,
} from './product-draft.ts'

type Rates = readonly [number, number, number]
type DraftWarning = { field: DraftField } & Sentence

/** The prices of one level as pricing takes them; undefined when the level has none. */
export function cellsOf(matrix: PriceMatrix, level: PriceLevel): PriceCells | undefined {
  const [one, two, three] = unitPositions.map((unit) => matrix[priceField(level, unit)])
  const [type1, type2, type3] = unitPositions.map((unit) => matrix[typeField(level, unit)])
  if (typeof one !== 'number') return undefined
  return {
    prices: [one, two ?? null, three ?? null],
    types: [(type1 ?? 1) as PriceType, type2 ?? null, type3 ?? null],
  }
}

export const ratesOf = (draft: Pick<ProductDraft, `unit${1 | 2 | 3}Rate`>): Rates => [
  draft.unit1Rate ?? 0,
  draft.unit2Rate ?? 0,
  draft.unit3Rate ?? 0,
]

/** What is allowed and yet probably a slip; the draft is tidy and without errors. */
export function draftWarnings(draft: ProductDraft, vatPercent: number): DraftWarning[] {
  return [
    ...barcodeWarnings(draft),
    ...rateWarnings(draft),
    ...priceOrderWarnings(draft, vatPercent),
    ...levelWarnings(draft, vatPercent),
    ...costWarnings(draft, vatPercent),
  ]
}

function barcodeWarnings(draft: ProductDraft): DraftWarning[] {
  return unitPositions
    .map((unit) => `barcode${unit}` as const)
    .filter((field) => hasWrongCheckDigit(draft[field]))
    .map((field) => ({
      field,
      th: 'เลขตรวจสอบท้ายบาร์โค้ดไม่ตรง อาจพิมพ์ผิด',
      en: 'The check digit does not fit, it may be mistyped',
    }))
}

function rateWarnings(draft: ProductDraft): DraftWarning[] {
  const [one, two, three] = ratesOf(draft)
  const isOdd = (big: number, small: number) => small > 0 && big % small !== 0
  const sentence = {
    th: 'หน่วยที่ใหญ่กว่าไม่ได้บรรจุหน่วยนี้เป็นจำนวนเต็ม',
    en: 'The bigger unit does not hold a whole number of this one',
  }
  return [
    ...(isOdd(one, two) ? [{ field: 'unit2Rate' as const, ...sentence }] : []),
    ...(isOdd(two, three) ? [{ field: 'unit3Rate' as const, ...sentence }] : []),
  ]
}

/** A derived price is rounded by up to half a satang. */
const rounding = 1

function priceOrderWarnings(draft: ProductDraft, vatPercent: number): DraftWarning[] {
  return priceLevels.flatMap((level) => {
    const list = cellsOf(draft, level)
    if (!list) return []
    const { units } = unitPrices({ list }, ratesOf(draft))
    return units.flatMap((small, at) => {
      const big = units[at - 1]
      if (!big) return []
      const [bigPrice, smallPrice] = [big, small].map((unit) =>
        withVat(unit.price, unit.priceType, vatPercent),
      )
      if ((bigPrice ?? 0) * small.rate <= ((smallPrice ?? 0) + rounding) * big.rate) return []
      return [
        {
          field: priceField(level, small.position),
          th: 'ซื้อหน่วยเล็กถูกกว่าหน่วยใหญ่เมื่อคิดต่อชิ้น',
          en: 'By the piece this is cheaper than the bigger unit',
        },
      ]
    })
  })
}

/** Without a list price it is not shown; other levels and the crossed-out price are measured by it. */
function levelWarnings(draft: ProductDraft, vatPercent: number): DraftWarning[] {
  const tagOf = (level: PriceLevel) => {
    const cells = cellsOf(draft, level)
    return cells && withVat(cells.prices[0], cells.types[0], vatPercent)
  }
  const list = tagOf(1)
  if (!list)
    return [
      {
        field: priceField(1, 1),
        th: 'ยังไม่มีราคาระดับ 1 ลูกค้าจะยังสั่งสินค้านี้ไม่ได้',
        en: 'Without a price at level 1 customers cannot order it',
      },
    ]
  const dearer = priceLevels
    .filter((level) => (tagOf(level) ?? 0) > list)
    .map((level) => ({
      field: priceField(level, 1),
      th: 'ราคาสูงกว่าระดับ 1',
      en: 'This is above the price of level 1',
    }))
  return draft.catalogPrice !== null && draft.catalogPrice <= list
    ? [
        ...dearer,
        {
          field: 'catalogPrice',
          th: 'ราคาป้ายไม่สูงกว่าราคาขาย จึงจะไม่แสดง',
          en: 'Not above the price, so it is not shown',
        },
      ]
    : dearer
}

function costWarnings({ cost, ...draft }: ProductDraft, vatPercent: number): DraftWarning[] {
  if (cost === null) return []
  return priceLevels.flatMap((level) => {
    const cells = cellsOf(draft, level)
    if (!cells) return []
    const [price] = cells.prices
    const net = cells.types[0] === 1 ? price - vatOf(price, 1, vatPercent) : price
    return net < cost
      ? [
          {
            field: priceField(level, 1),
            th: 'ราคาก่อน VAT ต่ำกว่าต้นทุน',
            en: 'Before VAT this is below its cost',
          },
        ]
      : []
  })
}
