import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { removePhotoContract } from '#shop/photos/photo-contracts.ts'
import { photosProblems } from '#shop/photos/photos-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { requireClientSeen } from './client-seen.ts'
import { mayRemove } from './may-remove.ts'
import { dropPhoto } from './photo-files.ts'

/** The row stays, so that a phone that sends the photo again does not bring it back; the picture goes. */
export const removePhoto: Handler<typeof removePhotoContract> = async (
  { saleUnit, customerCode, id, why },
  context,
) => {
  const { db, caller, now, storage } = context
  await requireClientSeen(context, customerCode)
  const by = await actingStaff({ db, caller })
  const reason = why.trim()
  const file = await db.transaction().execute(async (tx) => {
    const photo = await tx
      .selectFrom('customer_photos')
      .select(['file', 'username', 'by_name', 'taken_at', 'group_code'])
      .where('sale_unit', '=', saleUnit)
      .where('id', '=', id)
      .where('customer_code', '=', customerCode)
      .where('removed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!photo) throw refuse(photosProblems.none)
    if (!mayRemove(caller, photo.username)) throw refuse(photosProblems.notYours)
    if (reason === '') throw refuse(photosProblems.noReason)
    await tx
      .updateTable('customer_photos')
      .set({ removed_at: now, removed_username: by.username, removed_by: by.name, removed_why: reason })
      .where('sale_unit', '=', saleUnit)
      .where('id', '=', id)
      .execute()
    const { by_name: takenBy, taken_at: takenAt, group_code: group } = photo
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      {
        ...{ kind: 'photo', subject: id, what: 'removed' },
        ...{ before: { customerCode, takenBy, takenAt, group }, after: { customerCode, why: reason } },
      },
    )
    return photo.file
  })
  await dropPhoto(storage, file)
  return {}
}
