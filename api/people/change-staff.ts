import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { removeFactor } from '#api/second-factor/stored-factor.ts'
import { endedForGood } from '#api/sessions/devices.ts'
import { endSessionsOfWorker } from '#api/sessions/sessions.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type {
  changeRolesContract,
  endDevicesContract,
  resetSecondFactorContract,
} from '#shop/people/people-contracts.ts'
import { peopleProblems } from '#shop/people/people-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { secondFactorProblems } from '#shop/second-factor/second-factor-problems.ts'
import { findOwnCentres, lockNetworkOwners, lockPeople, requireOwnersLeft } from './guard-owners.ts'
import { putToWork, requireWorker } from './require-worker.ts'
import { findRoles, rolesMark } from './staff-person.ts'

/** Every request asks for the role, and remembers it for a second: what is changed here holds on every process. */
export const changeRoles: Handler<typeof changeRolesContract> = async (request, context) => {
  const { db, caller, now } = context
  const { saleUnit, username, roles, seen } = request
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const by = await actingStaff(context)
  const wanted = new Map(roles.map((each) => [each.saleUnit, each.role]))
  const centres = [saleUnit, ...wanted.keys()]
  await db.transaction().execute(async (tx) => {
    await requireWorker(tx, saleUnit, username)
    if (username === caller.username) throw refuse(peopleProblems.notYourself)
    await lockPeople(tx, context, centres)
    await lockNetworkOwners(tx)
    await requireWorker(tx, saleUnit, username)
    const own = await findOwnCentres({ ...context, db: tx })
    const before = await findRoles(
      tx,
      username,
      own.map((centre) => centre.saleUnit),
    )
    if (rolesMark(before) !== seen) throw refuse(peopleProblems.stale)
    for (const [there, role] of wanted) {
      const was = before.find((each) => each.saleUnit === there)?.role
      if (was === role) continue
      if (was === undefined) await putToWork(tx, { saleUnit: there, username, role })
      else
        await sql`update staff_centres set role = ${role} where sale_unit = ${there} and username = ${username}`.execute(
          tx,
        )
      await addActivity(
        tx,
        { saleUnit: there, at: now, by },
        {
          ...{ kind: 'staff', subject: username, what: was === undefined ? 'added' : 'role changed' },
          ...{ before: was === undefined ? null : { role: was }, after: { role } },
        },
      )
    }
    await requireOwnersLeft(tx, centres)
  })
  return {}
}

export const endDevices: Handler<typeof endDevicesContract> = async (request, context) => {
  const { db, now } = context
  const { saleUnit, username, mobile, id } = request
  const worker: { username: string } | { mobile: string } =
    username === undefined ? { mobile: mobile ?? '' } : { username }
  const by = await actingStaff(context)
  const ended = await db.transaction().execute(async (tx) => {
    if ('username' in worker) await requireWorker(tx, saleUnit, worker.username)
    else await requireRider(tx, saleUnit, worker.mobile)
    const count = await endSessionsOfWorker(tx, worker, { why: endedForGood.byOwner, now, only: id })
    if (count > 0)
      await addActivity(
        tx,
        { saleUnit, at: now, by },
        {
          ...('username' in worker
            ? ({ kind: 'staff', subject: worker.username } as const)
            : ({ kind: 'rider', subject: worker.mobile } as const)),
          ...{ what: 'signed out', after: { devices: count } },
        },
      )
    return count
  })
  return { ended }
}

export async function requireRider(tx: Db, saleUnit: string, mobile: string): Promise<void> {
  const { rows } = await sql`
    select from rider_centres w where w.sale_unit = ${saleUnit} and w.mobile = ${mobile}`.execute(tx)
  if (rows.length === 0) throw refuse(peopleProblems.none)
}

/** Only by somebody who owns every centre in which the person manages or owns; nobody resets their own. */
export const resetSecondFactor: Handler<typeof resetSecondFactorContract> = async (
  { saleUnit, username },
  context,
) => {
  const { db, caller, now } = context
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const by = await actingStaff(context)
  await db.transaction().execute(async (tx) => {
    await requireWorker(tx, saleUnit, username)
    if (username === caller.username) throw refuse(peopleProblems.notYourself)
    await lockPeople(tx, context, [saleUnit])
    const { rows } = await sql`
      select from staff_centres w where w.username = ${username} and w.role in ('5', '8') and not exists (
        select from staff_centres o where o.sale_unit = w.sale_unit and o.username = ${caller.username} and o.role = '8')`.execute(
      tx,
    )
    if (rows.length > 0) throw refuse(peopleProblems.higherElsewhere)
    if (!(await removeFactor(tx, username))) throw refuse(secondFactorProblems.none)
    await endSessionsOfWorker(tx, { username }, { why: 'second factor reset', now })
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      { kind: 'staff', subject: username, what: 'second factor reset' },
    )
  })
  return {}
}
