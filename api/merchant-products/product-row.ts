import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { hiddenMaterialTypes } from '#shop/catalogue/product.ts'
import type { MerchantProduct } from '#shop/merchant-products/merchant-product-wire.ts'
import {
  type Highlight,
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
type Row = Record<string, unknown> & {
  version: number
  prices: PriceRow[]
  created_at: Date
  on_hand: number
  reserved: number
  is_advance: boolean
} & Record<
    'group_name' | 'brand_name' | 'brand_name_en' | 'flavour_name' | 'variant_name' | 'size_name',
    string | null
  >

export const matrixOf = (rows: readonly PriceRow[]) =>
  priceMatrix((level, unit) => {
    const row = rows.find((each) => each.level === level)
    return {
      price: row?.[`unit${unit}_price`] ?? null,
      type: (row?.[`unit${unit}_type`] ?? null) as PriceType | null,
    }
  })

export const isListed = sql`p.material_type <> all(${sql.lit(`{${hiddenMaterialTypes.join(',')}}`)}::text[])`

/** Products as staff see them, in the order of the codes; bookkeeping ones are left out. */
export async function loadProducts(
  db: Db,
  saleUnit: string,
  codes: readonly string[],
  day: string,
): Promise<MerchantProduct[]> {
  if (codes.length === 0) return []
  const word = (kind: string, column: string, name = 'name_th') => sql`
    (select w.${sql.ref(name)} from product_words w where w.sale_unit = ${saleUnit} and w.kind = ${sql.lit(kind)} and w.code = ${sql.ref(`p.${column}`)})`
  const columns = [...Object.values(productColumns), ...Object.values(nullableColumns)]
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map((column) => sql.ref(`p.${column}`)))}, p.version, p.created_at,
      coalesce(s.on_hand, 0) as on_hand, coalesce(s.reserved, 0) as reserved,
      ${word('group', 'group_code')} as group_name, ${word('brand', 'brand_code')} as brand_name,
      ${word('brand', 'brand_code', 'name_en')} as brand_name_en, ${word('flavour', 'flavour_code')} as flavour_name,
      ${word('variant', 'variant_code')} as variant_name, ${word('size', 'size_code')} as size_name,
      exists (select from advance_prices a where a.sale_unit = ${saleUnit} and a.product_code = p.code
        and a.starts_on <= ${day} and a.ends_on >= ${day}) as is_advance,
      coalesce((select json_agg(json_build_object('level', r.level, 'unit1_price', r.unit1_price, 'unit1_type', r.unit1_type,
          'unit2_price', r.unit2_price, 'unit2_type', r.unit2_type, 'unit3_price', r.unit3_price, 'unit3_type', r.unit3_type))
        from product_prices r where r.sale_unit = ${saleUnit} and r.product_code = p.code), '[]') as prices
    from products p left join stock s on s.sale_unit = ${saleUnit} and s.product_code = p.code
    where p.sale_unit = ${saleUnit} and p.code = any(${[...codes]}::text[]) and ${isListed}
    order by array_position(${[...codes]}::text[], p.code)`.execute(db)
  return rows.map(productOf)
}

function productOf(row: Row): MerchantProduct {
  const held = Object.fromEntries([
    ...Object.entries(productColumns).map(([field, column]) => [field, row[column]]),
    ...Object.entries(nullableColumns).map(([field, column]) => [field, row[column] ?? '']),
  ]) as Omit<ProductDraft, 'unitCount'> & { highlight: Highlight }
  const available = row.on_hand - row.reserved
  return {
    ...held,
    ...matrixOf(row.prices),
    unitCount: unitCountOf(held),
    version: row.version,
    groupName: row.group_name ?? '',
    brandName: row.brand_name ?? '',
    brandNameEn: row.brand_name_en ?? '',
    flavourName: row.flavour_name ?? '',
    variantName: row.variant_name ?? '',
    sizeName: row.size_name ?? '',
    stock: {
      ...{ available, onHand: row.on_hand, reserved: row.reserved },
      isLow: held.stockControlled && available <= held.lowStock,
    },
    isAdvancePrice: row.is_advance,
    createdAt: row.created_at.toISOString(),
  }
}
