import type { Satang } from '../money/satang.ts'
import type { PriceType } from '../money/vat.ts'

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
  showPrice: boolean
}

/** A promotion as a product card tells it. */
export type ProductPromotion = { id: string; name: string; shortName: string; remark: string; endsOn: string }

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
  promotions: ProductPromotion[]
  pointsPerUnit: number
  materialType: string
  channel: string
  supplier: string
  highlight: string
  pictures: string[]
}

/** Material types that are bookkeeping, never goods on a shelf. */
export const hiddenMaterialTypes = ['DeliveryFee', 'Point', 'GivePoint'] as const
export const pageSize = 12

export function isSoldOut(product: Pick<Product, 'stockControlled' | 'stockAvailable'>): boolean {
  return product.stockControlled && product.stockAvailable <= 0
}

export function smallestUnit(product: Pick<Product, 'units'>): ProductUnit | undefined {
  return product.units.at(-1)
}
