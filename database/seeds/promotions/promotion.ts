import type { SeedProduct } from '#database/seeds/catalogue/products.ts'

type DiscountKind = '%' | 'Money/UOM' | 'Money'
/** `buy` is in base units, or satang under calculation 3; `discount` in satang, or percent times 100. */
type Tier = { buy: number; free?: number; discount?: number; kind?: DiscountKind }
type Audience = { kind: 'customer' | 'excluded' | 'customer_type' | 'store_type'; code: string }

export type Promotion = {
  id: string
  name: string
  short: string
  remark: string
  /** First and last day, relative to today. */
  days: [from: number, to: number]
  type: 1 | 2 | 3
  calculation: 1 | 2 | 3
  tiers: Tier[]
  sale: SeedProduct[]
  free?: SeedProduct[]
  /** The gift is points. */
  givesPoints?: true
  audience?: Audience[]
  weekdays?: number
  needsCoupon?: true
  disabled?: true
}

export const everyUnits = 1
export const reachUnits = 2
export const reachBaht = 3
export const percent = (share: number) => share * 100
export const baht = (amount: number) => amount * 100
