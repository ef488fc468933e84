import type { Satang } from '../money/satang.ts'
import type { PriceType } from '../money/vat.ts'

export const unitPositions = [1, 2, 3] as const
export type UnitPosition = (typeof unitPositions)[number]
export const priceLevels = [1, 2, 3, 4, 5] as const
export type PriceLevel = (typeof priceLevels)[number]
const categoryLevels = [1, 2, 3, 4, 5] as const

export type PriceField = `level${PriceLevel}Unit${UnitPosition}Price`
type TypeField = `level${PriceLevel}Unit${UnitPosition}Type`
/** Prices of three units at five levels; blank ones of unit 2 and 3 are derived from unit 1. */
export type PriceMatrix = { [K in PriceField]: Satang | null } & { [K in TypeField]: PriceType | null }

export const productTexts = [
  ...(['code', 'nameTh', 'nameEn', 'shortNameTh', 'shortNameEn', 'descriptionTh', 'descriptionEn'] as const),
  ...(['h1', 'h2', 'h3', 'h4', 'h5'] as const),
  ...(['groupCode', 'brandCode', 'flavourCode', 'variantCode', 'sizeCode'] as const),
  ...(['materialType', 'channel', 'supplier', 'shelf'] as const),
  ...(['unit1Code', 'unit2Code', 'unit3Code', 'unit1NameTh', 'unit2NameTh', 'unit3NameTh'] as const),
  ...(['unit1NameEn', 'unit2NameEn', 'unit3NameEn', 'barcode1', 'barcode2', 'barcode3'] as const),
]
export type ProductText = (typeof productTexts)[number]

export const highlights = ['', 'HOTDEAL', 'NEW', 'RECOMMEND'] as const
type Highlight = (typeof highlights)[number]

/** What staff write of a product: every cell a field of its own, as in a form, a spreadsheet and the log. */
export type ProductDraft = { [K in ProductText]: string } & {
  [K in `unit${UnitPosition}Rate`]: number | null
} & {
  /** How many selling units are shown; the fields of the others do not count. */
  unitCount: UnitPosition
  /** Crossed out beside the price of unit 1. */
  catalogPrice: Satang | null
  /** What the centre pays for one unit 1, without VAT; null when unknown. */
  cost: Satang | null
  stockControlled: boolean
  /** With so many base units or fewer to sell it is marked as low. */
  lowStock: number
  /** Points for one smallest unit; 0 is not redeemable. */
  pointsPerUnit: number
  needsLicence: boolean
  highlight: Highlight
  active: boolean
  pictures: string[]
} & PriceMatrix

export type DraftField = keyof ProductDraft

export const mostPictures = 5
export const categoryFields = categoryLevels.map((level) => `h${level}` as const)
/** Descriptive words by the field that names them. */
export const wordFields = {
  group: 'groupCode',
  brand: 'brandCode',
  flavour: 'flavourCode',
  variant: 'variantCode',
  size: 'sizeCode',
} as const
export type WordKind = keyof typeof wordFields
export const wordKinds = Object.keys(wordFields) as [WordKind, ...WordKind[]]

export const priceField = (level: PriceLevel, unit: UnitPosition): PriceField =>
  `level${level}Unit${unit}Price`
export const typeField = (level: PriceLevel, unit: UnitPosition): TypeField => `level${level}Unit${unit}Type`

const cells = priceLevels.flatMap((level) =>
  unitPositions.map((unit) => ({
    level,
    unit,
    price: priceField(level, unit),
    type: typeField(level, unit),
  })),
)

/** Every cell of a price matrix, made by one function. */
export function priceMatrix(
  cell: (level: PriceLevel, unit: UnitPosition) => { price: Satang | null; type: PriceType | null },
): PriceMatrix {
  const matrix: Partial<PriceMatrix> = {}
  for (const { level, unit, price, type } of cells) {
    const made = cell(level, unit)
    matrix[price] = made.price
    matrix[type] = made.type
  }
  return matrix as PriceMatrix
}

/** The draft of a new product. */
export const blankProduct: ProductDraft = {
  ...(Object.fromEntries(productTexts.map((field) => [field, ''])) as Record<ProductText, string>),
  ...priceMatrix(() => ({ price: null, type: null })),
  ...{ unitCount: 1, unit1Rate: 1, unit2Rate: 0, unit3Rate: 0, materialType: 'FG' },
  ...{
    catalogPrice: null,
    cost: null,
    stockControlled: true,
    lowStock: 0,
    pointsPerUnit: 0,
    needsLicence: false,
  },
  ...{ highlight: '', active: true, pictures: [] },
}
