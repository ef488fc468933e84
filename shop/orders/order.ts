import type { Both } from '../catalogue/product.ts'
import type { Satang } from '../money/satang.ts'
import type { PriceType } from '../money/vat.ts'

/** Who placed an order: the customer, or somebody for them. Both names are kept. */
export type PlacedBy = { kind: 'customer' | 'agent' | 'staff' | 'job'; name: string }

export type OrderLine = {
  line: number
  productCode: string
  name: Both
  unit: 1 | 2 | 3
  unitName: Both
  rate: number
  quantity: number
  /** Of one unit, as it stood when it was ordered. */
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

/** One line of the VAT summary: gross is what is paid for the lines of a price type. */
export type VatGroup = { priceType: PriceType; percent: number; net: Satang; vat: Satang; gross: Satang }

/** What is told in the timeline while the status stays as it is. */
export const orderNotes = ['', 'payment overdue', 'payment received'] as const
export type OrderNote = (typeof orderNotes)[number]

/** An address as the order keeps it: what was true on the day, whatever the customer changes later. */
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
