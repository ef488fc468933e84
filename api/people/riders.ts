import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import { countAttempt } from '#api/identity/attempts.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { sendToPhone } from '#api/messages/send-to-phone.ts'
import { endSessionsOfWorker } from '#api/sessions/sessions.ts'
import { riderMessage } from '#shop/people/invitation-message.ts'
import { peopleProblems } from '#shop/people/people-problems.ts'
import { riderErrors } from '#shop/people/people-rules.ts'
import type {
  endRiderContract,
  riderPersonContract,
  saveRiderContract,
} from '#shop/people/rider-contracts.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { requireRider } from './change-staff.ts'
import { lockPeople } from './guard-owners.ts'
import { findRidersOf } from './people-list.ts'
import { findDevices } from './staff-person.ts'

/** Whether no other centre has this rider: then name, company and vehicle are this centre’s to change. */
async function isOnlyHere(db: Db, saleUnit: string, mobile: string): Promise<boolean> {
  const { rows } = await sql`
    select from rider_centres w where w.mobile = ${mobile} and w.sale_unit <> ${saleUnit} limit 1`.execute(db)
  return rows.length === 0
}

export const riderPerson: Handler<typeof riderPersonContract> = async ({ saleUnit, mobile }, { db, now }) => {
  const [rider] = [
    ...(await findRidersOf(db, { saleUnit, isFormer: false, mobile })),
    ...(await findRidersOf(db, { saleUnit, isFormer: true, mobile })),
  ]
  if (!rider) throw refuse(peopleProblems.none)
  const { rows } = await sql<{ since: Date; endedBy: string | null }>`
    select r.created_at as since,
      (select f.ended_by from former_riders f where f.sale_unit = ${saleUnit} and f.mobile = ${mobile}) as "endedBy"
    from riders r where r.mobile = ${mobile}`.execute(db)
  return {
    rider: {
      ...rider,
      since: (rows[0]?.since ?? now).toISOString(),
      endedBy: rider.endedAt ? (rows[0]?.endedBy ?? null) : null,
      isOnlyHere: await isOnlyHere(db, saleUnit, mobile),
    },
    devices: await findDevices(db, { mobile }, now),
  }
}

type Facts = { name: string; company: string; vehicle: string }

export const saveRider: Handler<typeof saveRiderContract> = async (request, context) => {
  const { db, now } = context
  const { saleUnit, mobile, isNew } = request
  const after: Facts = {
    ...{ name: request.name.trim(), company: request.company.trim(), vehicle: request.vehicle.trim() },
  }
  const wrong = Object.entries(riderErrors({ mobile, ...after }))
  if (wrong.length > 0)
    throw new Problem(
      generalProblems.badInput,
      {},
      wrong.map(([field, why]) => ({ field, ...why })),
    )
  const by = await actingStaff(context)
  if (isNew) await countAttempt(db, 'invitation by staff', by.username, now)
  await db.transaction().execute(async (tx) => {
    await lockPeople(tx, context, [saleUnit])
    await sql`select pg_advisory_xact_lock(hashtextextended('rider ' || ${mobile}, 55))`.execute(tx)
    if (isNew) await requireNotHere(tx, saleUnit, mobile)
    else await requireRider(tx, saleUnit, mobile)
    const before = await keepFacts(tx, saleUnit, mobile, after, now)
    if (isNew) {
      await sql`insert into rider_centres (sale_unit, mobile) values (${saleUnit}, ${mobile})`.execute(tx)
      await sql`delete from former_riders f where f.sale_unit = ${saleUnit} and f.mobile = ${mobile}`.execute(
        tx,
      )
    }
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      {
        ...{ kind: 'rider', subject: mobile, what: isNew ? 'added' : 'changed' },
        ...{ before: isNew ? null : before, after },
      },
    )
  })
  return { sent: isNew && (await tell(context, saleUnit, mobile)) }
}

async function requireNotHere(tx: Db, saleUnit: string, mobile: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select r.name from rider_centres w join riders r on r.mobile = w.mobile
    where w.sale_unit = ${saleUnit} and w.mobile = ${mobile}`.execute(tx)
  if (rows[0]) throw refuse(peopleProblems.alreadyHere, { name: rows[0].name, centre: saleUnit })
}

/** The rider as they were; who drives for other centres too keeps name and company, which give rights there. */
async function keepFacts(
  tx: Db,
  saleUnit: string,
  mobile: string,
  after: Facts,
  now: Date,
): Promise<Facts | null> {
  const { rows } = await sql<Facts>`
    select r.name, r.company, r.vehicle from riders r where r.mobile = ${mobile} for update`.execute(tx)
  const [before] = rows
  if (!before) {
    await sql`insert into riders (mobile, name, company, vehicle, created_at)
      values (${mobile}, ${after.name}, ${after.company}, ${after.vehicle}, ${now})`.execute(tx)
    return null
  }
  const isSame = before.name === after.name && before.company === after.company
  if (!isSame && !(await isOnlyHere(tx, saleUnit, mobile))) throw refuse(peopleProblems.riderElsewhere)
  await sql`update riders set name = ${after.name}, company = ${after.company}, vehicle = ${after.vehicle}, active = true
    where mobile = ${mobile}`.execute(tx)
  return before
}

async function tell(context: Context, saleUnit: string, mobile: string): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    select c.name_th as name from centres c where c.sale_unit = ${saleUnit}`.execute(context.db)
  const text = riderMessage({ centre: rows[0]?.name ?? saleUnit, link: `${context.origin()}/rider/login` })
  return (
    (await sendToPhone(context, { line: null, mobile }, { text, key: crypto.randomUUID() })) !== undefined
  )
}

/** What they had not delivered goes back to whoever assigns riders. */
export const endRider: Handler<typeof endRiderContract> = async ({ saleUnit, mobile }, context) => {
  const { db, now } = context
  const by = await actingStaff(context)
  const orders = await db.transaction().execute(async (tx) => {
    await requireRider(tx, saleUnit, mobile)
    await lockPeople(tx, context, [saleUnit])
    await requireRider(tx, saleUnit, mobile)
    await sql`delete from rider_centres w where w.sale_unit = ${saleUnit} and w.mobile = ${mobile}`.execute(
      tx,
    )
    await sql`insert into former_riders (sale_unit, mobile, ended_at, ended_by) values (${saleUnit}, ${mobile}, ${now}, ${by.name})`.execute(
      tx,
    )
    await endSessionsOfWorker(tx, { mobile }, { why: 'work ended', now })
    const { rows } = await sql<{ number: string }>`
      update orders o set rider_mobile = null where o.sale_unit = ${saleUnit} and o.rider_mobile = ${mobile}
        and o.status in ('SO Approve', 'Invoice wait') returning o.number`.execute(tx)
    await sql`update delivery_runs r set rider_mobile = null, version = r.version + 1
      where r.sale_unit = ${saleUnit} and r.rider_mobile = ${mobile} and r.state = 'planned'`.execute(tx)
    for (const { number } of rows)
      await addActivity(
        tx,
        { saleUnit, at: now, by },
        { kind: 'order', subject: number, what: 'rider', before: { rider: mobile }, after: { rider: null } },
      )
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      { kind: 'rider', subject: mobile, what: 'ended', after: { orders: rows.length } },
    )
    return rows.length
  })
  return { orders }
}
