import { actingStaff } from '#api/activity/acting-staff.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { addPhotoContract } from '#shop/photos/photo-contracts.ts'
import { isGroupFor } from '#shop/photos/photo-groups.ts'
import { photosProblems } from '#shop/photos/photos-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { timeOf } from '#shop/visits/place-seen.ts'
import { distanceToShop, requireClientSeen } from './client-seen.ts'
import { dropPhoto, keepPhoto } from './photo-files.ts'

type Sent = { saleUnit: string; customerCode: string; id: string }

/** A photo that came before is not worked on again: the phone may have missed the answer. */
export const addPhoto: Handler<typeof addPhotoContract> = async (
  { saleUnit, customerCode: seenCode, id, groupCode, takenAt, note, place, picture },
  context,
) => {
  const { db, caller, now, storage } = context
  const { customerCode, customerType } = await requireClientSeen(context, seenCode)
  const sent = { saleUnit, customerCode, id }
  const by = await actingStaff({ db, caller })
  if (await isKnown(context, sent, by.username)) return { id }
  if (groupCode !== null) await requireGroup(context, { saleUnit, code: groupCode, customerType })
  const distance = await distanceToShop(context, sent, place)
  const kept = await keepPhoto(storage, picture)
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('customer_photos')
    .values({
      ...{ sale_unit: saleUnit, id, customer_code: customerCode, group_code: groupCode },
      ...{ taken_at: timeOf(takenAt, now), received_at: now, username: by.username, by_name: by.name },
      ...{ note: note.trim(), lat: place?.lat ?? null, lng: place?.lng ?? null },
      ...{ accuracy: place?.accuracy ?? null, distance, ...kept },
    })
    .onConflict((conflict) => conflict.columns(['sale_unit', 'id']).doNothing())
    .executeTakeFirst()
    .catch(async (error: unknown) => {
      await dropPhoto(storage, kept.file)
      throw error
    })
  if (numInsertedOrUpdatedRows > 0n) return { id }
  // Sent twice at once: the other one is kept.
  await dropPhoto(storage, kept.file)
  await isKnown(context, sent, by.username)
  return { id }
}

/** Refuses an id that stands for a photo of another customer or person. */
async function isKnown(
  { db }: Context,
  { saleUnit, customerCode, id }: Sent,
  username: string,
): Promise<boolean> {
  const known = await db
    .selectFrom('customer_photos')
    .select(['customer_code', 'username'])
    .where('sale_unit', '=', saleUnit)
    .where('id', '=', id)
    .executeTakeFirst()
  if (known && (known.customer_code !== customerCode || known.username !== username))
    throw refuse(photosProblems.idTaken)
  return known !== undefined
}

type Group = { saleUnit: string; code: string; customerType: string }

/** A group that was put away while a phone had no signal still takes what was photographed for it. */
async function requireGroup({ db }: Context, { saleUnit, code, customerType }: Group): Promise<void> {
  const group = await db
    .selectFrom('photo_groups')
    .select('customer_types as customerTypes')
    .where('sale_unit', '=', saleUnit)
    .where('code', '=', code)
    .executeTakeFirst()
  if (!group || !isGroupFor(group, customerType)) throw refuse(photosProblems.noGroup)
}
