import type { SeedProduct } from '#database/seeds/catalogue/products.ts'
import type { Status } from '#database/seeds/orders/order-steps.ts'
import type { OrderTotals } from '#database/seeds/orders/order-totals.ts'
import type { Customer } from '#database/seeds/people/customers.ts'

export type OrderLine = {
  product: SeedProduct
  unitAt: number
  rate: number
  quantity: number
  price: number
  priceType: 0 | 1 | 2
  amount: number
  discount: number
  promotionId: string | null
  free: boolean
  points: number
}

export type ByKind = 'customer' | 'agent' | 'staff' | 'rider' | 'job'
export type OrderEvent = { status: Status; at: string; byKind: ByKind; byName: string; why: string }

export type Order = OrderTotals & {
  saleUnit: string
  number: string
  customer: Customer
  status: Status
  day: string
  placedAt: string
  placedByKind: 'customer' | 'agent' | 'staff'
  placedBy: string
  payment: Payment
  paidAt: string | null
  pickup: boolean
  deliveryFee: number
  wantsTaxInvoice: boolean
  pointsMode: boolean
  requestedOn: string | null
  remark: string
  riderMobile: string | null
  lines: OrderLine[]
  events: OrderEvent[]
}

export const paymentCodes = { COD: 0, LINEPAY: 1, BANK: 2, CREDIT: -1, POINTS: -1 } as const
export type Payment = keyof typeof paymentCodes
