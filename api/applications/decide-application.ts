import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import type { StaffMember } from '#api/activity/add-activity.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import { addNetworkActivity } from '#api/activity/network-activity.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { rewritePicture } from '#api/kit/pictures.ts'
import { ownsNetwork } from '#api/merchant-settings/network-owner.ts'
import { addStaff, addToCentre } from '#api/new-centres/add-owner.ts'
import { openCentre } from '#api/new-centres/open-centre.ts'
import type { decideApplicationContract } from '#shop/applications/application-office-contracts.ts'
import { applicationsProblems } from '#shop/applications/applications-problems.ts'
import { roles } from '#shop/contract/caller.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import { customersProblems } from '#shop/customers/customers-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { publish } from './application-pictures.ts'
import { findApplication, type StoredApplication } from './application-queries.ts'
import { requireMayDecide } from './may-decide.ts'
import { notifyApplicant } from './notify-applicant.ts'

type Decision = InputOf<typeof decideApplicationContract>
type Photos = { photo: string | null; logo: string | null }
type Step = { row: StoredApplication; decision: Decision; by: StaffMember; now: Date }

/** Decided once: of two owners at the same moment, the second is told who was first. */
export const decideApplication: Handler<typeof decideApplicationContract> = async (decision, context) => {
  const { db, now } = context
  const { id, approve, why } = decision
  if (!approve && !why) throw refuse(applicationsProblems.noReason)
  await requireMayDecide(context, id)
  const by = await actingStaff(context)
  const isNetworkOwner = await ownsNetwork(context)
  const photos = approve ? await publishPhotos(context, id) : { photo: null, logo: null }
  const { row, saleUnits } = await db
    .transaction()
    .execute(async (tx) => {
      const row = await requireWaiting(tx, id)
      const step = { row, decision, by, now }
      const saleUnits = approve ? await enact(tx, step, photos) : []
      if (approve && isNetworkOwner) await keepNetworkOwner(tx, by)
      await close(tx, step, saleUnits)
      return { row, saleUnits }
    })
    .catch(async (error) => {
      await unpublish(context, photos)
      throw error
    })
  await notifyApplicant(context, row, { approve, why, saleUnits })
  return { saleUnits }
}

async function requireWaiting(tx: Db, id: string): Promise<StoredApplication> {
  const row = await findApplication(tx, id, { isLocked: true })
  if (!row) throw refuse(applicationsProblems.none)
  if (row.state === 'replaced') throw refuse(applicationsProblems.replaced)
  if (row.state !== 'waiting') throw refuse(applicationsProblems.decided, { name: row.decided_by_name ?? '' })
  return row
}

async function enact(tx: Db, step: Step, photos: Photos): Promise<string[]> {
  const { row, now } = step
  await refuseKnownMobile(tx, row.mobile)
  const saleUnits = row.kind === 'open' ? [await open(tx, step, photos)] : await join(tx, step)
  if (row.line_subject)
    await tx
      .insertInto('linked_staff')
      .values({
        ...{ provider: 'line', subject: row.line_subject, username: row.username },
        ...{ name: row.line_name ?? '', linked_at: now },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return saleUnits
}

/** Somebody may have been made staff since they applied. */
async function refuseKnownMobile(tx: Db, mobile: string): Promise<void> {
  const known = await tx
    .selectFrom('staff')
    .select('username')
    .where('mobile', '=', mobile)
    .executeTakeFirst()
  if (known) throw refuse(customersProblems.mobileExists, { mobile })
}

const personOf = ({ username, name, mobile, email, password_hash }: StoredApplication) => ({
  ...{ username, name, mobile, email, passwordHash: password_hash ?? '' },
})

async function open(tx: Db, { row, decision, by, now }: Step, { photo, logo }: Photos): Promise<string> {
  if (!row.centre) throw refuse(applicationsProblems.none)
  const { nameTh, nameEn, shortName, address, taxNumber, pin: told, ...place } = row.centre
  const pin = decision.pin ?? told
  if (!pin) throw refuse(applicationsProblems.noPin)
  const { province, district, subdistrict, postcode } = place
  const saleUnit = await openCentre(
    tx,
    {
      saleUnit: decision.saleUnit ?? row.reserved_unit ?? undefined,
      ...{ nameTh: decision.nameTh ?? nameTh, nameEn: decision.nameEn ?? nameEn },
      ...{ shortName: decision.shortName ?? shortName, address, taxNumber, ...pin },
      ...{ place: { province, district, subdistrict, postcode }, phone: row.mobile, photo },
      bankAccount: row.bank ?? undefined,
      owner: personOf(row),
    },
    now,
  )
  if (logo) await tx.updateTable('centres').set({ logo }).where('sale_unit', '=', saleUnit).execute()
  await addActivity(
    tx,
    { saleUnit, at: now, by },
    { kind: 'centre', subject: saleUnit, what: 'founded', after: { username: row.username } },
  )
  return saleUnit
}

/** Only into centres that were asked for and are open. */
async function join(tx: Db, { row, decision, by, now }: Step): Promise<string[]> {
  const wanted = decision.saleUnits.length > 0 ? decision.saleUnits : row.join_units
  const openOnes = await tx
    .selectFrom('centres')
    .select('sale_unit')
    .where('sale_unit', 'in', row.join_units.length > 0 ? row.join_units : [''])
    .where('active', '=', true)
    .orderBy('sale_unit')
    .execute()
  const saleUnits = openOnes.map(({ sale_unit }) => sale_unit).filter((unit) => wanted.includes(unit))
  if (saleUnits.length === 0) throw refuse(applicationsProblems.noCentre)
  await addStaff(tx, personOf(row), now)
  const { username } = row
  for (const saleUnit of saleUnits) {
    await addToCentre(tx, { saleUnit, username, role: decision.role })
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      { kind: 'centre', subject: saleUnit, what: 'staff joined', after: { username, role: decision.role } },
    )
  }
  return saleUnits
}

/** The row keeps what came of it; its password is of no more use. */
async function close(tx: Db, { row, decision, by, now }: Step, saleUnits: string[]): Promise<void> {
  const { approve, why } = decision
  const role = row.kind === 'open' ? roles.owner : decision.role
  const given = { saleUnits, role, username: row.username }
  await tx
    .updateTable('merchant_applications')
    .set({
      ...{ state: approve ? 'approved' : 'rejected', decided_at: now, decided_by: by.username },
      ...{
        decided_by_name: by.name,
        why,
        given: approve ? JSON.stringify(given) : null,
        password_hash: null,
      },
    })
    .where('id', '=', row.id)
    .execute()
  await addNetworkActivity(
    tx,
    { at: now, by },
    {
      ...{ kind: 'application', subject: row.id, what: approve ? 'approved' : 'rejected' },
      after: approve ? given : { why },
    },
  )
}

/**
 * While nobody is listed, whoever owns every open centre owns the network. With somebody else's centre that would end,
 * so the one who opened it is listed.
 */
async function keepNetworkOwner(tx: Db, { username }: StaffMember): Promise<void> {
  await sql`insert into network_owners (username) select ${username}
    where not exists (select from network_owners o join staff s on s.username = o.username and s.active)
    on conflict do nothing`.execute(tx)
}

/** Pictures become public before the transaction, since files do not take part in one. */
async function publishPhotos({ db, storage }: Context, id: string): Promise<Photos> {
  const row = await findApplication(db, id)
  const publishOne = async (file: string | null | undefined) => {
    const bytes =
      file && row?.kind === 'open' && row.state === 'waiting' ? await storage.readPrivate(file) : undefined
    const picture = bytes && (await rewritePicture({ bytes, type: 'image/webp' }))
    return picture ? publish(storage, picture) : null
  }
  return { photo: await publishOne(row?.shop_photo), logo: await publishOne(row?.logo_photo) }
}

async function unpublish({ storage }: Context, { photo, logo }: Photos): Promise<void> {
  for (const file of [photo, logo])
    if (file)
      for (const name of [file, file.replace(/\.webp$/, '@half.webp')]) await storage.removePublic(name)
}
