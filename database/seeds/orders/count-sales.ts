import type { ClientBase } from 'pg'

/** The sums of every day of a centre, from orders that were stored without being placed. */
export async function countSales(client: ClientBase, saleUnit: string): Promise<void> {
  await client.query(
    `select check_sales_1($1, d.day, d.day)
     from (select distinct (placed_at at time zone 'Asia/Bangkok')::date as day from orders where sale_unit = $1) d`,
    [saleUnit],
  )
  await client.query('insert into sales_checks (sale_unit, checked_at) values ($1, now())', [saleUnit])
}
