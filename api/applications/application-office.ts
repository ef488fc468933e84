import { actingStaff } from '#api/activity/acting-staff.ts'
import { addNetworkActivity } from '#api/activity/network-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { applicationPictures } from '#shop/applications/application-form.ts'
import {
  type ApplicationRow,
  type applicationDetailContract,
  type applicationListContract,
  applicationPage,
  type applicationPictureContract,
  type waitingApplicationsContract,
} from '#shop/applications/application-office-contracts.ts'
import { applicationsProblems } from '#shop/applications/applications-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { pictureColumns } from './application-pictures.ts'
import {
  centresOf,
  countWaiting,
  findApplication,
  findApplications,
  type StoredApplication,
} from './application-queries.ts'
import { decidedBy, requireMayDecide } from './may-decide.ts'

const asRow = (row: StoredApplication, centres: ApplicationRow['centres']): ApplicationRow => ({
  ...{ id: row.id, kind: row.kind, state: row.state, madeAt: row.made_at.toISOString() },
  ...{ name: row.name, mobile: row.mobile, isErased: row.erased_at !== null, centres },
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: row.decided_by_name ?? '',
})

export const applicationList: Handler<typeof applicationListContract> = async ({ state, skip }, context) => {
  const { db } = context
  const mine = await decidedBy(context)
  const rows = await findApplications(db, { state, mine, skip, take: applicationPage + 1 })
  const shown = rows.slice(0, applicationPage)
  const centres = await centresOf(db, shown)
  return {
    applications: shown.map((row) => asRow(row, centres.get(row.id) ?? [])),
    isMore: rows.length > applicationPage,
  }
}

export const waitingApplications: Handler<typeof waitingApplicationsContract> = async (
  _request,
  context,
) => ({
  count: await countWaiting(context.db, await decidedBy(context)),
})

export const applicationDetail: Handler<typeof applicationDetailContract> = async ({ id }, context) => {
  await requireMayDecide(context, id)
  const row = await findApplication(context.db, id)
  if (!row) throw refuse(applicationsProblems.none)
  const centres = await centresOf(context.db, [row])
  const { email, username, line_name: lineName, centre, bank, why, given, reserved_unit } = row
  return {
    ...asRow(row, centres.get(row.id) ?? []),
    ...{ email, username, lineName, why, bankAccount: bank },
    centre: centre && { ...centre, saleUnit: reserved_unit ?? '' },
    pictures: applicationPictures.filter((name) => row[pictureColumns[name]] !== null),
    given: given && { ...given, username: given.username ?? '' },
  }
}

/** A look at the card is recorded before it is sent, so that none goes unrecorded. */
export const applicationPicture: Handler<typeof applicationPictureContract> = async (
  { id, picture },
  context,
) => {
  await requireMayDecide(context, id)
  const { db, now, storage } = context
  const file = (await findApplication(db, id))?.[pictureColumns[picture]]
  const bytes = file ? await storage.readPrivate(file) : undefined
  if (!bytes) throw refuse(applicationsProblems.noCard)
  if (picture === 'taxImage')
    await addNetworkActivity(
      db,
      { at: now, by: await actingStaff(context) },
      { kind: 'application', subject: id, what: 'card seen' },
    )
  return { type: 'image/webp', content: Buffer.from(bytes).toString('base64') }
}
