import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'

type Order = { sale_unit: string; number: string }

/** What a locked order counts for in the sums of its day, to be taken off them once it has changed. */
export async function readSums(tx: Db, { sale_unit, number }: Order): Promise<string> {
  const { rows } = await sql<{ sums: string }>`
    select coalesce(jsonb_agg(to_jsonb(n) || '{"sign": -1}'), '[]')::text as sums
    from sales_of_orders_1(${sale_unit}, ${[number]}::text[]) n`.execute(tx)
  return rows[0]?.sums ?? '[]'
}

/** Locks the sums of the day, which all orders of that day share: only what numbers documents comes after. */
export async function writeSums(tx: Db, { sale_unit, number }: Order, before: string): Promise<void> {
  await sql`select count_order_1(${sale_unit}, ${number}, ${before}::jsonb)`.execute(tx)
}
