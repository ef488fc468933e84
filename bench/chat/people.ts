import type pg from 'pg'
import { makeTokens } from '#api/sessions/tokens.ts'
import { makeBuyers, saleUnit } from '../ordering/stage.ts'

/** Whoever writes and listens; the chat of a customer is their own. */
export type Person = { token: string; chat: string }
type Parts = { pool: pg.Pool; secret: string; customers: number; staff: number }

/** Customers, each with a session and a chat, and staff who look at the chat of the first. */
export async function makePeople({ pool, secret, customers: count, staff: staffCount }: Parts) {
  const tokens = makeTokens(secret)
  const query = async (text: string, values: unknown[]) => (await pool.query(text, values)).rows
  // An automatic answer outside the hours would depend on when this runs.
  await query(`update centres set opening_hours = '[]' where sale_unit = $1`, [saleUnit])
  const codes = (await makeBuyers(pool, count)).map(({ code }) => code)
  const signedIn = await query(
    `with signed as (insert into sessions (kind, account_id, refresh_hash, method, expires_at)
       select 'user', account_id, gen_random_uuid()::text, 'test', now() + interval '1 day'
       from customers where sale_unit = $1 and code = any($2) returning id, account_id),
     begun as (insert into chat_conversations (sale_unit, customer_code, made_at)
       select $1, code, now() from unnest($2::text[]) code returning id, customer_code)
     select c.code, s.id as session, b.id as chat from customers c join signed s on s.account_id = c.account_id
     join begun b on b.customer_code = c.code where c.sale_unit = $1 order by c.code`,
    [saleUnit, codes],
  )
  const customers: Person[] = []
  for (const { code, session, chat } of signedIn) {
    const token = await tokens.issue({ kind: 'user', role: '1', saleUnit, customerCode: code, session })
    customers.push({ token, chat })
  }
  const hired = await query(
    `with hired as (insert into staff (username, name, password_hash)
       select 'chat' || i, 'พนักงาน ' || i, s.password_hash from generate_series(1, $2::int) i, staff s where s.username = 'owner01'
       returning username),
     placed as (insert into staff_centres (sale_unit, username, role, sale_code)
       select $1, username, '4', username from hired)
     insert into sessions (kind, username, refresh_hash, method, expires_at)
     select 'merchant', username, gen_random_uuid()::text, 'test', now() + interval '1 day' from hired returning id, username`,
    [saleUnit, staffCount],
  )
  const staff: Person[] = []
  for (const { id: session, username } of hired) {
    const token = await tokens.issue({ kind: 'merchant', role: '4', saleUnit, username, session })
    staff.push({ token, chat: customers[0]?.chat ?? '' })
  }
  return { customers, staff }
}
