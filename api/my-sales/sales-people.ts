import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import { findSaleCode } from '#api/merchants/sale-code.ts'
import { roles } from '#shop/contract/caller.ts'

export type Salesperson = { saleCode: string; name: string; username: string; role: string }

/** Who may have customers at a centre, salespeople first. */
export async function findSalespeople(db: Db, saleUnit: string): Promise<Salesperson[]> {
  const { rows } = await sql<Salesperson>`
    select distinct on (w.sale_code) w.sale_code as "saleCode", t.name, w.username, w.role
    from staff_centres w join staff t on t.username = w.username
    where w.sale_unit = ${saleUnit} and w.sale_code <> '' order by w.sale_code, w.role, w.username`.execute(
    db,
  )
  const rank = ({ role }: Salesperson) => (role === roles.salesperson ? 0 : 1)
  return rows.sort((one, other) => rank(one) - rank(other) || (one.saleCode < other.saleCode ? -1 : 1))
}

/** Whose customers are looked at: a salesperson's own; of the chosen, or else the first one, for who oversees them. */
export async function findWhose(
  { db, caller }: Context,
  saleUnit: string,
  chosen: string | undefined,
): Promise<{ saleCode: string; isOwn: boolean; people: Salesperson[] }> {
  const own = await findSaleCode(db, caller)
  if (own !== undefined) return { saleCode: own, isOwn: true, people: [] }
  const people = await findSalespeople(db, saleUnit)
  const saleCode = chosen ?? people[0]?.saleCode ?? ''
  const username = caller.kind === 'merchant' ? caller.username : ''
  return {
    saleCode,
    people,
    isOwn: people.some((each) => each.saleCode === saleCode && each.username === username),
  }
}
