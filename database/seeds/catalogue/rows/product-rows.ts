import { addDays, atMinute } from '#database/seeds/calendar.ts'
import type { Item } from '#database/seeds/catalogue/item.ts'
import type { SeedProduct } from '#database/seeds/catalogue/products.ts'
import { describe } from '#database/seeds/catalogue/rows/descriptions.ts'
import type { Row } from '#database/seeds/insert-rows.ts'
import type { Random } from '#database/seeds/random.ts'

export const wordCode = {
  flavour: (item: Item) => (item.flavour.th ? item.flavourKey : null),
  size: (item: Item) => item.size.en.replaceAll(' ', ''),
  variant: (item: Item) => item.shape,
}

/** A-03-2: a row of shelves for each department, a bay for each aisle, and one of four shelves. */
function shelfOf({ code, path: [department, aisle] }: Item): string {
  const bay = Number(aisle.slice(department.length)) / 10
  return `${'ABCDEFGHI'[Number(department) / 10 - 1] ?? 'Z'}-${String(bay).padStart(2, '0')}-${(Number(code) % 4) + 1}`
}

/** Columns of a product that are the same in every centre. */
function sharedColumns(item: Item): Row {
  const [h1, h2, h3, h4, h5] = item.path
  const [one, two, three] = item.units
  const [barcode1, barcode2 = null, barcode3 = null] = item.barcodes
  return {
    code: item.code,
    name_th: item.th,
    name_en: item.en,
    short_name_th: item.shortTh,
    short_name_en: item.shortEn,
    ...describe(item),
    ...{ h1, h2, h3, h4, h5, shelf: shelfOf(item) },
    group_code: item.line.aisle,
    brand_code: item.brand.code,
    flavour_code: wordCode.flavour(item),
    variant_code: wordCode.variant(item),
    size_code: wordCode.size(item),
    ...{ unit1_code: one?.code, unit1_name_th: one?.th, unit1_name_en: one?.en, unit1_rate: one?.rate },
    ...{
      unit2_code: two?.code ?? '',
      unit2_name_th: two?.th ?? '',
      unit2_name_en: two?.en ?? '',
      unit2_rate: two?.rate ?? 0,
    },
    ...{
      unit3_code: three?.code ?? '',
      unit3_name_th: three?.th ?? '',
      unit3_name_en: three?.en ?? '',
      unit3_rate: three?.rate ?? 0,
    },
    ...{ barcode1, barcode2, barcode3 },
    supplier: item.brand.supplier,
    needs_licence: item.line.needsLicence ?? false,
  }
}

export function productRow(
  saleUnit: string,
  product: SeedProduct,
  pictures: readonly string[],
  today: string,
  random: Random,
): Row {
  const age = product.highlight === 'NEW' ? random.between(2, 18) : random.between(60, 900)
  return {
    sale_unit: saleUnit,
    ...sharedColumns(product.item),
    catalog_price: product.catalogPrice,
    points_per_unit: product.pointsPerUnit,
    highlight: product.highlight,
    pictures,
    popularity: product.popularity,
    created_at: atMinute(addDays(today, -age), 600),
  }
}

export function priceRows(saleUnit: string, { item, cells }: SeedProduct): Row[] {
  const type = (price: number | null) => (price === null ? null : item.tax)
  return cells.map(([one, two, three], at) => ({
    sale_unit: saleUnit,
    product_code: item.code,
    level: at + 1,
    unit1_price: one,
    piece_price: Math.floor((one * 1000) / (item.units[0]?.rate ?? 1)),
    unit1_type: item.tax,
    unit2_price: two,
    unit2_type: type(two),
    unit3_price: three,
    unit3_type: type(three),
  }))
}

/** Stock of open orders comes on top of the available stock. */
export function stockRow(saleUnit: string, { item, shelf, reserved }: SeedProduct, random: Random): Row {
  const biggest = item.units[0]?.rate ?? 1
  const free =
    shelf === 'out'
      ? 0
      : shelf === 'low'
        ? random.between(1, Math.max(3, Math.floor(biggest * 0.8)))
        : biggest * random.between(12, 90) + random.between(0, biggest - 1)
  return { sale_unit: saleUnit, product_code: item.code, on_hand: free + reserved, reserved }
}
