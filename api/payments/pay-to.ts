import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import { findInOrder, ordersSeenBy } from '#api/orders/order-scope.ts'
import { isCancelled, type OrderStatus } from '#shop/orders/order-status.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { banks } from '#shop/payments/banks.ts'
import type { payToContract } from '#shop/payments/pay-to-contract.ts'
import { promptPayPayload } from '#shop/payments/promptpay.ts'
import { refuse } from '#shop/problems/problem.ts'

type Owed = {
  sale_unit: string
  status: OrderStatus
  payment_method: string
  paid_at: Date | null
  total: number
}

export const payTo: Handler<typeof payToContract> = async ({ orderNumber }, { db, caller, locale }) => {
  const order = await findInOrder(await ordersSeenBy(db, caller), async ({ seen }) => {
    const { rows } = await sql<Owed>`
      select o.sale_unit, o.status, o.payment_method, o.paid_at, o.total::float8 as total from orders o
      where ${seen} and o.number = ${orderNumber}`.execute(db)
    return rows[0]
  })
  if (!order) throw refuse(ordersProblems.none)
  const waits = order.payment_method === 'BANK' && !order.paid_at && !isCancelled(order.status)
  if (!waits) return { amount: 0, accounts: [], promptPay: null }
  const accounts = await db
    .selectFrom('bank_accounts')
    .select(['bank_code', 'account_name', 'account_number', 'promptpay_id'])
    .where('sale_unit', '=', order.sale_unit)
    .orderBy('position')
    .execute()
  const known = accounts.find(({ promptpay_id }) => promptpay_id)?.promptpay_id
  return {
    amount: order.total,
    accounts: accounts.map((account) => ({
      bankCode: account.bank_code,
      bank: banks[account.bank_code]?.[locale] ?? account.bank_code,
      accountName: account.account_name,
      accountNumber: account.account_number,
    })),
    promptPay: known ? promptPayPayload(known, order.total) : null,
  }
}
