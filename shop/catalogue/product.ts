import type { Satang } from '../money/satang.ts'
import type { PriceType } from '../money/vat.ts'
import type { ShownPromotion } from '../promotions/promotion-wire.ts'

/** Text in both languages. */
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
  /** The caller's price with VAT before a promotion without a threshold; null when there is none. */
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

/** The material type of points that promotions give: a gift on an order, never a product. */
export const pointsMaterialType = 'GivePoint'
/** Material types for bookkeeping, never shown as products. */
export const hiddenMaterialTypes = ['DeliveryFee', 'Point', 'GivePoint'] as const
export const pageSize = 12
/** The search box limits its input to this length. */
export const longestSearch = 200
/** Places in the shop that show display groups. */
export const displayPlacements = ['EORDER_HOME_PAGE', 'EORDER_LAYOUT_DRAWER'] as const

export function isSoldOut(product: Pick<Product, 'stockControlled' | 'stockAvailable'>): boolean {
  return product.stockControlled && product.stockAvailable <= 0
}

/**
 * The crossed-out price of a unit, if higher: the one before a promotion, or the list price of the biggest
 * unit.
 */
export function crossedOut(
  { catalogPrice }: Pick<Product, 'catalogPrice'>,
  unit: ProductUnit,
): Satang | undefined {
  const old = Math.max(unit.priceBefore ?? 0, (unit.position === 1 && catalogPrice) || 0)
  return old > unit.priceInVat ? old : undefined
}
