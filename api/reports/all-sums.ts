import { sql } from 'kysely'

/** The sums of days with what is not counted yet, as `s`; a day may stand there several times. */
export const allSums = ({ saleUnit }: { saleUnit: string }) => sql`(
  select d.kind, d.day, d.key, d.sale_code, d.orders, d.units, d.free_units, d.goods, d.discount, d.total
  from daily_sales d where d.sale_unit = ${saleUnit}
  union all
  select u.kind, u.day, u.key, u.sale_code, u.orders, u.units, u.free_units, u.goods, u.discount, u.total
  from uncounted_sales_1(${saleUnit}) u) s`
