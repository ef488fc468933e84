import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { peopleProblems } from '#shop/people/people-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

/** Changes of the people of a centre wait for each other. */
export async function lockCentre(tx: Db, saleUnit: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('people ' || ${saleUnit}, 55))`.execute(tx)
}

/**
 * Changes of people wait for each other, centre by centre in one order, and then ask anew who owns what. Two owners who
 * end each other at the same moment: the second is no owner any more.
 */
export async function lockPeople(
  tx: Db,
  { caller }: Pick<Context, 'caller'>,
  centres: readonly string[],
): Promise<void> {
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  for (const saleUnit of [...new Set(centres)].sort()) {
    await lockCentre(tx, saleUnit)
    const { rows } = await sql`
      select from staff_centres w join staff s on s.username = w.username
      where w.sale_unit = ${saleUnit} and w.username = ${caller.username} and w.role = '8' and s.active`.execute(
      tx,
    )
    if (rows.length === 0) throw refuse(peopleProblems.notOwnerThere, { centre: saleUnit })
  }
}

/** Asked at the end of a change, in its transaction: each centre still has an owner, and so has the network. */
export async function requireOwnersLeft(tx: Db, centres: readonly string[]): Promise<void> {
  for (const saleUnit of new Set(centres)) {
    const { rows } = await sql`
      select from staff_centres w join staff s on s.username = w.username
      where w.sale_unit = ${saleUnit} and w.role = '8' and s.active limit 1`.execute(tx)
    if (rows.length === 0) throw refuse(peopleProblems.lastOwner, { centre: saleUnit })
  }
  await requireNetworkOwnerLeft(tx)
}

/** Changes of who owns the network wait for each other, whatever their centre. */
export async function lockNetworkOwners(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('network owners', 55))`.execute(tx)
}

/** While anybody is listed, one of them must be able to act: at work, and owner of some centre. */
export async function requireNetworkOwnerLeft(tx: Db): Promise<void> {
  const { rows } = await sql<{ fine: boolean }>`
    select not exists (select from network_owners) or exists (
      select from network_owners n join staff s on s.username = n.username and s.active
      join staff_centres w on w.username = n.username and w.role = '8') as fine`.execute(tx)
  if (!rows[0]?.fine) throw refuse(peopleProblems.lastNetworkOwner)
}

/** The centres at which the caller is an owner. */
export async function findOwnCentres({ db, caller }: Pick<Context, 'db' | 'caller'>) {
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const { rows } = await sql<{ saleUnit: string; nameTh: string; nameEn: string }>`
    select c.sale_unit as "saleUnit", c.name_th as "nameTh", c.name_en as "nameEn"
    from staff_centres w join centres c on c.sale_unit = w.sale_unit
    where w.username = ${caller.username} and w.role = '8' order by c.sale_unit`.execute(db)
  return rows
}
