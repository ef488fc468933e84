import { sql } from 'kysely'
import { sayMoney } from '#shop/money/say-money.ts'
import { type Compared, mostFindings, type ReconcileDeps } from './finding.ts'

type Row = {
  id: string
  amount: number
  received: number
  returned: number
  shares: number
  shares_received: number
  shares_returned: number
}

/** A payment is the sum of its shares, to the satang. */
export async function comparePayments({ db }: ReconcileDeps, saleUnit: string): Promise<Compared> {
  const { rows } = await sql<Row>`
    select p.id, p.amount, p.received, p.returned, s.shares, s.shares_received, s.shares_returned
    from payments p join (
      select t.payment_id, sum(t.amount)::bigint as shares, sum(t.received)::bigint as shares_received, sum(t.returned)::bigint as shares_returned
      from payment_shares t where t.sale_unit = ${saleUnit} group by t.payment_id) s on s.payment_id = p.id
    where p.sale_unit = ${saleUnit}
      and (p.amount <> s.shares or p.received <> s.shares_received or p.returned <> s.shares_returned)
    order by p.made_at limit ${sql.lit(mostFindings)}`.execute(db)
  const { rows: counted } = await sql<{ looked: number }>`
    select count(*)::int as looked from payments where sale_unit = ${saleUnit}`.execute(db)
  return {
    looked: counted[0]?.looked ?? 0,
    findings: rows.map((row) => {
      const isAmount = row.amount !== row.shares
      const isReceived = row.received !== row.shares_received
      return {
        kind: isAmount ? 'sharesAmount' : isReceived ? 'sharesReceived' : 'sharesReturned',
        about: row.id,
        paymentId: row.id,
        says: sayMoney(isAmount ? row.amount : isReceived ? row.received : row.returned),
        should: sayMoney(isAmount ? row.shares : isReceived ? row.shares_received : row.shares_returned),
      }
    }),
  }
}
