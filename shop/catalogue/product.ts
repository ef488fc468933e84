import type { Satang } from '../money/satang.ts'
import type { PriceType } from '../money/vat.ts'
import type { ShownPromotion } from '../promotions/promotion-wire.ts'

/** Text kept in both languages. */
export type Both = { th: string; en: string }

/** A selling unit with the caller's prices; unit 1 is the biggest, the last one the smallest. */
export type ProductUnit = {
  position: 1 | 2 | 3
  code: string
  name: Both
  /** How many base units one of this unit holds. */
  rate: number
  priceType: PriceType
  /** The list price (level 1). */
  standardPrice: Satang
  /** The caller's own price. */
  salesPrice: Satang
  /** The caller's own price with VAT: what a price tag shows. */
  priceInVat: Satang
  /** The own price with VAT that a promotion without a threshold replaces; null when there is none. */
  priceBefore: Satang | null
  showPrice: boolean
}

export type Product = {
  code: string
  name: Both
  shortName: Both
  group: { code: string; name: string }
  brand: { code: string; name: Both }
  flavour: string
  variant: string
  size: string
  units: ProductUnit[]
  /** Crossed out beside the price of unit 1, when it is higher. */
  catalogPrice: Satang | null
  isAdvancePrice: boolean
  stockControlled: boolean
  /** In base units. */
  stockAvailable: number
  promotions: ShownPromotion[]
  pointsPerUnit: number
  materialType: string
  channel: string
  supplier: string
  highlight: string
  pictures: string[]
}

/** Material types that are bookkeeping, never goods on a shelf. */
/** The material type of points that promotions give: a gift on an order, never goods. */
export const pointsMaterialType = 'GivePoint'
export const hiddenMaterialTypes = ['DeliveryFee', 'Point', 'GivePoint'] as const
export const pageSize = 12
/** What the search box takes; more is no search. */
export const longestSearch = 200
/** Places of the shop that show display groups. */
export const displayPlacements = ['EORDER_HOME_PAGE', 'EORDER_LAYOUT_DRAWER'] as const

export function isSoldOut(product: Pick<Product, 'stockControlled' | 'stockAvailable'>): boolean {
  return product.stockControlled && product.stockAvailable <= 0
}

/** The price to cross out beside a unit's own: what a promotion replaces, or the catalogue's of the biggest unit, when it is higher. */
export function crossedOut(
  { catalogPrice }: Pick<Product, 'catalogPrice'>,
  unit: ProductUnit,
): Satang | undefined {
  const old = Math.max(unit.priceBefore ?? 0, (unit.position === 1 && catalogPrice) || 0)
  return old > unit.priceInVat ? old : undefined
}
