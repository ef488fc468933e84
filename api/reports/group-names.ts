import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { SalesGroup } from '#shop/reports/sales-groups.ts'

type Named = { key: string; th: string; en: string }

const queries: Partial<Record<SalesGroup, (saleUnit: string, keys: string[]) => RawBuilder<Named>>> = {
  product: (saleUnit, keys) => sql`
    select p.code as key, p.name_th as th, p.name_en as en from products p where p.sale_unit = ${saleUnit} and p.code = any(${keys}::text[])`,
  category: (saleUnit, keys) => sql`
    select c.code as key, c.name_th as th, c.name_en as en from categories c
    where c.sale_unit = ${saleUnit} and c.level = 2 and c.code = any(${keys}::text[])`,
  customer: (saleUnit, keys) => sql`
    select c.code as key, c.name as th, c.name as en from customers c where c.sale_unit = ${saleUnit} and c.code = any(${keys}::text[])`,
  salesperson: (saleUnit, keys) => sql`
    select w.sale_code as key, min(t.name) as th, min(t.name) as en from (
      select c.sale_code, c.username from staff_centres c where c.sale_unit = ${saleUnit}
      union all select f.sale_code, f.username from former_staff f where f.sale_unit = ${saleUnit}) w
    join staff t on t.username = w.username where w.sale_code = any(${keys}::text[]) group by 1`,
  promotion: (saleUnit, keys) => sql`
    select p.id as key, p.name as th, p.name as en from promotions p where p.sale_unit = ${saleUnit} and p.id = any(${keys}::text[])`,
}

/** What the groups of a report are called; one that is gone is called by its code. */
export async function findNames(
  db: Db,
  { saleUnit, by, keys }: { saleUnit: string; by: SalesGroup; keys: readonly string[] },
): Promise<(key: string) => { th: string; en: string }> {
  const query = queries[by]
  const rows = query && keys.length > 0 ? (await query(saleUnit, [...keys]).execute(db)).rows : []
  const names = new Map(rows.map(({ key, th, en }) => [key, { th, en }]))
  return (key) => names.get(key) ?? { th: key, en: key }
}
