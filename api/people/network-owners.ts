import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addNetworkActivity } from '#api/activity/network-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { ownsNetwork, requireNetworkOwner } from '#api/merchant-settings/network-owner.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type { networkOwnersContract, setNetworkOwnerContract } from '#shop/people/network-owner-contracts.ts'
import { peopleProblems } from '#shop/people/people-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { lockNetworkOwners, requireNetworkOwnerLeft } from './guard-owners.ts'

type Row = { username: string; name: string; centres: string[]; since: Date | null }

/** Whoever owns the network may know who owns its centres; others see nothing of them. */
export const networkOwners: Handler<typeof networkOwnersContract> = async (_request, context) => {
  const { db, caller } = context
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  if (!(await ownsNetwork(context))) return { mayChange: false, owners: [], others: [] }
  const { rows } = await sql<Row>`
    select s.username, s.name, n.since,
      array(select w.sale_unit from staff_centres w where w.username = s.username and w.role = '8' order by 1) as centres
    from staff s left join network_owners n on n.username = s.username
    where s.active and (n.username is not null or exists (
      select from staff_centres w where w.username = s.username and w.role = '8'))
    order by n.since, s.name limit 500`.execute(db)
  return {
    mayChange: true,
    owners: rows.flatMap(({ since, ...row }) =>
      since ? [{ ...row, since: since.toISOString(), isYou: row.username === caller.username }] : [],
    ),
    others: rows.flatMap(({ since, ...row }) => (since ? [] : [row])),
  }
}

/** Until the first is listed, whoever owns every centre counts: they are listed with the first they add. */
export const setNetworkOwner: Handler<typeof setNetworkOwnerContract> = async (
  { username, owns },
  context,
) => {
  const { db, caller, now } = context
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  await requireNetworkOwner(context)
  const by = await actingStaff(context)
  await db.transaction().execute(async (tx) => {
    await lockNetworkOwners(tx)
    await requireNetworkOwner({ db: tx, caller })
    const { rows } = await sql`
      select from staff s join staff_centres w on w.username = s.username and w.role = '8'
      where s.username = ${username} and s.active limit 1`.execute(tx)
    if (owns && rows.length === 0) throw refuse(peopleProblems.notAnOwner)
    const names = owns ? [...new Set([caller.username, username])] : [username]
    for (const name of names) {
      const { rows: changed } = await (owns
        ? sql`insert into network_owners (username, since) values (${name}, ${now}) on conflict do nothing returning username`
        : sql`delete from network_owners n where n.username = ${name} returning n.username`
      ).execute(tx)
      if (changed.length > 0)
        await addNetworkActivity(
          tx,
          { at: now, by },
          { kind: 'staff', subject: name, what: owns ? 'network owner added' : 'network owner removed' },
        )
    }
    const { rows: left } = await sql`select from network_owners limit 1`.execute(tx)
    if (left.length === 0) throw refuse(peopleProblems.lastNetworkOwner)
    await requireNetworkOwnerLeft(tx)
  })
  return {}
}
