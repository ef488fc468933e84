import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'

/** `deliveries`: the pictures that prove one. */
type Kind = 'photos' | 'deliveries'
type Looked = { saleUnit: string; customerCode: string; username: string }

/** One row for a person, a customer and a day: a page of small pictures is one look (docs/decisions/0050). */
export async function recordDay(
  { db, now }: Pick<Context, 'db' | 'now'>,
  looked: Looked,
  kind: Kind = 'photos',
): Promise<void> {
  const { saleUnit, customerCode, username } = looked
  const midnight = `${bangkokDay(now)}T00:00:00+07:00`
  await sql`insert into private_views (sale_unit, customer_code, kind, username, at)
    select ${saleUnit}, ${customerCode}, ${kind}, ${username}, ${now}::timestamptz
    where not exists (select 1 from private_views v
      where v.sale_unit = ${saleUnit} and v.customer_code = ${customerCode} and v.kind = ${kind}
        and v.username = ${username} and v.at >= ${midnight}::timestamptz)`.execute(db)
}

export async function recordLook(
  { db, now }: Pick<Context, 'db' | 'now'>,
  looked: Looked,
  kind: 'photo' | 'delivery' = 'photo',
): Promise<void> {
  const { saleUnit, customerCode, username } = looked
  await db
    .insertInto('private_views')
    .values({ sale_unit: saleUnit, customer_code: customerCode, kind, username, at: now })
    .execute()
}
