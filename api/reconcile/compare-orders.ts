import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { findOrdersToPay, findShares, moneyOf, type OrderToPay } from '#api/orders/order-money.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { isCancelled } from '#shop/orders/order-status.ts'
import { moneyStateOf, type OrderMoney, sumsOf } from '#shop/payments/money-state.ts'
import type { Finding } from '#shop/reconcile/reconcile-contract.ts'
import { type Compared, mostFindings, type ReconcileDeps } from './finding.ts'

const atOnce = 500

/** What is written of an order's money follows from its payments by the one rule, and so does "paid". */
export async function compareOrders({ db }: ReconcileDeps, saleUnit: string): Promise<Compared> {
  const findings: Finding[] = []
  let looked = 0
  let last = ''
  for (;;) {
    const written = await findWritten(db, saleUnit, last)
    const numbers = written.map(({ number }) => number)
    const [orders, shares] = await Promise.all([
      findOrdersToPay(db, saleUnit, numbers),
      findShares(db, saleUnit, numbers),
    ])
    for (const order of orders) {
      const own = written.find(({ number }) => number === order.number)
      const money = moneyOf(order, shares)
      findings.push(...compareState(order, money, own), ...comparePaid(order, money))
    }
    looked += written.length
    if (written.length < atOnce || findings.length >= mostFindings) return { findings, looked }
    last = numbers.at(-1) ?? last
  }
}

type Written = { number: string; state: string | null; received: number | null; returned: number | null }

async function findWritten(db: Db, saleUnit: string, after: string): Promise<Written[]> {
  const { rows } = await sql<Written>`
    select n.number, m.state, m.received, m.returned from (
      select s.order_number as number from payment_shares s where s.sale_unit = ${saleUnit} and s.order_number > ${after}
      union select w.order_number from order_money w where w.sale_unit = ${saleUnit} and w.order_number > ${after}
      order by 1 limit ${sql.lit(atOnce)}) n
    left join order_money m on m.sale_unit = ${saleUnit} and m.order_number = n.number order by n.number`.execute(
    db,
  )
  return rows
}

function compareState(order: OrderToPay, money: OrderMoney, own: Written | undefined): Finding[] {
  const state = moneyStateOf(money)
  const { received, returned } = sumsOf(money)
  if (own?.state === state && own.received === received && own.returned === returned) return []
  const say = (known: string | null | undefined, sum: number | null | undefined) =>
    known ? `${known} ${sayMoney(sum ?? 0)}` : ''
  return [finding('moneyState', order, say(own?.state, own?.received), say(state, received))]
}

function comparePaid(order: OrderToPay, money: OrderMoney): Finding[] {
  if (isCancelled(order.status) || money.paidOtherwise) return []
  const { received } = sumsOf(money)
  const isPaid = received >= order.total
  if (isPaid === (order.paid_at !== null)) return []
  return [finding(isPaid ? 'notMarkedPaid' : 'markedPaid', order, sayMoney(received), sayMoney(order.total))]
}

const finding = (kind: Finding['kind'], order: OrderToPay, says: string, should: string): Finding => ({
  kind,
  about: order.number,
  paymentId: null,
  says,
  should,
})
