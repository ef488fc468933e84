import { sql } from 'kysely'
import { contentMark } from '#api/activity/content-mark.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { findFactor } from '#api/second-factor/stored-factor.ts'
import type { StaffRole } from '#shop/contract/caller.ts'
import { readDeviceName } from '#shop/identity/device-name.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type { PersonDevice, staffPersonContract } from '#shop/people/people-contracts.ts'
import { peopleProblems } from '#shop/people/people-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { findOwnCentres } from './guard-owners.ts'
import { findStaffOf } from './people-list.ts'

const mostDevices = 50

type DeviceRow = {
  id: string
  device: string | null
  method: string
  created_at: Date
  last_used_at: Date | null
}

export async function findDevices(
  db: Db,
  worker: { username: string } | { mobile: string },
  now: Date,
): Promise<PersonDevice[]> {
  const { rows } = await sql<DeviceRow>`
    select x.id, d.device, x.method, x.created_at, d.last_used_at
    from sessions x left join session_details d on d.session_id = x.id
    where ${'username' in worker ? sql`x.username = ${worker.username}` : sql`x.rider_mobile = ${worker.mobile}`}
      and x.ended_at is null and x.expires_at > ${now}
    order by coalesce(d.last_used_at, x.created_at) desc, x.id limit ${mostDevices}`.execute(db)
  return rows.map((row) => ({
    ...{ id: row.id, ...readDeviceName(row.device), method: row.method },
    signedInAt: row.created_at.toISOString(),
    lastUsedAt: (row.last_used_at ?? row.created_at).toISOString(),
  }))
}

/** The role of a person at each of these centres. */
export async function findRoles(db: Db, username: string, centres: readonly string[]) {
  const { rows } = await sql<{ saleUnit: string; role: StaffRole; owners: number }>`
    select w.sale_unit as "saleUnit", w.role,
      (select count(*) from staff_centres o join staff s on s.username = o.username and s.active
        where o.sale_unit = w.sale_unit and o.role = '8')::int as owners
    from staff_centres w where w.username = ${username} and w.sale_unit = any(${[...centres]}::text[]) order by 1`.execute(
    db,
  )
  return rows
}

/** Names the roles that somebody saw: a change made from others is refused. */
export const rolesMark = (roles: readonly { saleUnit: string; role: string }[]) =>
  contentMark(roles.map(({ saleUnit, role }) => [saleUnit, role]))

export const staffPerson: Handler<typeof staffPersonContract> = async ({ saleUnit, username }, context) => {
  const { db, caller, now } = context
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const centres = await findOwnCentres(context)
  const own = centres.map((centre) => centre.saleUnit)
  const asked = { saleUnit, own, you: caller.username, username }
  const [person] = [
    ...(await findStaffOf(db, { ...asked, isFormer: false })),
    ...(await findStaffOf(db, { ...asked, isFormer: true })),
  ]
  if (!person) throw refuse(peopleProblems.none)
  const [more, roles, line, secondFactor, devices, customers, colleagues] = await Promise.all([
    sql<{ email: string; since: Date; endedBy: string | null }>`
      select coalesce(s.email, '') as email, s.created_at as since,
        (select f.ended_by from former_staff f where f.sale_unit = ${saleUnit} and f.username = ${username}) as "endedBy"
      from staff s where s.username = ${username}`.execute(db),
    findRoles(db, username, own),
    sql<{ name: string; linkedAt: Date }>`
      select l.name, l.linked_at as "linkedAt" from linked_staff l where l.username = ${username} limit 1`.execute(
      db,
    ),
    findFactor(db, username),
    findDevices(db, { username }, now),
    sql<{ count: number }>`
      select count(*)::int as count from customers c where c.sale_unit = ${saleUnit} and c.sale_code = ${person.saleCode}`.execute(
      db,
    ),
    sql<{ saleCode: string; name: string }>`
      select w.sale_code as "saleCode", s.name from staff_centres w join staff s on s.username = w.username and s.active
      where w.sale_unit = ${saleUnit} and w.username <> ${username} order by w.role, s.name`.execute(db),
  ])
  const [row] = more.rows
  const [linked] = line.rows
  return {
    person: {
      ...person,
      email: row?.email ?? '',
      since: (row?.since ?? now).toISOString(),
      endedBy: person.endedAt ? (row?.endedBy ?? null) : null,
    },
    roles: centres.map((centre) => {
      const there = roles.find((each) => each.saleUnit === centre.saleUnit)
      return { ...centre, role: there?.role ?? null, isLastOwner: there?.role === '8' && there.owners === 1 }
    }),
    seen: rolesMark(roles),
    line: linked ? { name: linked.name, linkedAt: linked.linkedAt.toISOString() } : null,
    ...{ secondFactor, devices, customers: customers.rows[0]?.count ?? 0, colleagues: colleagues.rows },
  }
}
