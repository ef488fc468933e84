import type { Satang } from '#shop/money/satang.ts'

/** What a slip shows; account numbers are masked, as banks print them. */
export type Slip = {
  bankCode: string
  reference: string
  amount: Satang
  paidAt: Date
  from: { name: string; account: string }
  to: { name: string; account: string; bank: string }
  /** A bill's references. */
  refs: string[]
}
