import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'

type Shop = { saleUnit: string; code: string }

/** Removes the pictures of deliveries to a shop and who received them; returns the files to drop. */
export async function eraseDeliveries(tx: Db, { saleUnit, code }: Shop): Promise<string[]> {
  const isOwn = (orderNumber: string) =>
    sql`exists (select from orders o where o.sale_unit = ${saleUnit} and o.number = ${sql.ref(orderNumber)} and o.customer_code = ${code})`
  const { rows } = await sql<{ file: string }>`
    delete from delivery_proofs p where p.sale_unit = ${saleUnit} and ${isOwn('p.order_number')} returning p.file`.execute(
    tx,
  )
  await sql`update delivery_stops s set receiver = '', note = '', lat = null, lng = null, accuracy = null
    where s.sale_unit = ${saleUnit} and ${isOwn('s.order_number')}`.execute(tx)
  await sql`update rider_actions a set data = a.data - 'receiver' - 'note' - 'place' - 'farReason' - 'why'
    where a.sale_unit = ${saleUnit} and a.order_number is not null and ${isOwn('a.order_number')}`.execute(tx)
  return rows.map(({ file }) => file)
}
