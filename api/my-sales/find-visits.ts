import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { Visit } from '#shop/my-sales/visit-contracts.ts'
import { addDays } from '#shop/time/bangkok.ts'

const mostVisits = 200

type Row = Omit<Visit, 'arrivedAt' | 'leftAt'> & { arrivedAt: Date; leftAt: Date | null }
type Asked = {
  saleUnit: string
  username?: string | undefined
  customerCode?: string | undefined
  day?: string | undefined
  take?: number
}

const startOf = (day: string) => sql`${day}::timestamp at time zone 'Asia/Bangkok'`
const ifGiven = (value: string | undefined, condition: (value: string) => RawBuilder<unknown>) =>
  value === undefined ? sql`true` : condition(value)

/** Visits of a day, a person or a customer, newest first. */
export async function findVisits(
  db: Db,
  { saleUnit, username, customerCode, day, take = mostVisits }: Asked,
): Promise<Visit[]> {
  const { rows } = await sql<Row>`
    select v.id, v.customer_code as "customerCode", c.name as "customerName", v.by_name as by, v.username, v.arrived_at as "arrivedAt",
      v.left_at as "leftAt", v.result, v.reason, v.tasks, v.note, v.far_reason as "farReason", v.distance
    from customer_visits v join customers c on c.sale_unit = ${saleUnit} and c.code = v.customer_code
    where v.sale_unit = ${saleUnit}
      and ${ifGiven(username, (value) => sql`v.username = ${value}`)}
      and ${ifGiven(customerCode, (value) => sql`v.customer_code = ${value}`)}
      and ${ifGiven(day, (value) => sql`v.arrived_at >= ${startOf(value)} and v.arrived_at < ${startOf(addDays(value, 1))}`)}
    order by v.arrived_at desc, v.id limit ${take}`.execute(db)
  return rows.map((row) => ({
    ...row,
    arrivedAt: row.arrivedAt.toISOString(),
    leftAt: row.leftAt?.toISOString() ?? null,
  }))
}
