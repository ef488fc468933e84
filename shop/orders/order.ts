import type { Both } from '../catalogue/product.ts'
import type { Satang } from '../money/satang.ts'
import type { PriceType } from '../money/vat.ts'

/** Who placed an order: the customer, or a person acting for them; both names are stored. */
export type PlacedBy = { kind: 'customer' | 'agent' | 'staff' | 'job'; name: string }

export type OrderLine = {
  line: number
  productCode: string
  name: Both
  unit: 1 | 2 | 3
  unitName: Both
  rate: number
  quantity: number
  /** The price of one unit at the time of the order. */
  price: Satang
  priceType: PriceType
  /** Price times quantity. */
  amount: Satang
  /** This line's share of its promotion's discount. */
  discount: Satang
  promotionId: string | null
  promotionName: string
  free: boolean
  points: number
  picture: string | null
}

/** Events of the timeline that do not change the status. */
export const orderNotes = ['', 'payment overdue', 'payment received'] as const
export type OrderNote = (typeof orderNotes)[number]

/** A copy of the address at the time of the order; later changes of the customer do not affect it. */
export type OrderAddress = {
  code: string
  name: string
  address: string
  province: string
  district: string
  subdistrict: string
  postcode: string
  taxNumber: string
  phone: string
}
