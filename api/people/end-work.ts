import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivities } from '#api/activity/add-activities.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { endSessionsOfWorker } from '#api/sessions/sessions.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type { endWorkContract, handOverContract } from '#shop/people/people-contracts.ts'
import { peopleProblems } from '#shop/people/people-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { lockNetworkOwners, lockPeople, requireOwnersLeft } from './guard-owners.ts'
import { requireSaleCode, requireWorker } from './require-worker.ts'

type Handing = { saleUnit: string; from: string; to: string }

/** All customers of one code get another; each has a line in the log. */
async function moveCustomers(
  tx: Db,
  { saleUnit, from, to }: Handing,
  log: Omit<Logging, 'saleUnit'>,
): Promise<number> {
  const { rows: colleague } = await sql`
    select from staff_centres w join staff s on s.username = w.username and s.active
    where w.sale_unit = ${saleUnit} and w.sale_code = ${to}`.execute(tx)
  if (colleague.length === 0 || from === to) throw refuse(peopleProblems.noColleague)
  const { rows } = await sql<{ code: string }>`
    update customers c set sale_code = ${to} where c.sale_unit = ${saleUnit} and c.sale_code = ${from} returning c.code`.execute(
    tx,
  )
  const [before, after] = [{ saleCode: from }, { saleCode: to }]
  await addActivities(
    tx,
    { saleUnit, ...log },
    'customer',
    rows.map(({ code }) => ({ subject: code, what: 'saved', before, after })),
  )
  return rows.length
}
type Logging = { saleUnit: string; at: Date; by: { username: string; name: string } }

export const handOver: Handler<typeof handOverContract> = async ({ saleUnit, username, to }, context) => {
  const by = await actingStaff(context)
  const customers = await context.db.transaction().execute(async (tx) => {
    const from = await requireSaleCode(tx, saleUnit, username)
    await lockPeople(tx, context, [saleUnit])
    const log = { at: context.now, by }
    const moved = await moveCustomers(tx, { saleUnit, from, to }, log)
    const after = { handedTo: to, customers: moved }
    if (moved > 0)
      await addActivity(
        tx,
        { saleUnit, ...log },
        { kind: 'staff', subject: username, what: 'customers handed over', after },
      )
    return moved
  })
  return { customers }
}

export const endWork: Handler<typeof endWorkContract> = async ({ saleUnit, username, handTo }, context) => {
  const { db, caller, now } = context
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const by = await actingStaff(context)
  const customers = await db.transaction().execute(async (tx) => {
    await requireWorker(tx, saleUnit, username)
    if (username === caller.username) throw refuse(peopleProblems.notYourself)
    await lockPeople(tx, context, [saleUnit])
    await lockNetworkOwners(tx)
    const { role, saleCode } = await requireWorker(tx, saleUnit, username)
    const moved = handTo
      ? await moveCustomers(tx, { saleUnit, from: saleCode, to: handTo }, { at: now, by })
      : 0
    await sql`delete from staff_centres w where w.sale_unit = ${saleUnit} and w.username = ${username}`.execute(
      tx,
    )
    await sql`insert into former_staff (sale_unit, username, role, sale_code, ended_at, ended_by)
      values (${saleUnit}, ${username}, ${role}, ${saleCode}, ${now}, ${by.name})`.execute(tx)
    await sql`update staff_invitations i set withdrawn_at = ${now} where i.used_at is null and i.withdrawn_at is null
      and ((i.sale_unit = ${saleUnit} and i.kind = 'password' and i.username = ${username}) or (i.made_by = ${username} and ${saleUnit} = any(i.centres)))`.execute(
      tx,
    )
    await requireOwnersLeft(tx, [saleUnit])
    await endSessionsOfWorker(tx, { username }, { why: 'work ended', now })
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      {
        ...{ kind: 'staff', subject: username, what: 'ended', before: { role } },
        ...(handTo ? { after: { handedTo: handTo, customers: moved } } : {}),
      },
    )
    return moved
  })
  return { customers }
}
