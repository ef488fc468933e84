import { payToContract } from '#shop/payments/pay-to-contract.ts'
import { qrPath } from '#web/kit/text/qr-path.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'

type Order = { number: string; payment: string; paidAt: string | null }

/** The recipient of an order that awaits a transfer. */
export async function findPayTo({ call }: Pick<Visitor, 'call'>, order: Order) {
  if (order.payment !== 'BANK' || order.paidAt) return null
  const { amount, accounts, promptPay } = await call(payToContract, { orderNumber: order.number })
  return accounts.length > 0 ? { amount, accounts, qr: promptPay ? qrPath(promptPay) : null } : null
}
export type PayToData = NonNullable<Awaited<ReturnType<typeof findPayTo>>>
