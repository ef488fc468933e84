import { type RawBuilder, sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type {
  customerPhotosContract,
  photoFileContract,
  photoMonthsContract,
} from '#shop/photos/photo-contracts.ts'
import { daysWanted, photosPage } from '#shop/photos/photo-window.ts'
import { photosProblems } from '#shop/photos/photos-problems.ts'
import { smallPhotoOf } from '#shop/photos/small-photo.ts'
import { refuse } from '#shop/problems/problem.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { requireClientSeen } from './client-seen.ts'
import { mayRemove } from './may-remove.ts'
import { recordDay, recordLook } from './record-look.ts'

type PhotoRow = {
  id: string
  groupCode: string | null
  groupName: string | null
  groupNameEn: string | null
  takenAt: Date
  receivedAt: Date
  username: string
  by: string
  note: string
  lat: number | null
  lng: number | null
  distance: number | null
  width: number
  height: number
}

const listOf = (text = '') => [...new Set(text.split(',').filter(Boolean))]

export const customerPhotos: Handler<typeof customerPhotosContract> = async (
  { customerCode, saleUnit, take = photosPage, skip = 0, groupCodes, months, fromDay, toDay },
  context,
) => {
  const { db, caller, now } = context
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  await requireClientSeen(context, customerCode)
  const days = daysWanted({ months: listOf(months), from: fromDay, to: toDay }, bangkokDay(now))
  const groups = listOf(groupCodes)
  const inDays = days.map(
    ({ from, before }): RawBuilder<unknown> =>
      sql`(p.taken_at >= ${from}::date::timestamp at time zone 'Asia/Bangkok'
        and p.taken_at < ${before}::date::timestamp at time zone 'Asia/Bangkok')`,
  )
  if (inDays.length === 0) return []
  const { rows } = await sql<PhotoRow>`
    select p.id, p.group_code as "groupCode", g.name_th as "groupName", g.name_en as "groupNameEn",
      p.taken_at as "takenAt", p.received_at as "receivedAt", p.username, p.by_name as by, p.note,
      p.lat, p.lng, p.distance, p.width, p.height
    from customer_photos p
    left join photo_groups g on g.sale_unit = ${saleUnit} and g.code = p.group_code
    where p.sale_unit = ${saleUnit} and p.customer_code = ${customerCode} and p.removed_at is null
      and ${groups.length === 0 ? sql`true` : sql`p.group_code = any(${groups}::text[])`}
      and (${sql.join(inDays, sql` or `)})
    order by p.taken_at desc, p.id limit ${take} offset ${skip}`.execute(db)
  if (rows.length > 0) await recordDay(context, { saleUnit, customerCode, username: caller.username })
  return rows.map(({ username, ...row }) => ({
    ...row,
    groupName: row.groupName ?? '',
    groupNameEn: row.groupNameEn ?? '',
    takenAt: row.takenAt.toISOString(),
    receivedAt: row.receivedAt.toISOString(),
    mayRemove: mayRemove(caller, username),
  }))
}

export const photoMonths: Handler<typeof photoMonthsContract> = async (
  { saleUnit, customerCode },
  context,
) => {
  await requireClientSeen(context, customerCode)
  const { rows } = await sql<{ month: string; photos: number }>`
    select to_char(p.taken_at at time zone 'Asia/Bangkok', 'YYYY-MM') as month, count(*)::int as photos
    from customer_photos p
    where p.sale_unit = ${saleUnit} and p.customer_code = ${customerCode} and p.removed_at is null
    group by 1 order by 1 desc limit 120`.execute(context.db)
  return rows
}

/** The look is recorded before the picture is sent, so that none goes unrecorded. */
export const photoFile: Handler<typeof photoFileContract> = async (
  { saleUnit, customerCode, id, isSmall = false, known = false },
  context,
) => {
  const { db, caller, storage } = context
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  await requireClientSeen(context, customerCode)
  const photo = await db
    .selectFrom('customer_photos')
    .select('file')
    .where('sale_unit', '=', saleUnit)
    .where('id', '=', id)
    .where('customer_code', '=', customerCode)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!photo) throw refuse(photosProblems.none)
  const bytes = known
    ? new Uint8Array()
    : await storage.readPrivate(isSmall ? smallPhotoOf(photo.file) : photo.file)
  if (!bytes) throw refuse(photosProblems.none)
  const looked = { saleUnit, customerCode, username: caller.username }
  if (isSmall) await recordDay(context, looked)
  else await recordLook(context, looked)
  return { type: 'image/webp', content: Buffer.from(bytes).toString('base64') }
}
