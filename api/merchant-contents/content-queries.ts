import { type RawBuilder, sql } from 'kysely'
import { endOf, startOf } from '#api/content/shown-when.ts'
import type { Db } from '#api/kit/database.ts'
import { policyCode } from '#shop/account/consent-contracts.ts'
import type { ContentDraft } from '#shop/merchant-contents/content-draft.ts'
import type { ContentKind } from '#shop/merchant-contents/content-forms.ts'
import type { ContentState } from '#shop/merchant-contents/content-state.ts'

/** A content as it stands in the table. */
export type ContentRow = Omit<ContentDraft, 'startsAt' | 'endsAt'> & {
  id: number
  version: number
  startsAt: Date | null
  endsAt: Date | null
  isRemoved: boolean
  position: number
  changedAt: Date | null
  changedBy: string
  originUnit: string | null
  copiedAs: number | null
}

const columns = sql`c.id, c.kind, coalesce(c.code, '') as code, c.title_th as "titleTh", c.title_en as "titleEn",
  c.body_th as "bodyTh", c.body_en as "bodyEn", c.picture_th as "pictureTh", c.picture_en as "pictureEn",
  c.text_tone as "textTone", c.link, c.active as "isPublished", ${startOf} as "startsAt", ${endOf} as "endsAt",
  c.version, c.removed_at is not null as "isRemoved", c.position, c.changed_at as "changedAt",
  c.changed_by as "changedBy", c.origin_unit as "originUnit", c.copied_as as "copiedAs"`

/** The privacy policy is no content of a centre: it has versions of its own. */
const isContent = sql`coalesce(c.code, '') <> ${policyCode}`

async function findOne(
  db: Db,
  saleUnit: string,
  which: RawBuilder<unknown>,
): Promise<ContentRow | undefined> {
  const { rows } = await sql<ContentRow>`
    select ${columns} from contents c where c.sale_unit = ${saleUnit} and ${isContent} and ${which} limit 1`.execute(
    db,
  )
  return rows[0]
}

export const findContent = (db: Db, saleUnit: string, id: number) => findOne(db, saleUnit, sql`c.id = ${id}`)
export const findByKey = (db: Db, saleUnit: string, key: string) => findOne(db, saleUnit, sql`c.key = ${key}`)
export const findPage = (db: Db, saleUnit: string, code: string) =>
  findOne(db, saleUnit, sql`c.kind = 'P' and c.code = ${code} and c.removed_at is null`)
/** What was copied here from there. */
export const findCopy = (db: Db, saleUnit: string, origin: { saleUnit: string; id: number }) =>
  findOne(
    db,
    saleUnit,
    sql`c.origin_unit = ${origin.saleUnit} and c.origin_id = ${origin.id} and c.removed_at is null`,
  )

const stateAt = (now: Date) => sql<ContentState>`case when not c.active then 'draft'
  when ${endOf} <= ${now} then 'over' when ${startOf} > ${now} then 'scheduled' else 'live' end`

type Asked = {
  saleUnit: string
  kind: ContentKind
  state: ContentState | undefined
  isRemoved: boolean
  text: string
  now: Date
  skip: number
  take: number
}
type ListedRow = Omit<ContentRow, 'bodyTh' | 'bodyEn'> & { state: ContentState }

/** News by their day, the newest first; everything else in the order it is shown. */
export async function findContents(db: Db, asked: Asked): Promise<ListedRow[]> {
  const { saleUnit, kind, state, isRemoved, text, now, skip, take } = asked
  const order = kind === 'N' ? sql`coalesce(${startOf}, 'infinity') desc, c.id desc` : sql`c.position, c.id`
  const { rows } = await sql<ListedRow>`
    select c.id, c.kind, coalesce(c.code, '') as code, c.title_th as "titleTh", c.title_en as "titleEn",
      c.picture_th as "pictureTh", c.picture_en as "pictureEn", ${stateAt(now)} as state,
      ${startOf} as "startsAt", ${endOf} as "endsAt", c.changed_at as "changedAt", c.changed_by as "changedBy"
    from contents c
    where c.sale_unit = ${saleUnit} and c.kind = ${kind} and ${isContent} and (c.removed_at is not null) = ${isRemoved}
      and (${state ?? ''} = '' or ${stateAt(now)} = ${state ?? ''})
      and position(lower(${text}) in lower(c.title_th || ' ' || c.title_en || ' ' || coalesce(c.code, ''))) > 0
    order by ${order} limit ${take} offset ${skip}`.execute(db)
  return rows
}

export async function countContents(db: Db, saleUnit: string, kind: ContentKind, now: Date) {
  const { rows } = await sql<{ state: ContentState | 'removed'; count: number }>`
    select case when c.removed_at is not null then 'removed' else ${stateAt(now)} end as state, count(*)::int as count
    from contents c where c.sale_unit = ${saleUnit} and c.kind = ${kind} and ${isContent} group by 1`.execute(
    db,
  )
  const of = (state: ContentState | 'removed') => rows.find((row) => row.state === state)?.count ?? 0
  return {
    ...{ draft: of('draft'), scheduled: of('scheduled'), live: of('live') },
    ...{ over: of('over'), removed: of('removed') },
  }
}

/** The ids of all contents of a kind in their order. */
export async function findOrder(db: Db, saleUnit: string, kind: ContentKind): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from contents c where c.sale_unit = ${saleUnit} and c.kind = ${kind} and ${isContent}
      and c.removed_at is null order by c.position, c.id`.execute(db)
  return rows.map(({ id }) => id)
}
