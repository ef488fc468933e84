import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { allSums } from '#api/reports/all-sums.ts'
import type { CustomerDetail } from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { addMonths, monthOf, monthsUpTo } from '#shop/reports/period.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import type { CustomerKey } from './require-customer.ts'

const [monthsShown, ordersShown, couponsShown, entriesShown] = [12, 8, 12, 12]

export async function findMonths(
  db: Db,
  { saleUnit, code }: CustomerKey,
  today: string,
): Promise<CustomerDetail['months']> {
  const labels = monthsUpTo(monthOf(today), monthsShown)
  const first = addMonths(monthOf(today), 1 - monthsShown)
  const { rows } = await sql<{ month: string; orders: number; total: number }>`
    select to_char(s.day, 'YYYY-MM') as month, sum(s.orders)::int as orders, sum(s.total)::bigint as total
    from ${allSums({ saleUnit })}
    where s.kind = 'customer' and s.key = ${code} and s.day >= ${`${first}-01`}::date group by 1`.execute(db)
  return labels.map((month) => {
    const found = rows.find((row) => row.month === month)
    return { month, orders: found?.orders ?? 0, total: found?.total ?? 0 }
  })
}

type OrderRow = Omit<CustomerDetail['orders'][number], 'placedAt'> & { placed_at: Date }

export async function findOrders(
  db: Db,
  { saleUnit, code }: CustomerKey,
): Promise<{ newest: CustomerDetail['orders']; lastOn: string | null }> {
  const { rows } = await sql<OrderRow>`
    select o.number, o.placed_at, o.status, o.total, o.points, o.placed_by_kind as "placedByKind",
      case o.placed_by_kind when 'staff' then coalesce((select s.name from staff s where s.username = o.placed_by), o.placed_by)
        else o.placed_by end as "placedBy"
    from orders o where o.sale_unit = ${saleUnit} and o.customer_code = ${code}
    order by o.placed_at desc, o.number desc limit ${sql.lit(ordersShown)}`.execute(db)
  const [last] = rows
  return {
    newest: rows.map(({ placed_at, ...row }) => ({ ...row, placedAt: placed_at.toISOString() })),
    lastOn: last ? bangkokDay(last.placed_at) : null,
  }
}

/** What was said last to each purpose. */
export async function findConsents(db: Db, accountId: string): Promise<CustomerDetail['consents']> {
  const { rows } = await sql<Omit<CustomerDetail['consents'][number], 'at'> & { at: Date }>`
    select distinct on (c.purpose) c.purpose, c.version, c.given, c.at, c.channel
    from consents c where c.account_id = ${accountId} order by c.purpose, c.at desc, c.id desc`.execute(db)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Those that can be used first, then those used last. */
export async function findCoupons(
  db: Db,
  { saleUnit, code }: CustomerKey,
  today: string,
): Promise<CustomerDetail['coupons']> {
  const { rows } = await sql<CustomerDetail['coupons'][number]>`
    select k.id as number, coalesce(p.name, k.promotion_id) as promotion, k.expires_on::text as "expiresOn", k.used_order as "orderNumber",
      case when k.used_at is not null then 'used' when k.expires_on < ${today}::date then 'expired' else 'unused' end as state
    from coupons k left join promotions p on p.sale_unit = ${saleUnit} and p.id = k.promotion_id
    where k.sale_unit = ${saleUnit} and k.customer_code = ${code}
    order by k.used_at is not null or k.expires_on < ${today}::date, k.used_at desc nulls first, k.expires_on, k.id
    limit ${sql.lit(couponsShown)}`.execute(db)
  return rows
}

/** With the orders the same person placed for them that day. */
export async function findActing(db: Db, { saleUnit, code }: CustomerKey): Promise<CustomerDetail['acting']> {
  const { rows } = await sql<{ at: Date; by: string; orders: number }>`
    select max(a.at) as at, a.by_name as by, (select count(*) from orders o
      where o.sale_unit = ${saleUnit} and o.customer_code = ${code} and o.placed_by_kind = 'staff' and o.placed_by = a.username
        and (o.placed_at at time zone 'Asia/Bangkok')::date = (max(a.at) at time zone 'Asia/Bangkok')::date)::int as orders
    from activity a
    where a.sale_unit = ${saleUnit} and a.kind = 'customer' and a.subject = ${code} and a.what = 'acts for'
    group by a.username, a.by_name, (a.at at time zone 'Asia/Bangkok')::date
    order by 1 desc limit ${sql.lit(entriesShown)}`.execute(db)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

export async function findHistory(
  db: Db,
  { saleUnit, code }: CustomerKey,
): Promise<CustomerDetail['history']> {
  const { rows } = await sql<{ at: Date; by: string; what: string; before: object; after: object }>`
    select a.at, a.by_name as by, a.what, coalesce(a.before, '{}') as before, coalesce(a.after, '{}') as after
    from activity a
    where a.sale_unit = ${saleUnit} and a.kind = 'customer' and a.subject = ${code} and a.what <> 'acts for'
    order by a.id desc limit ${sql.lit(entriesShown)}`.execute(db)
  return rows.map((row) => ({
    ...{ at: row.at.toISOString(), by: row.by, what: row.what },
    before: Object.fromEntries(Object.entries(row.before)),
    after: Object.fromEntries(Object.entries(row.after)),
  }))
}
