import { type RawBuilder, sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import { findSaleCode } from '#api/merchants/sale-code.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import type { CustomerSort, CustomerTab } from '#shop/merchant-customers/customer-tabs.ts'
import type {
  ListedCustomer,
  merchantCustomersContract,
} from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'

type Condition = RawBuilder<unknown>
type Request = InputOf<typeof merchantCustomersContract>
type Row = Omit<ListedCustomer, 'typeName'> & { typeTh: string; typeEn: string }

const startOf = (day: string) => sql`${day}::timestamp at time zone 'Asia/Bangkok'`

/** What a customer `c` owes that is past its day. */
const overdueOf = (saleUnit: string, today: string) => sql`
  (select sum(o.total - coalesce(m.received, 0)) from orders o
    left join order_money m on m.sale_unit = ${saleUnit} and m.order_number = o.number
    where o.sale_unit = ${saleUnit} and o.credit_customer = c.code and o.paid_at is null
      and o.status not in ('SO Cancel', 'Invoice Cancel') and o.due_on < ${today}::date)`

const lastOrderOf = (saleUnit: string) => sql`
  (select o.placed_at from orders o where o.sale_unit = ${saleUnit} and o.customer_code = c.code
    order by o.placed_at desc limit 1)`

const tabConditions = (saleUnit: string, today: string): Record<CustomerTab, Condition> => ({
  all: sql`true`,
  pending: sql`c.status = 'pending'`,
  active: sql`c.status = 'active'`,
  inactive: sql`c.status = 'inactive'`,
  overdue: sql`c.debt > 0 and ${overdueOf(saleUnit, today)} > 0`,
})

function conditionOf(request: Request, saleCode: string | undefined, today: string): Condition {
  const { saleUnit, tab, text, customerType, from, to } = request
  const like = `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`
  const digits = text.replace(/\D/g, '')
  const of = saleCode ?? request.saleCode
  const all: (Condition | false)[] = [
    sql`c.sale_unit = ${saleUnit}`,
    tabConditions(saleUnit, today)[tab],
    of !== undefined && sql`coalesce(c.sale_code, '') = ${of}`,
    customerType !== undefined && sql`c.customer_type = ${customerType}`,
    from !== undefined && sql`c.created_at >= ${startOf(from)}`,
    to !== undefined && sql`c.created_at < ${startOf(to)} + interval '1 day'`,
    text.trim() !== '' &&
      sql`(c.name ilike ${like} or c.code ilike ${like} or a.name ilike ${like} or c.tax_number = ${digits}
        or ${digits.length >= 3 ? sql`a.mobile like ${`%${digits}%`}` : sql`false`})`,
  ]
  return sql.join(
    all.filter((each) => each !== false),
    sql` and `,
  )
}

/** People are asked for only where a text may be their name or number. */
const whoOf = ({ text }: Request) =>
  text.trim() === '' ? sql`` : sql`join accounts a on a.id = c.account_id`

const ordersOf = (saleUnit: string): Record<CustomerSort, Condition> => ({
  name: sql`c.status <> 'pending', c.name, c.code`,
  newest: sql`c.created_at desc, c.code`,
  debt: sql`c.debt desc, c.name, c.code`,
  quiet: sql`${lastOrderOf(saleUnit)} nulls first, c.name, c.code`,
})

export const merchantCustomers: Handler<typeof merchantCustomersContract> = async (request, context) => {
  const { db, caller, now } = context
  const { saleUnit, take, skip, sort } = request
  const today = bangkokDay(now)
  const saleCode = await findSaleCode(db, caller)
  const condition = conditionOf(request, saleCode, today)
  const [{ rows }, count, counts] = await Promise.all([
    sql<Row>`
      select c.code, c.name, a.mobile, c.status, t.name_th as "typeTh", t.name_en as "typeEn", coalesce(c.sale_code, '') as "saleCode",
        coalesce((select s.name from staff_centres w join staff s on s.username = w.username
          where w.sale_unit = ${saleUnit} and w.sale_code = c.sale_code and c.sale_code <> '' limit 1), '') as salesperson,
        coalesce(d.district, '') as district, coalesce(d.province, '') as province,
        (c.created_at at time zone 'Asia/Bangkok')::date::text as "registeredOn",
        (${lastOrderOf(saleUnit)} at time zone 'Asia/Bangkok')::date::text as "lastOrderOn",
        c.credit_limit as "creditLimit", c.debt, c.points,
        case when c.debt > 0 then coalesce(${overdueOf(saleUnit, today)}, 0) else 0 end::bigint as overdue
      from (
        select c.*, row_number() over () as at from (
          select c.* from customers c ${whoOf(request)} where ${condition}
          order by ${ordersOf(saleUnit)[sort]} limit ${take} offset ${skip}
        ) c
      ) c
      join accounts a on a.id = c.account_id
      left join customer_types t on t.sale_unit = ${saleUnit} and t.code = c.customer_type
      left join lateral (select d.district, d.province from addresses d
        where d.sale_unit = ${saleUnit} and d.customer_code = c.code and d.active
        order by d.type <> 'S', not d.is_default, d.id limit 1) d on true
      order by c.at`.execute(db),
    sql<{ count: number }>`
      select count(*)::int as count from customers c ${whoOf(request)} where ${condition}`.execute(db),
    countTabs(context, request, saleCode),
  ])
  return {
    customers: rows.map(({ typeTh, typeEn, ...row }) => ({ ...row, typeName: { th: typeTh, en: typeEn } })),
    count: count.rows[0]?.count ?? 0,
    counts,
  }
}

/** What waits, whatever is filtered. */
async function countTabs(
  { db, now }: Parameters<typeof merchantCustomers>[1],
  { saleUnit }: Request,
  saleCode: string | undefined,
) {
  const today = bangkokDay(now)
  const { pending, overdue } = tabConditions(saleUnit, today)
  const own = saleCode === undefined ? sql`true` : sql`c.sale_code = ${saleCode}`
  const { rows } = await sql<{ pending: number; overdue: number }>`
    select (select count(*) from customers c where c.sale_unit = ${saleUnit} and ${pending} and ${own})::int as pending,
      (select count(*) from customers c where c.sale_unit = ${saleUnit} and ${overdue} and ${own})::int as overdue`.execute(
    db,
  )
  return rows[0] ?? { pending: 0, overdue: 0 }
}
