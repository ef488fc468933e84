import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { findOrdersToPay, findShares, moneyOf } from '#api/orders/order-money.ts'
import { findInOrder, ordersSeenBy } from '#api/orders/order-scope.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { banks } from '#shop/payments/banks.ts'
import { owedOf } from '#shop/payments/money-state.ts'
import type { payToContract } from '#shop/payments/pay-to-contract.ts'
import { refuse } from '#shop/problems/problem.ts'
import { billPayload, promptPayPayload } from '#shop/thai-qr/promptpay.ts'

/** The centre's accounts, and what a banking app reads from the QR. */
export async function findPayTo(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  saleUnit: string,
  owed: { amount: number; reference: string },
) {
  const accounts = await db
    .selectFrom('bank_accounts')
    .select(['bank_code', 'account_name', 'account_number', 'promptpay_id', 'biller_id'])
    .where('sale_unit', '=', saleUnit)
    .orderBy('position')
    .execute()
  return {
    accounts: accounts.map((account) => ({
      bankCode: account.bank_code,
      bank: banks[account.bank_code]?.[locale] ?? account.bank_code,
      accountName: account.account_name,
      accountNumber: account.account_number,
    })),
    promptPay: qrOf(accounts, owed),
  }
}

type Receiver = { promptpay_id: string | null; biller_id: string | null }

/** A biller's QR carries our reference, so that the bank's statement names the order. */
function qrOf(accounts: readonly Receiver[], { amount, reference }: { amount: number; reference: string }) {
  const billerId = accounts.find(({ biller_id }) => biller_id)?.biller_id
  if (billerId) return billPayload({ billerId, ref1: reference.replace(/[^0-9A-Z]/g, '').slice(-20), amount })
  const known = accounts.find(({ promptpay_id }) => promptpay_id)?.promptpay_id
  return known ? promptPayPayload(known, amount) : null
}

export const payTo: Handler<typeof payToContract> = async ({ orderNumber }, { db, caller, locale }) => {
  const found = await findInOrder(await ordersSeenBy(db, caller), async ({ saleUnit, seen }) => {
    const { rows } = await sql<{ number: string }>`
      select o.number from orders o where ${seen} and o.number = ${orderNumber}`.execute(db)
    return rows[0] && { saleUnit, number: rows[0].number }
  })
  if (!found) throw refuse(ordersProblems.none)
  const [order] = await findOrdersToPay(db, found.saleUnit, [found.number])
  const owed = order ? owedOf(moneyOf(order, await findShares(db, found.saleUnit, [found.number]))) : 0
  if (order?.payment_method !== 'BANK' || owed === 0) return { amount: 0, accounts: [], promptPay: null }
  return {
    amount: owed,
    ...(await findPayTo({ db, locale }, found.saleUnit, { amount: owed, reference: order.number })),
  }
}
