import { findProvider } from '#api/gateways/find-provider.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { findPayTo } from '#api/paying/pay-to.ts'
import { loadPayment } from '#api/paying/show-payment.ts'
import { isToBeSettled } from '#api/refunds/settle-refund.ts'
import type { merchantPaymentContract } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { mayDecide } from './may-decide.ts'
import { findDetails, type RefundRow, type ShareRow } from './payment-detail-queries.ts'
import { listedOf } from './payment-list.ts'
import { slipOf } from './slip-of.ts'
import { findToReturn, sumOf } from './to-return-queries.ts'

export const merchantPayment: Handler<typeof merchantPaymentContract> = async (
  { saleUnit, paymentId },
  context,
) => {
  const { db, locale, caller, gateways, now } = context
  const key = { saleUnit, id: paymentId }
  const row = await loadPayment(db, key)
  const [details, customer, back, payTo] = await Promise.all([
    findDetails(db, key),
    db
      .selectFrom('customers')
      .select('name')
      .where('sale_unit', '=', saleUnit)
      .where('code', '=', row.customer_code)
      .executeTakeFirst(),
    findToReturn(db, saleUnit, row.order_numbers),
    findPayTo(context, saleUnit, { amount: row.amount, reference: row.id }),
  ])
  const toReturn = back.get(paymentId)
  const { shares, slips, refunds, events } = details
  return {
    ...listedOf(
      { ...row, customer_name: customer?.name ?? '', slip_state: slips[0]?.state ?? null },
      sumOf(toReturn),
    ),
    shares: shares.map((share) => shareOf(share, toReturn?.get(share.order_number) ?? 0)),
    slips: slips.map((slip) => slipOf(slip, locale)),
    refunds: refunds.map((refund) => refundOf(refund, now)),
    events: events.map(({ what, at, by_kind, by_name, why, amount }) => ({
      what,
      at: at.toISOString(),
      byKind: by_kind,
      by: by_name,
      why,
      amount,
    })),
    accounts: payTo.accounts,
    refundsByGateway: row.state === 'paid' && findProvider(gateways, row.provider) !== undefined,
    mayDecide: mayDecide(caller),
  }
}

const shareOf = (share: ShareRow, toReturn: number) => ({
  orderNumber: share.order_number,
  amount: share.amount,
  received: share.received,
  returned: share.returned,
  total: share.total,
  status: share.status,
  moneyState: share.money_state,
  placedAt: share.placed_at.toISOString(),
  toReturn,
  refundable: share.received - share.returned - share.asked,
})

const refundOf = (refund: RefundRow, now: Date) => ({
  id: refund.id,
  orderNumber: refund.order_number,
  amount: refund.amount,
  how: refund.how,
  state: refund.state,
  why: refund.why,
  askedAt: refund.asked_at.toISOString(),
  askedBy: refund.asked_by,
  hasProof: refund.proof !== null,
  toBeSettled: isToBeSettled(refund, now),
})
