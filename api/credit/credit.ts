import { sql } from 'kysely'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { creditBalance } from '#shop/account/credit.ts'
import type { Caller } from '#shop/contract/caller.ts'
import { ageBands, ageingOf, type Debt, heldBy } from '#shop/credit/ageing.ts'
import type { creditContract, creditContracts } from '#shop/credit/credit-contract.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'

export type CreditHolder = { code: string; creditLimit: number; debt: number }

/**
 * Whose credit an order uses: the customer's own, or that of the acting agent, even if the client's agent
 * changed.
 */
export async function findCreditHolder(db: Db, caller: Caller): Promise<CreditHolder> {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const holder = caller.actor?.kind === 'agent' ? caller.actor.name : caller.customerCode
  const { rows } = await sql<{ code: string; credit_limit: number; debt: number }>`
    select code, credit_limit, debt from customers where sale_unit = ${caller.saleUnit} and code = ${holder}`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw refuse(identityProblems.noProfile)
  return { code: row.code, creditLimit: row.credit_limit, debt: row.debt }
}

export async function findDebts(db: Db, saleUnit: string, holder: string): Promise<Debt[]> {
  const { rows } = await sql<{ number: string; ordered_on: string; due_on: string; total: number }>`
    select o.number, (o.placed_at at time zone 'Asia/Bangkok')::date as ordered_on,
      coalesce(o.due_on, (o.placed_at at time zone 'Asia/Bangkok')::date) as due_on, o.total - coalesce(m.received, 0) as total
    from orders o left join order_money m on m.sale_unit = ${saleUnit} and m.order_number = o.number
    where o.sale_unit = ${saleUnit} and o.credit_customer = ${holder} and o.paid_at is null and o.status not in ('SO Cancel', 'Invoice Cancel')
    order by due_on, o.number`.execute(db)
  return rows.map((row) => ({
    orderNumber: row.number,
    orderedOn: row.ordered_on,
    dueOn: row.due_on,
    amount: row.total,
  }))
}

/** The holder's overdue amount, and the part of it that stops new orders on credit. */
export async function findOverdue(
  db: Db,
  holder: { saleUnit: string; code: string },
  { now, holdDays }: { now: Date; holdDays: number },
): Promise<{ overdue: number; held: number }> {
  const debts = await findDebts(db, holder.saleUnit, holder.code)
  const today = bangkokDay(now)
  return { overdue: ageingOf(debts, today).overdue, held: heldBy(debts, today, holdDays) }
}

const credit: Handler<typeof creditContract> = async (_input, { db, caller, now }) => {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const holder = await findCreditHolder(db, caller)
  const debts = await findDebts(db, caller.saleUnit, holder.code)
  const { bands, overdue, nextDueOn } = ageingOf(debts, bangkokDay(now))
  return {
    limit: holder.creditLimit,
    debt: holder.debt,
    left: creditBalance(holder),
    overdue,
    nextDueOn,
    bands: ageBands.map((band) => ({ band, amount: bands[band] })),
    debts,
  }
}

export const creditHandlers: HandlersOf<typeof creditContracts> = {
  credit,
}
