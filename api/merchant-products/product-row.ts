import { type RawBuilder, sql } from 'kysely'
import { productWords } from '#api/catalogue/product-words.ts'
import type { Db } from '#api/kit/database.ts'
import { hiddenMaterialTypes } from '#shop/catalogue/product.ts'
import type { MerchantProduct } from '#shop/merchant-products/merchant-product-wire.ts'
import {
  type PriceMatrix,
  type ProductDraft,
  priceMatrix,
  type UnitPosition,
} from '#shop/merchant-products/product-draft.ts'
import { unitCountOf } from '#shop/merchant-products/tidy-draft.ts'
import type { PriceType } from '#shop/money/vat.ts'

/** Columns of texts and flags by the field that holds them. */
export const productColumns = {
  ...{ code: 'code', nameTh: 'name_th', nameEn: 'name_en', shortNameTh: 'short_name_th' },
  ...{ shortNameEn: 'short_name_en', descriptionTh: 'description_th', descriptionEn: 'description_en' },
  ...{ h1: 'h1', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h5', groupCode: 'group_code', brandCode: 'brand_code' },
  ...{ materialType: 'material_type', channel: 'channel', supplier: 'supplier', shelf: 'shelf' },
  ...{ unit1Code: 'unit1_code', unit1NameTh: 'unit1_name_th', unit1NameEn: 'unit1_name_en' },
  ...{ unit2Code: 'unit2_code', unit2NameTh: 'unit2_name_th', unit2NameEn: 'unit2_name_en' },
  ...{ unit3Code: 'unit3_code', unit3NameTh: 'unit3_name_th', unit3NameEn: 'unit3_name_en' },
  ...{ unit1Rate: 'unit1_rate', unit2Rate: 'unit2_rate', unit3Rate: 'unit3_rate' },
  ...{
    catalogPrice: 'catalog_price',
    cost: 'cost',
    stockControlled: 'stock_controlled',
    lowStock: 'low_stock',
  },
  ...{ pointsPerUnit: 'points_per_unit', needsLicence: 'needs_licence', highlight: 'highlight' },
  ...{ active: 'active', pictures: 'pictures' },
} as const
/** Columns that are null where the field is blank. */
export const nullableColumns = {
  ...{ flavourCode: 'flavour_code', variantCode: 'variant_code', sizeCode: 'size_code' },
  ...{ barcode1: 'barcode1', barcode2: 'barcode2', barcode3: 'barcode3' },
} as const

export type PriceRow = { level: number } & { [K in `unit${UnitPosition}_price`]: number | null } & {
  [K in `unit${UnitPosition}_type`]: number | null
}
/** A level, and the price and the type of each unit. */
type PriceCells = [level: number, ...cells: (number | null)[]]
type Row = Record<string, unknown> & {
  version: number
  prices: PriceCells[] | null
  created_at: Date
  on_hand: number
  reserved: number
  is_advance: boolean
}

const [priceColumns, typeColumns] = [
  { 1: 'unit1_price', 2: 'unit2_price', 3: 'unit3_price' },
  { 1: 'unit1_type', 2: 'unit2_type', 3: 'unit3_type' },
] as const

export function matrixOf(rows: readonly PriceRow[]): PriceMatrix {
  const byLevel: PriceRow[] = []
  for (const row of rows) byLevel[row.level] = row
  return priceMatrix((level, unit) => ({
    price: byLevel[level]?.[priceColumns[unit]] ?? null,
    type: (byLevel[level]?.[typeColumns[unit]] ?? null) as PriceType | null,
  }))
}

export const isListed = sql`p.material_type <> all(${sql.lit(`{${hiddenMaterialTypes.join(',')}}`)}::text[])`

/** Products of a centre that are sold out, or have no more than `least` says. */
export const shortOf = (saleUnit: string, least = sql`0`) => sql`
  products p left join stock s on s.sale_unit = ${saleUnit} and s.product_code = p.code
  where p.sale_unit = ${saleUnit} and p.active and p.stock_controlled and ${isListed} and coalesce(s.on_hand - s.reserved, 0) <= ${least}`

// Written once: the list is asked for all day, and has fifty columns.
const columns = sql.raw(
  [...Object.values(productColumns), ...Object.values(nullableColumns)]
    .map((column) => `p.${column}`)
    .join(', '),
)

/** Products as staff see them, in the order of the codes or of the query that finds them; bookkeeping ones are left out. */
export async function loadProducts(
  db: Db,
  saleUnit: string,
  codes: readonly string[] | RawBuilder<{ code: string }>,
  day: string,
): Promise<MerchantProduct[]> {
  if ('length' in codes && codes.length === 0) return []
  const found = 'length' in codes ? sql`${[...codes]}::text[]` : sql`array(${codes})`
  const query = sql<Row>`
    select ${columns}, p.version, p.created_at,
      coalesce(s.on_hand, 0) as on_hand, coalesce(s.reserved, 0) as reserved,
      exists (select from advance_prices a where a.sale_unit = ${saleUnit} and a.product_code = p.code
        and a.starts_on <= ${day} and a.ends_on >= ${day}) as is_advance,
      (select json_agg(json_build_array(r.level, r.unit1_price, r.unit1_type, r.unit2_price, r.unit2_type, r.unit3_price, r.unit3_type))
        from product_prices r where r.sale_unit = ${saleUnit} and r.product_code = p.code) as prices
    from unnest(${found}) with ordinality f (code, place) join products p on p.sale_unit = ${saleUnit} and p.code = f.code
      left join stock s on s.sale_unit = ${saleUnit} and s.product_code = f.code
    where ${isListed} order by f.place`
  const words = await productWords(db, saleUnit)
  const { rows } = await query.execute(db)
  return rows.map((row) => productOf(row, words))
}

function pricesOf(rows: readonly PriceCells[]): PriceMatrix {
  const byLevel: PriceCells[] = []
  for (const row of rows) byLevel[row[0]] = row
  return priceMatrix((level, unit) => ({
    price: byLevel[level]?.[unit * 2 - 1] ?? null,
    type: (byLevel[level]?.[unit * 2] ?? null) as PriceType | null,
  }))
}

const [plainFields, blankableFields] = [Object.entries(productColumns), Object.entries(nullableColumns)]

function productOf(row: Row, words: Awaited<ReturnType<typeof productWords>>): MerchantProduct {
  const fields: Record<string, unknown> = {}
  for (const [field, column] of plainFields) fields[field] = row[column]
  for (const [field, column] of blankableFields) fields[field] = row[column] ?? ''
  const held = fields as Omit<ProductDraft, 'unitCount'>
  const available = row.on_hand - row.reserved
  return {
    ...held,
    ...pricesOf(row.prices ?? []),
    unitCount: unitCountOf(held),
    version: row.version,
    groupName: words.group.get(held.groupCode)?.th ?? '',
    brandName: words.brand.get(held.brandCode)?.th ?? '',
    brandNameEn: words.brand.get(held.brandCode)?.en ?? '',
    flavourName: words.flavour.get(held.flavourCode)?.th ?? '',
    variantName: words.variant.get(held.variantCode)?.th ?? '',
    sizeName: words.size.get(held.sizeCode)?.th ?? '',
    stock: {
      ...{ available, onHand: row.on_hand, reserved: row.reserved },
      isLow: held.stockControlled && available <= held.lowStock,
    },
    isAdvancePrice: row.is_advance,
    createdAt: row.created_at.toISOString(),
  }
}
