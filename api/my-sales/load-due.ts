import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { byWorth, dueOf } from '#shop/my-sales/customer-rhythm.ts'
import type { ListedDue } from '#shop/my-sales/my-sales-contracts.ts'
import { addDays } from '#shop/time/bangkok.ts'

/** As many customers as one person can look after. */
const [mostCustomers, ordersSeen, lookBackDays] = [2_000, 16, 540]

type Row = {
  code: string
  name: string
  mobile: string
  saleCode: string
  /** Each as its day and total, `2026-11-16 125000`. */
  orders: string | null
  lat: number | null
  lng: number | null
  district: string | null
  subdistrict: string | null
  visitedAt: Date | null
}

type Whose = { saleUnit: string; saleCode: string }

/**
 * The customers of a salesperson with their rhythm, those most worth a call first. Of each the last orders are read
 * along an index, so the cost grows with the customers and not with the orders of the centre.
 */
export async function loadDue(db: Db, whose: Whose, today: string): Promise<ListedDue[]> {
  const { saleUnit, saleCode } = whose
  // Nobody's customers have no code or an empty one; anybody else's are found by an index.
  const isTheirs = saleCode === '' ? sql`coalesce(c.sale_code, '') = ''` : sql`c.sale_code = ${saleCode}`
  const { rows } = await sql<Row>`
    select c.code, c.name, a.mobile, coalesce(c.sale_code, '') as "saleCode", o.orders, p.lat, p.lng, p.district, p.subdistrict,
      v.arrived_at as "visitedAt"
    from customers c
    join accounts a on a.id = c.account_id and a.erased_at is null
    left join lateral (
      select string_agg(l.day || ' ' || l.total, ',') as orders from (
        select (o.placed_at at time zone 'Asia/Bangkok')::date as day, o.total from orders o
        where o.sale_unit = ${saleUnit} and o.customer_code = c.code and not o.points_mode
          and o.status not in ('SO Cancel', 'Invoice Cancel') and o.placed_at > ${addDays(today, -lookBackDays)}::date
        order by o.placed_at desc, o.number desc limit ${sql.lit(ordersSeen)}) l
    ) o on true
    left join lateral (
      select d.lat, d.lng, d.district, d.subdistrict from addresses d
      where d.sale_unit = ${saleUnit} and d.customer_code = c.code and d.type in ('S', 'C') and d.active
      order by (d.lat is not null) desc, d.type = 'S' desc, d.is_default desc, d.id limit 1
    ) p on true
    left join lateral (
      select i.arrived_at from customer_visits i where i.sale_unit = ${saleUnit} and i.customer_code = c.code
      order by i.arrived_at desc limit 1
    ) v on true
    where c.sale_unit = ${saleUnit} and ${isTheirs} and c.status = 'active' and c.role <> 'GUEST'
    order by c.code limit ${sql.lit(mostCustomers)}`.execute(db)
  return rows.map((row) => listed(row, today)).sort(byWorth)
}

const readOrders = (orders: string | null) =>
  (orders?.split(',') ?? []).map((order) => {
    const [day = '', total] = order.split(' ')
    return { day, total: Number(total) }
  })

function listed(
  { orders, lat, lng, district, subdistrict, visitedAt, ...row }: Row,
  today: string,
): ListedDue {
  return {
    ...row,
    place: [...new Set([subdistrict, district])].filter(Boolean).join(' '),
    pin: lat !== null && lng !== null ? { lat, lng } : null,
    visitedAt: visitedAt?.toISOString() ?? null,
    ...dueOf(readOrders(orders), today),
  }
}
