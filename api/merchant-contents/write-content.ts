import { sql } from 'kysely'
import type { StaffMember } from '#api/activity/add-activity.ts'
import type { Db } from '#api/kit/database.ts'
import type { ContentDraft } from '#shop/merchant-contents/content-draft.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import type { ContentRow } from './content-queries.ts'

/** A draft with its times worked out. */
type Written = Omit<ContentDraft, 'startsAt' | 'endsAt'> & {
  startsAt: Date | null
  endsAt: Date | null
}
type Writing = { written: Written; now: Date; by: StaffMember }
type Origin = { saleUnit: string; id: number }

/** Writers of a centre's contents wait for each other: numbers, codes and places are given to one at a time. */
export async function lockContents(tx: Db, saleUnit: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contents ${saleUnit}`}, 59))`.execute(tx)
}

/** Days stand beside the times, for whoever reads by the day. */
const daysOf = ({ startsAt, endsAt }: Written, now: Date) => ({
  startsOn: bangkokDay(startsAt ?? now),
  endsOn: endsAt ? bangkokDay(new Date(endsAt.getTime() - 1)) : null,
})

/** The next number and the last place of its kind. Numbers of removed contents are never given again. */
export async function insertContent(
  tx: Db,
  saleUnit: string,
  { written, now, by, key = null, origin }: Writing & { key?: string | null; origin?: Origin },
): Promise<{ id: number; version: number }> {
  const { startsOn, endsOn } = daysOf(written, now)
  const { rows } = await sql<{ id: number }>`
    insert into contents (sale_unit, id, kind, code, title_th, title_en, body_th, body_en, picture_th, picture_en, text_tone,
      link, active, starts_at, ends_at, starts_on, ends_on, position, version, key, changed_at, changed_by, origin_unit, origin_id, copied_as)
    select ${saleUnit}, coalesce(max(c.id), 0) + 1, ${written.kind}, ${written.code || null}, ${written.titleTh},
      ${written.titleEn}, ${written.bodyTh}, ${written.bodyEn}, ${written.pictureTh}::text, ${written.pictureEn}::text,
      ${written.textTone}, ${written.link}, ${written.isPublished}::boolean, ${written.startsAt}::timestamptz,
      ${written.endsAt}::timestamptz, ${startsOn}::date, ${endsOn}::date,
      coalesce(max(c.position) filter (where c.kind = ${written.kind}), -1) + 1, 1, ${key}::uuid, ${now}::timestamptz, ${by.name},
      ${origin?.saleUnit ?? null}::text, ${origin?.id ?? null}::integer, ${origin ? 1 : null}::integer
    from contents c where c.sale_unit = ${saleUnit} returning id`.execute(tx)
  return { id: rows[0]?.id ?? 0, version: 1 }
}

export async function updateContent(
  tx: Db,
  saleUnit: string,
  { id, version }: ContentRow,
  { written, now, by, isCopy = false }: Writing & { isCopy?: boolean },
): Promise<{ id: number; version: number }> {
  const { startsOn, endsOn } = daysOf(written, now)
  const next = version + 1
  await sql`update contents c set title_th = ${written.titleTh}, title_en = ${written.titleEn}, body_th = ${written.bodyTh},
      body_en = ${written.bodyEn}, picture_th = ${written.pictureTh}, picture_en = ${written.pictureEn},
      text_tone = ${written.textTone}, link = ${written.link}, active = ${written.isPublished},
      starts_at = ${written.startsAt}, ends_at = ${written.endsAt}, starts_on = ${startsOn}, ends_on = ${endsOn},
      version = ${next}, changed_at = ${now}, changed_by = ${by.name},
      copied_as = case when ${isCopy}::boolean then ${next}::integer else c.copied_as end
    where c.sale_unit = ${saleUnit} and c.id = ${id}`.execute(tx)
  return { id, version: next }
}

/** What the log tells of a content. */
export function loggedOf(content: Written): object {
  const { kind, code, titleTh, titleEn, bodyTh, bodyEn, pictureTh, pictureEn, textTone, link } = content
  return {
    ...{ contentKind: kind, code, titleTh, titleEn, bodyTh, bodyEn, pictureTh, pictureEn, textTone, link },
    isPublished: content.isPublished,
    startsAt: content.startsAt?.toISOString() ?? null,
    endsAt: content.endsAt?.toISOString() ?? null,
  }
}
