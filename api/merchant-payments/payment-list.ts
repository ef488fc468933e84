import type { Handler } from '#api/kit/calls/perform.ts'
import { paymentFacts } from '#api/payments/payment-row.ts'
import type {
  ListedPayment,
  paymentListContract,
  paymentTasksContract,
} from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { countPayments, countSlips, findPayments, type ListRow } from './payment-list-queries.ts'
import { findToReturn, sumOf } from './to-return-queries.ts'

export const paymentList: Handler<typeof paymentListContract> = async (request, { db }) => {
  const back = await findToReturn(db, request.saleUnit)
  const ids = [...back.keys()]
  const [rows, counts, slipsWaiting] = await Promise.all([
    findPayments(db, request, ids),
    countPayments(db, request, ids),
    countSlips(db, request.saleUnit),
  ])
  const payments = rows.slice(0, request.take).map((row) => listedOf(row, sumOf(back.get(row.id))))
  return { payments, hasMore: rows.length > request.take, counts, slipsWaiting }
}

export const paymentTasks: Handler<typeof paymentTasksContract> = async ({ saleUnit }, { db }) => {
  const [slips, back] = await Promise.all([countSlips(db, saleUnit), findToReturn(db, saleUnit)])
  return { slips, toReturn: back.size }
}

export const listedOf = (row: ListRow, toReturn: number): ListedPayment => ({
  ...paymentFacts(row),
  provider: row.provider,
  customerCode: row.customer_code,
  customerName: row.customer_name,
  orderNumbers: row.order_numbers ?? [],
  reference: row.reference,
  slipState: row.slip_state,
  toReturn,
})
