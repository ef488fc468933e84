import type { MerchantSlip } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { banks } from '#shop/payments/banks.ts'
import type { Locale } from '#shop/words/locale.ts'

export type SlipRow = {
  id: string
  payment_id: string
  customer_code: string
  state: MerchantSlip['state']
  sent_at: Date
  bank_code: string | null
  bank_reference: string | null
  claimed: number | null
  paid_on: Date | null
  why: string
  decided_by: string
  decided_at: Date | null
}

export const slipOf = (row: SlipRow, locale: Locale): MerchantSlip => ({
  id: row.id,
  paymentId: row.payment_id,
  state: row.state,
  sentAt: row.sent_at.toISOString(),
  bank: row.bank_code ? (banks[row.bank_code]?.[locale] ?? row.bank_code) : '',
  bankReference: row.bank_reference,
  claimed: row.claimed,
  paidOn: row.paid_on?.toISOString() ?? null,
  why: row.why,
  decidedBy: row.decided_by,
  decidedAt: row.decided_at?.toISOString() ?? null,
})
