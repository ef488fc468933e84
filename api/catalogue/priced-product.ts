import type { Both, Product, ProductUnit } from '#shop/catalogue/product.ts'
import { whyNotReadable } from '#shop/discounts/tiers.ts'
import { roundRatio, type Satang } from '#shop/money/satang.ts'
import { type PriceType, withVat } from '#shop/money/vat.ts'
import { salesPrice } from '#shop/pricing/sales-price.ts'
import type { ShownPromotion } from '#shop/promotions/promotion-wire.ts'

type Price = Satang | null
type Type = PriceType | null

/** A row of the product list, as the query names it. */
export type ProductRow = {
  code: string
  name_th: string
  name_en: string
  short_name_th: string
  short_name_en: string
  group_code: string
  brand_code: string
  flavour_code: string | null
  variant_code: string | null
  size_code: string | null
  catalog_price: Price
  stock_controlled: boolean
  available: number
  points_per_unit: number
  material_type: string
  channel: string
  supplier: string
  highlight: string
  pictures: string[]
} & { [K in `unit${1 | 2 | 3}_${'code' | 'name_th' | 'name_en'}`]: string } & {
  [K in `unit${1 | 2 | 3}_rate`]: number
} & {
  [K in `${'list' | 'own' | 'adv'}${1 | 2 | 3}`]: Price
} & { [K in `${'type' | 'adv_type'}${1 | 2 | 3}`]: Type }

/** A blank price of unit 2 or 3 is derived from unit 1 by the ratio of rates. */
export function cell(price: Price, unit1Price: Satang, rate: number, unit1Rate: number): Satang {
  return price ?? roundRatio(unit1Price * rate, unit1Rate)
}

function unitOf(
  row: ProductRow,
  position: 1 | 2 | 3,
  { vatPercent, promotions }: Pick<ProductPricing, 'vatPercent' | 'promotions'>,
): ProductUnit | undefined {
  const rate = row[`unit${position}_rate`]
  if (rate <= 0) return undefined
  const set = row.adv1 !== null ? 'adv' : row.own1 !== null ? 'own' : 'list'
  const priceType =
    (set === 'adv' ? (row[`adv_type${position}`] ?? row.adv_type1) : (row[`type${position}`] ?? row.type1)) ??
    1
  const ownPrice = cell(row[`${set}${position}`], row[`${set}1`] ?? 0, rate, row.unit1_rate)
  const price = salesPrice({ position, rate, price: ownPrice, priceType }, promotions)
  const showPrice = ownPrice > 0 && !promotions.some(whyNotReadable)
  return {
    position,
    code: row[`unit${position}_code`],
    name: { th: row[`unit${position}_name_th`], en: row[`unit${position}_name_en`] },
    rate,
    priceType,
    standardPrice: cell(row[`list${position}`], row.list1 ?? 0, rate, row.unit1_rate),
    salesPrice: price,
    priceInVat: withVat(price, priceType, vatPercent),
    priceBefore: showPrice && price < ownPrice ? withVat(ownPrice, priceType, vatPercent) : null,
    showPrice,
  }
}

type ProductPricing = {
  vatPercent: number
  promotions: ShownPromotion[]
  brand: Both | undefined
  group: string | undefined
}

export function pricedProduct(
  row: ProductRow,
  { vatPercent, promotions, brand, group }: ProductPricing,
): Product {
  const units = ([1, 2, 3] as const)
    .map((position) => unitOf(row, position, { vatPercent, promotions }))
    .filter((unit) => unit !== undefined)
  return {
    code: row.code,
    name: { th: row.name_th, en: row.name_en },
    shortName: { th: row.short_name_th, en: row.short_name_en },
    group: { code: row.group_code, name: group ?? row.group_code },
    brand: { code: row.brand_code, name: brand ?? { th: row.brand_code, en: row.brand_code } },
    flavour: row.flavour_code ?? '',
    variant: row.variant_code ?? '',
    size: row.size_code ?? '',
    units,
    catalogPrice: row.catalog_price,
    isAdvancePrice: row.adv1 !== null,
    stockControlled: row.stock_controlled,
    stockAvailable: row.available,
    promotions,
    pointsPerUnit: row.points_per_unit,
    materialType: row.material_type,
    channel: row.channel,
    supplier: row.supplier,
    highlight: row.highlight,
    pictures: row.pictures,
  }
}
