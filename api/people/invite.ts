import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity, type StaffMember } from '#api/activity/add-activity.ts'
import { countAttempt } from '#api/identity/attempts.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { phoneChannels, sendToPhone } from '#api/messages/send-to-phone.ts'
import { digest } from '#api/sessions/devices.ts'
import type {
  inviteStaffContract,
  resendInvitationContract,
  sendPasswordLinkContract,
  withdrawInvitationContract,
} from '#shop/people/invitation-contracts.ts'
import { invitationMessage, invitationPath } from '#shop/people/invitation-message.ts'
import { peopleProblems } from '#shop/people/people-problems.ts'
import { invitationHours, inviteErrors, mostWaiting } from '#shop/people/people-rules.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import type { Locale } from '#shop/words/locale.ts'
import { lockPeople } from './guard-owners.ts'
import { requireWorker } from './require-worker.ts'

type Kind = keyof typeof invitationHours
type Sending = {
  saleUnit: string
  id: string
  kind: Kind
  mobile: string
  by: string
  language: Locale
  expires: Date
}

/** The centre comes first, so that the link is looked up there. */
const newLink = (saleUnit: string) => `${saleUnit}.${randomBytes(16).toString('hex')}`
const endOf = (kind: Kind, now: Date) => new Date(now.getTime() + invitationHours[kind] * 3_600_000)

async function countSending({ db, caller, now }: Context, mobile: string): Promise<void> {
  await countAttempt(db, 'invitation by staff', caller.kind === 'merchant' ? caller.username : '', now)
  await countAttempt(db, 'invitation to number', mobile, now)
}

/** To the person’s own LINE, if they are staff already and linked it, or else by SMS; outside any transaction. */
async function send(
  context: Context,
  { saleUnit, id, kind, mobile, by, language, expires }: Sending,
  token: string,
) {
  const { db, now, origin } = context
  const { rows } = await sql<{ th: string; en: string; line: string | null }>`
    select c.name_th as th, c.name_en as en, (select l.subject from linked_staff l join staff s on s.username = l.username
      where s.mobile = ${mobile} and s.active limit 1) as line
    from centres c where c.sale_unit = ${saleUnit}`.execute(db)
  const centre = rows[0]?.[language] ?? saleUnit
  const link = origin() + invitationPath(token, language)
  const text = invitationMessage({ kind, centre, by, until: expires, link }, language)
  const sentBy = await sendToPhone(
    context,
    { line: rows[0]?.line ?? null, mobile },
    { text, key: id, saleUnit },
  )
  await sql`update staff_invitations i set sent_by = ${sentBy ?? null}, sent_at = ${sentBy ? now : null}
    where i.sale_unit = ${saleUnit} and i.id = ${id}::uuid`.execute(db)
  return { sentBy: sentBy ?? null, expiresAt: expires.toISOString() }
}

function requireChannel({ gateways }: Context, mobile: string): void {
  if (phoneChannels(gateways, { line: null, mobile }).length === 0) throw refuse(peopleProblems.noWayToSend)
}

/** Of invitations that ran out the number is free again. */
async function clearOld(tx: Db, saleUnit: string, now: Date): Promise<void> {
  await sql`update staff_invitations i set withdrawn_at = ${now}
    where i.sale_unit = ${saleUnit} and i.used_at is null and i.withdrawn_at is null and i.expires_at <= ${now}`.execute(
    tx,
  )
}

export const inviteStaff: Handler<typeof inviteStaffContract> = async (request, context) => {
  const { db, now } = context
  const { saleUnit, key: id, role, language } = request
  const [name, mobile] = [request.name.trim(), request.mobile.replace(/[^0-9]/g, '')]
  const centres = [...new Set(request.centres)].sort()
  const wrong = Object.entries(inviteErrors({ name, mobile, centres }))
  if (wrong.length > 0)
    throw new Problem(
      generalProblems.badInput,
      {},
      wrong.map(([field, why]) => ({ field, ...why })),
    )
  requireChannel(context, mobile)
  const by = await actingStaff(context)
  const token = newLink(saleUnit)
  const expires = endOf('work', now)
  const made = await db.transaction().execute(async (tx) => {
    await lockPeople(tx, context, [saleUnit, ...centres])
    const again = await findSame(tx, saleUnit, id)
    if (again) return again
    await clearOld(tx, saleUnit, now)
    await requireRoom(tx, saleUnit, mobile)
    await requireNew(tx, centres, mobile)
    await sql`insert into staff_invitations (sale_unit, id, token_hash, name, mobile, role, centres, language, made_by, made_by_name, made_at, expires_at)
      values (${saleUnit}, ${id}::uuid, ${digest(token)}, ${name}, ${mobile}, ${role}, ${centres}::text[], ${language}, ${by.username}, ${by.name}, ${now}, ${expires})`.execute(
      tx,
    )
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      { kind: 'staff', subject: name, what: 'invited', after: { name, mobile, role, centres } },
    )
    return undefined
  })
  if (made) return made
  await countSending(context, mobile)
  return send(context, { saleUnit, id, kind: 'work', mobile, by: by.name, language, expires }, token)
}

/** A second press of the same button. */
async function findSame(tx: Db, saleUnit: string, id: string) {
  const { rows } = await sql<{ sent_by: 'line' | 'sms' | null; expires_at: Date }>`
    select i.sent_by, i.expires_at from staff_invitations i where i.sale_unit = ${saleUnit} and i.id = ${id}::uuid`.execute(
    tx,
  )
  const [row] = rows
  return row && { sentBy: row.sent_by, expiresAt: row.expires_at.toISOString() }
}

async function requireRoom(tx: Db, saleUnit: string, mobile: string): Promise<void> {
  const { rows } = await sql<{ count: number; same: boolean }>`
    select count(*)::int as count, coalesce(bool_or(i.mobile = ${mobile}), false) as same from staff_invitations i
    where i.sale_unit = ${saleUnit} and i.kind = 'work' and i.used_at is null and i.withdrawn_at is null`.execute(
    tx,
  )
  const { count = 0, same = false } = rows[0] ?? {}
  if (same) throw refuse(peopleProblems.alreadyInvited)
  if (count >= mostWaiting) throw refuse(peopleProblems.tooManyWaiting, { count })
}

async function requireNew(tx: Db, centres: readonly string[], mobile: string): Promise<void> {
  const { rows } = await sql<{ name: string; sale_unit: string }>`
    select s.name, w.sale_unit from staff s join staff_centres w on w.username = s.username
    where s.mobile = ${mobile} and s.active and w.sale_unit = any(${[...centres]}::text[]) order by 2 limit 1`.execute(
    tx,
  )
  const [row] = rows
  if (row) throw refuse(peopleProblems.alreadyHere, { name: row.name, centre: row.sale_unit })
}

type WaitingRow = { name: string; mobile: string; kind: Kind; made_by_name: string; language: Locale }

/** The old link dies with the new one, since only hashes are stored. */
export const resendInvitation: Handler<typeof resendInvitationContract> = async (
  { saleUnit, id },
  context,
) => {
  const { db, now } = context
  const by = await actingStaff(context)
  const token = newLink(saleUnit)
  const expires = endOf('work', now)
  const waiting = await db.transaction().execute(async (tx) => {
    await lockPeople(tx, context, [saleUnit])
    const { rows } = await sql<WaitingRow>`
      update staff_invitations i set token_hash = ${digest(token)}, expires_at = ${expires}, sent_by = null, sent_at = null
      where i.sale_unit = ${saleUnit} and i.id = ${id}::uuid and i.kind = 'work' and i.used_at is null and i.withdrawn_at is null
      returning i.name, i.mobile, i.kind, i.made_by_name, i.language`.execute(tx)
    const [row] = rows
    if (!row) throw refuse(peopleProblems.noInvitation)
    await countSending({ ...context, db: tx }, row.mobile)
    await noteWaiting(tx, { saleUnit, now, by, row }, 'invitation sent again')
    return row
  })
  requireChannel(context, waiting.mobile)
  const { mobile, kind, made_by_name, language } = waiting
  return send(context, { saleUnit, id, kind, mobile, by: made_by_name, language, expires }, token)
}

type Noting = { saleUnit: string; now: Date; by: StaffMember; row: { name: string; mobile: string } }

const noteWaiting = (tx: Db, { saleUnit, now, by, row: { name, mobile } }: Noting, what: string) =>
  addActivity(tx, { saleUnit, at: now, by }, { kind: 'staff', subject: name, what, after: { mobile } })

export const withdrawInvitation: Handler<typeof withdrawInvitationContract> = async (
  { saleUnit, id },
  context,
) => {
  const { db, now } = context
  const by = await actingStaff(context)
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<WaitingRow>`
      update staff_invitations i set withdrawn_at = ${now}
      where i.sale_unit = ${saleUnit} and i.id = ${id}::uuid and i.kind = 'work' and i.used_at is null and i.withdrawn_at is null
      returning i.name, i.mobile, i.kind, i.made_by_name, i.language`.execute(tx)
    const [row] = rows
    if (!row) throw refuse(peopleProblems.noInvitation)
    await noteWaiting(tx, { saleUnit, now, by, row }, 'invitation withdrawn')
  })
  return {}
}

/** For somebody who forgot it: as an invitation, to their own phone, for an hour. */
export const sendPasswordLink: Handler<typeof sendPasswordLinkContract> = async (
  { saleUnit, username },
  context,
) => {
  const { db, now, locale: language } = context
  const { name, mobile, role } = await requireWorker(db, saleUnit, username)
  if (!/^[0-9]{10}$/.test(mobile)) throw refuse(peopleProblems.noMobile)
  requireChannel(context, mobile)
  await countSending(context, mobile)
  const by = await actingStaff(context)
  const token = newLink(saleUnit)
  const expires = endOf('password', now)
  const id = await db.transaction().execute(async (tx) => {
    await lockPeople(tx, context, [saleUnit])
    await sql`update staff_invitations i set withdrawn_at = ${now}
      where i.sale_unit = ${saleUnit} and i.kind = 'password' and i.mobile = ${mobile} and i.used_at is null and i.withdrawn_at is null`.execute(
      tx,
    )
    const { rows } = await sql<{ id: string }>`
      insert into staff_invitations (sale_unit, id, token_hash, kind, username, name, mobile, role, centres, language, made_by, made_by_name, made_at, expires_at)
      values (${saleUnit}, gen_random_uuid(), ${digest(token)}, 'password', ${username}, ${name}, ${mobile}, ${role}, ${[saleUnit]}::text[],
        ${language}, ${by.username}, ${by.name}, ${now}, ${expires}) returning id`.execute(tx)
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      { kind: 'staff', subject: username, what: 'password link sent' },
    )
    return rows[0]?.id ?? ''
  })
  return send(context, { saleUnit, id, kind: 'password', mobile, by: by.name, language, expires }, token)
}
