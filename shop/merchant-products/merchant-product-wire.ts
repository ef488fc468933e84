import { z } from 'zod'
import { moneyInput, named, yesNo } from '../contract/wire.ts'
import type { Sentence } from '../identity/rules.ts'
import type { PriceType } from '../money/vat.ts'
import type { FieldReason } from '../problems/problem.ts'
import {
  type DraftField,
  highlights,
  type PriceMatrix,
  type ProductDraft,
  priceField,
  priceLevels,
  typeField,
  unitPositions,
} from './product-draft.ts'

type Fields<T> = { readonly [K in keyof T]: readonly [wireName: string, schema: z.ZodType<T[K]>] }

// The rules judge each field, so the schemas only set outer limits.
const text = z.string().max(500).default('')
const longText = z.string().max(10_000).default('')
const number = z.number().min(-1_000_000_000).max(1_000_000_000)
const price = moneyInput.nullable().default(null)
const priceType: z.ZodType<PriceType | null> = z.literal([0, 1, 2]).nullable().default(null)

const unitFields = (unit: 1 | 2 | 3) => ({
  [`unit${unit}Code`]: [`UNIT${unit}`, text],
  [`unit${unit}NameTh`]: [`UNIT${unit}NAME`, text],
  [`unit${unit}NameEn`]: [`UNIT${unit}NAME_EN`, text],
  [`unit${unit}Rate`]: [`UNIT${unit}RATE`, number.nullable().default(null)],
  [`barcode${unit}`]: [`BARCODE${unit}`, text],
})

/** Prices of unit 1 are PRICE1 to PRICE5 of a product; those of other units, and of windows, name both. */
const priceWireNames = (level: number, unit: number, isWindow: boolean): [price: string, type: string] =>
  unit === 1 && !isWindow
    ? [`PRICE${level}`, `PRICETYPE${level}`]
    : [`UNIT${unit}PRICELEVEL${level}`, `UNIT${unit}PRICELEVEL${level}TYPE`]

const priceFields = (isWindow: boolean) =>
  Object.fromEntries(
    priceLevels.flatMap((level) =>
      unitPositions.flatMap((unit) => {
        const [priceName, typeName] = priceWireNames(level, unit, isWindow)
        return [
          [priceField(level, unit), [priceName, price]],
          [typeField(level, unit), [typeName, priceType]],
        ]
      }),
    ),
  ) as unknown as Fields<PriceMatrix>

/** A product as staff write it, under the specification's names. */
export const draftFields = {
  code: ['P_Code', text],
  nameTh: ['PRODUCTNAME', text],
  nameEn: ['PRODUCTNAME_EN', text],
  shortNameTh: ['PRODUCTSHORTNAME_TH', text],
  shortNameEn: ['PRODUCTSHORTNAME_EN', text],
  descriptionTh: ['P_Description', longText],
  descriptionEn: ['P_Description_EN', longText],
  h1: ['Hierarchy1', text],
  h2: ['Hierarchy2', text],
  h3: ['Hierarchy3', text],
  h4: ['Hierarchy4', text],
  h5: ['Hierarchy5', text],
  groupCode: ['P_GroupCode', text],
  brandCode: ['P_BrandCode', text],
  flavourCode: ['P_FlavourCode', text],
  variantCode: ['P_VarCode', text],
  sizeCode: ['P_SizeCode', text],
  materialType: ['matype', text],
  channel: ['Dchain', text],
  supplier: ['SupplierName', text],
  shelf: ['Shelf', text],
  unitCount: ['UnitCount', z.literal([1, 2, 3]).default(1)],
  ...unitFields(1),
  ...unitFields(2),
  ...unitFields(3),
  catalogPrice: ['CatalogPrice', price],
  cost: ['Cost', price],
  stockControlled: ['STOCK_ITEM', yesNo.default(true)],
  lowStock: ['LowStock', number.default(0)],
  pointsPerUnit: ['Option1', number.default(0)],
  needsLicence: ['NeedsLicence', z.boolean().default(false)],
  highlight: ['HighlightStatus', z.enum(highlights).default('')],
  /** The wire says the opposite. */
  active: [
    'Disable',
    z
      .codec(z.enum(['Y', 'N']), z.boolean(), {
        decode: (flag) => flag === 'N',
        encode: (active) => (active ? 'N' : 'Y'),
      })
      .default(true),
  ],
  pictures: ['Pictures', z.array(z.string().max(200)).max(20).default([])],
  ...priceFields(false),
} as unknown as Fields<ProductDraft>

export const windowFields = {
  startsOn: ['DateStart', z.string().max(10).default('')],
  endsOn: ['DateEnd', z.string().max(10).default('')],
  ...priceFields(true),
} as const

/** The wire's name of a field. */
export const wireNameOf = (field: DraftField): string => draftFields[field][0]

/** Errors of fields under the wire's names, as a refusal carries them. */
export function reasonsOf<Field extends string>(
  errors: Partial<Record<Field, Sentence>>,
  fields: { readonly [K in Field]: readonly [wireName: string, ...rest: unknown[]] },
): FieldReason[] {
  return (Object.entries(errors) as [Field, Sentence][]).map(([field, { th, en }]) => ({
    field: fields[field][0],
    th,
    en,
  }))
}

const name = z.string()

/** A product as staff see it: what they wrote, its names, its stock and its version. */
export const merchantProduct = named({
  ...draftFields,
  version: ['Version', z.int()],
  groupName: ['P_Group', name],
  brandName: ['P_Brand', name],
  brandNameEn: ['P_BrandEN', name],
  flavourName: ['P_Flavour', name],
  variantName: ['P_Var', name],
  sizeName: ['P_Size', name],
  stock: [
    'Stock',
    named({
      available: ['StockAvailable', z.int()],
      onHand: ['StockOnHand', z.int()],
      reserved: ['StockReserved', z.int()],
      isLow: ['IsLow', z.boolean()],
    }),
  ],
  /** Whether a window is in force today. */
  isAdvancePrice: ['IsProductAdvancePrice', z.boolean()],
  createdAt: ['CreatedAt', name],
})
export type MerchantProduct = z.output<typeof merchantProduct>
