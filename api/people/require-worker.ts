import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { StaffRole } from '#shop/contract/caller.ts'
import { peopleProblems } from '#shop/people/people-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

type Worker = { username: string; name: string; mobile: string; role: StaffRole; saleCode: string }

/** A member of staff who works at this centre now; locked when asked in a transaction that changes them. */
export async function requireWorker(tx: Db, saleUnit: string, username: string): Promise<Worker> {
  const { rows } = await sql<Worker>`
    select w.username, s.name, coalesce(s.mobile, '') as mobile, w.role, w.sale_code as "saleCode"
    from staff_centres w join staff s on s.username = w.username
    where w.sale_unit = ${saleUnit} and w.username = ${username}`.execute(tx)
  const [worker] = rows
  if (!worker) throw refuse(peopleProblems.none)
  return worker
}

/** The sale code of somebody who works here or did. */
export async function requireSaleCode(tx: Db, saleUnit: string, username: string): Promise<string> {
  const { rows } = await sql<{ saleCode: string }>`
    select w.sale_code as "saleCode" from staff_centres w where w.sale_unit = ${saleUnit} and w.username = ${username}
    union all select f.sale_code from former_staff f where f.sale_unit = ${saleUnit} and f.username = ${username} limit 1`.execute(
    tx,
  )
  const [row] = rows
  if (!row) throw refuse(peopleProblems.none)
  return row.saleCode
}

/** With its number it fits where a salesperson is chosen in a list. */
const longestCode = 16

/** A code for the customers of somebody new: their own of before, or one that nobody has had. */
async function chooseSaleCode(tx: Db, saleUnit: string, username: string): Promise<string> {
  const { rows } = await sql<{ code: string; of: string }>`
    select w.sale_code as code, w.username as of from staff_centres w where w.sale_unit = ${saleUnit}
    union all select f.sale_code, f.username from former_staff f where f.sale_unit = ${saleUnit}`.execute(tx)
  const earlier = rows.find(({ of }) => of === username)
  if (earlier) return earlier.code
  const taken = new Set(rows.map(({ code }) => code))
  const short = username.slice(0, longestCode)
  let code = short
  for (let count = 2; taken.has(code); count++) code = `${short}-${count}`
  return code
}

/** Puts somebody to work at a centre, or back to work; nothing changes where they work already. */
export async function putToWork(
  tx: Db,
  { saleUnit, username, role }: { saleUnit: string; username: string; role: StaffRole },
): Promise<boolean> {
  const saleCode = await chooseSaleCode(tx, saleUnit, username)
  const { rows } = await sql`
    insert into staff_centres (sale_unit, username, role, sale_code) values (${saleUnit}, ${username}, ${role}, ${saleCode})
    on conflict (sale_unit, username) do nothing returning username`.execute(tx)
  await sql`delete from former_staff f where f.sale_unit = ${saleUnit} and f.username = ${username}`.execute(
    tx,
  )
  return rows.length > 0
}
