import { type RawBuilder, sql } from 'kysely'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import type { FindingKind } from '#shop/reconcile/reconcile-contract.ts'
import { type Compared, mostFindings, type ReconcileDeps } from './finding.ts'

type Row = { about: string; says: number; should: number; looked: number }
type Balance = { kind: FindingKind; say: (value: number) => string; query: RawBuilder<Row> }

/** A running sum that is kept beside the entries it is made of. */
async function compare({ db }: ReconcileDeps, { kind, say, query }: Balance): Promise<Compared> {
  const { rows } = await sql<Row>`
    select b.about, b.says, b.should, b.looked from (
      select k.*, count(*) over ()::int as looked from (${query}) k) b
    order by b.says = b.should, b.about limit ${sql.lit(mostFindings)}`.execute(db)
  return {
    looked: rows[0]?.looked ?? 0,
    findings: rows
      .filter(({ says, should }) => says !== should)
      .map(({ about, says, should }) => ({
        kind,
        about,
        paymentId: null,
        says: say(says),
        should: say(should),
      })),
  }
}

/** A customer owes what is left of their open orders on credit. */
export const compareDebts = (deps: ReconcileDeps, saleUnit: string) =>
  compare(deps, {
    kind: 'debt',
    say: sayMoney,
    query: sql<Row>`
      select c.code as about, c.debt as says, coalesce(d.owed, 0)::bigint as should from customers c left join (
        select o.credit_customer, sum(o.total - coalesce(m.received, 0)) as owed from orders o
        left join order_money m on m.sale_unit = ${saleUnit} and m.order_number = o.number
        where o.sale_unit = ${saleUnit} and o.credit_customer is not null and o.paid_at is null
          and o.status not in ('SO Cancel', 'Invoice Cancel') group by o.credit_customer) d on d.credit_customer = c.code
      where c.sale_unit = ${saleUnit} and (c.debt <> 0 or d.owed is not null)`,
  })

export const comparePoints = (deps: ReconcileDeps, saleUnit: string) =>
  compare(deps, {
    kind: 'points',
    say: sayNumber,
    query: sql<Row>`
      select c.code as about, c.points as says, coalesce(l.points, 0)::bigint as should from customers c left join (
        select p.customer_code, sum(p.points) as points from points_ledger p where p.sale_unit = ${saleUnit}
        group by p.customer_code) l on l.customer_code = c.code
      where c.sale_unit = ${saleUnit} and (c.points <> 0 or l.points is not null)`,
  })

/** Goods are reserved from the order until the invoice. */
export const compareStock = (deps: ReconcileDeps, saleUnit: string) =>
  compare(deps, {
    kind: 'reserved',
    say: sayNumber,
    query: sql<Row>`
      select s.product_code as about, s.reserved::bigint as says, coalesce(h.held, 0)::bigint as should from stock s left join (
        select l.product_code, sum(l.held) as held from order_lines l
        join orders o on o.sale_unit = ${saleUnit} and o.number = l.order_number
        where l.sale_unit = ${saleUnit} and o.status in ('SO Wait', 'SO Approve') group by l.product_code) h on h.product_code = s.product_code
      where s.sale_unit = ${saleUnit}`,
  })
