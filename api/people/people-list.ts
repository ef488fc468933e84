import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type { StaffRole } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type {
  ListedInvitation,
  ListedRider,
  ListedStaff,
  peopleContract,
} from '#shop/people/people-contracts.ts'
import { refuse } from '#shop/problems/problem.ts'
import { findOwnCentres } from './guard-owners.ts'

const mostListed = 500

type StaffRow = Omit<ListedStaff, 'lastSeenAt' | 'endedAt' | 'isYou'> & {
  lastSeenAt: Date | null
  endedAt: Date | null
}

/** The staff of a centre, or those who left it; of their other centres only the caller’s own are named. */
export async function findStaffOf(
  db: Db,
  { saleUnit, own, you, isFormer, username }: StaffAsked,
): Promise<ListedStaff[]> {
  const from = sql.raw(isFormer ? 'former_staff' : 'staff_centres')
  const { rows } = await sql<StaffRow>`
    select w.username, s.name, coalesce(s.mobile, '') as mobile, w.role, w.sale_code as "saleCode",
      ${isFormer ? sql`w.ended_at` : sql`null::timestamptz`} as "endedAt",
      array(select o.sale_unit from staff_centres o where o.username = w.username and o.sale_unit = any(${own}::text[]) order by 1) as centres,
      (select max(coalesce(d.last_used_at, x.created_at)) from sessions x left join session_details d on d.session_id = x.id
        where x.username = w.username) as "lastSeenAt",
      exists (select from linked_staff l where l.username = w.username) as "hasLine",
      exists (select from second_factors f where f.username = w.username and f.confirmed_at is not null) as "hasSecondFactor"
    from ${from} w join staff s on s.username = w.username
    where w.sale_unit = ${saleUnit} and ${username === undefined ? sql`true` : sql`w.username = ${username}`}
    order by ${isFormer ? sql`w.ended_at desc` : sql`w.role desc`}, s.name, w.username limit ${mostListed}`.execute(
    db,
  )
  return rows.map((row) => ({
    ...row,
    role: row.role as StaffRole,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    isYou: row.username === you,
  }))
}
type StaffAsked = { saleUnit: string; own: string[]; you: string; isFormer: boolean; username?: string }

type RiderRow = Omit<ListedRider, 'lastSeenAt' | 'endedAt' | 'open'> & {
  lastSeenAt: Date | null
  endedAt: Date | null
}

export async function findRidersOf(
  db: Db,
  { saleUnit, isFormer, mobile }: { saleUnit: string; isFormer: boolean; mobile?: string },
): Promise<ListedRider[]> {
  const from = sql.raw(isFormer ? 'former_riders' : 'rider_centres')
  const { rows } = await sql<RiderRow>`
    select r.mobile, r.name, r.company, r.vehicle, ${isFormer ? sql`w.ended_at` : sql`null::timestamptz`} as "endedAt",
      (select max(coalesce(d.last_used_at, x.created_at)) from sessions x left join session_details d on d.session_id = x.id
        where x.rider_mobile = r.mobile) as "lastSeenAt"
    from ${from} w join riders r on r.mobile = w.mobile
    where w.sale_unit = ${saleUnit} and ${mobile === undefined ? sql`true` : sql`w.mobile = ${mobile}`}
    order by r.name, r.mobile limit ${mostListed}`.execute(db)
  const { rows: open } = await sql<{ mobile: string; count: number }>`
    select o.rider_mobile as mobile, count(*)::int as count from orders o
    where o.sale_unit = ${saleUnit} and o.rider_mobile = any(${rows.map((row) => row.mobile)}::text[])
      and o.status in ('SO Approve', 'Invoice wait', 'Invoice Approve') group by 1`.execute(db)
  return rows.map((row) => ({
    ...row,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    open: open.find((each) => each.mobile === row.mobile)?.count ?? 0,
  }))
}

type InvitationRow = Omit<ListedInvitation, 'madeAt' | 'expiresAt'> & { madeAt: Date; expiresAt: Date }

async function findWaiting(db: Db, saleUnit: string): Promise<ListedInvitation[]> {
  const { rows } = await sql<InvitationRow>`
    select i.id, i.name, i.mobile, i.role, i.centres, i.made_by_name as "madeBy", i.made_at as "madeAt",
      i.expires_at as "expiresAt", i.sent_by as "sentBy"
    from staff_invitations i
    where i.sale_unit = ${saleUnit} and i.kind = 'work' and i.used_at is null and i.withdrawn_at is null
    order by i.made_at desc, i.id limit ${mostListed}`.execute(db)
  return rows.map((row) => ({
    ...row,
    role: row.role as StaffRole,
    madeAt: row.madeAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }))
}

export const people: Handler<typeof peopleContract> = async ({ saleUnit }, context) => {
  const { db, caller } = context
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const centres = await findOwnCentres(context)
  const asked = { saleUnit, own: centres.map((centre) => centre.saleUnit), you: caller.username }
  const [staff, former, invitations, riders, formerRiders] = await Promise.all([
    findStaffOf(db, { ...asked, isFormer: false }),
    findStaffOf(db, { ...asked, isFormer: true }),
    findWaiting(db, saleUnit),
    findRidersOf(db, { saleUnit, isFormer: false }),
    findRidersOf(db, { saleUnit, isFormer: true }),
  ])
  const companies = [...new Set(riders.map(({ company }) => company))].sort()
  return { staff, former, invitations, riders, formerRiders, centres, companies }
}
