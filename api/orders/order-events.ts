import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { OrderNote } from '#shop/orders/order.ts'
import type { Mover } from '#shop/orders/order-moves.ts'

/** Whether order `o` of a centre was flagged as unpaid to its customer. */
export const isFlagged = (saleUnit: string) => sql<boolean>`exists (
  select from order_events f where f.sale_unit = ${saleUnit} and f.order_number = o.number and f.note = 'payment overdue')`

type Key = { sale_unit: string; number: string }
type Event = { status: string; at: Date; by: { kind: Mover; name: string }; why?: string; note?: OrderNote }

/** Adds the next event to an order's timeline; the order must be locked. */
export async function addEvent(tx: Db, key: Key, event: Event): Promise<void> {
  await eventInsert(key, event).execute(tx)
}

/** The statement that adds the next event to the timeline of a locked order. */
export function eventInsert(
  { sale_unit, number }: Key,
  { status, at, by, why = '', note = '' }: Event,
): RawBuilder<unknown> {
  return sql`insert into order_events (sale_unit, order_number, step, status, at, by_kind, by_name, why, note)
    select ${sale_unit}, ${number}, coalesce(max(step), 0) + 1, ${status}, ${at}, ${by.kind}, ${by.name}, ${why}, ${note}
    from order_events where sale_unit = ${sale_unit} and order_number = ${number}`
}
