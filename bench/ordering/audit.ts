import { type Stage, saleUnit } from './stage.ts'

export type Audit = { orders: number; lost: number; duplicates: number; stockOff: number; halves: number }

/**
 * The check after a storm: every acknowledged order exists once and complete, and stock equals the orders.
 */
export async function audit({ pool }: Stage, acknowledged: ReadonlyMap<string, string>): Promise<Audit> {
  const one = async (text: string, values: unknown[] = []) =>
    Number((await pool.query(text, values)).rows[0].n)
  const keys = [...acknowledged.keys()]
  const { rows } = await pool.query(
    `select key, order_number from placed_keys where sale_unit = $1 and key = any($2::uuid[])`,
    [saleUnit, keys],
  )
  const stored = new Map(rows.map((row) => [row.key as string, row.order_number as string]))
  const ordered = `select number from orders where sale_unit = '${saleUnit}' and customer_code like 'B%'`
  const orders = await one(`select count(*) as n from (${ordered}) o`)
  const keyed = await one(
    `select count(distinct order_number) as n from placed_keys where sale_unit = $1 and customer_code like 'B%'`,
    [saleUnit],
  )
  const numbers = await pool.query(`select number from orders where sale_unit = $1 and number = any($2)`, [
    saleUnit,
    [...acknowledged.values()],
  ])
  const there = new Set(numbers.rows.map((row) => row.number))
  return {
    orders,
    lost: keys.filter((key) => stored.get(key) !== acknowledged.get(key) || !there.has(acknowledged.get(key)))
      .length,
    duplicates: orders - keyed,
    stockOff: await one(
      `select count(*) as n from stock s where sale_unit = $1 and reserved <> (
         select coalesce(sum(held), 0) from order_lines l join orders o on o.sale_unit = l.sale_unit and o.number = l.order_number
         where l.sale_unit = s.sale_unit and l.product_code = s.product_code and o.status in ('SO Wait', 'SO Approve'))`,
      [saleUnit],
    ),
    halves: await one(
      `select count(*) as n from (${ordered}) o where not exists (select from order_lines l where l.sale_unit = '${saleUnit}' and l.order_number = o.number)
         or not exists (select from order_events e where e.sale_unit = '${saleUnit}' and e.order_number = o.number)
         or not exists (select from outbox m where m.sale_unit = '${saleUnit}' and m.order_number = o.number)`,
    ),
  }
}
