import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type {
  allPhotoGroupsContract,
  photoGroupsContract,
  savePhotoGroupsContract,
} from '#shop/photos/photo-contracts.ts'
import { isGroupFor, type PhotoGroup, whyNotSaveGroups } from '#shop/photos/photo-groups.ts'
import { photosProblems } from '#shop/photos/photos-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'

const uniqueViolation = '23505'

/** Those in use first, each in the order of the centre. */
async function findGroups(db: Db, saleUnit: string): Promise<PhotoGroup[]> {
  const { rows } = await sql<PhotoGroup>`
    select g.code, g.name_th as "nameTh", g.name_en as "nameEn", g.customer_types as "customerTypes",
      g.retired_at is not null as "isRetired"
    from photo_groups g where g.sale_unit = ${saleUnit} order by g.retired_at is not null, g.place, g.code`.execute(
    db,
  )
  return rows
}

const versionOf = (groups: readonly PhotoGroup[]): string =>
  createHash('sha256').update(JSON.stringify(groups)).digest('base64url').slice(0, 20)

export const photoGroups: Handler<typeof photoGroupsContract> = async ({ saleUnit, customerType }, { db }) =>
  (await findGroups(db, saleUnit))
    .filter((group) => !group.isRetired && (!customerType || isGroupFor(group, customerType)))
    .map(({ code, nameTh, nameEn }) => ({ code, name: nameTh, nameEn }))

export const allPhotoGroups: Handler<typeof allPhotoGroupsContract> = async ({ saleUnit }, { db }) => {
  const [groups, counted, types] = await Promise.all([
    findGroups(db, saleUnit),
    sql<{ code: string; photos: number }>`
      select p.group_code as code, count(*)::int as photos from customer_photos p
      where p.sale_unit = ${saleUnit} and p.removed_at is null and p.group_code is not null group by 1`.execute(
      db,
    ),
    sql<{ code: string; name: string; nameEn: string }>`
      select t.code, t.name_th as name, t.name_en as "nameEn" from customer_types t
      where t.sale_unit = ${saleUnit} order by t.price_level, t.code`.execute(db),
  ])
  return {
    ...{ version: versionOf(groups), groups, customerTypes: types.rows },
    photos: Object.fromEntries(counted.rows.map(({ code, photos }) => [code, photos])),
  }
}

export const savePhotoGroups: Handler<typeof savePhotoGroupsContract> = async (
  { saleUnit, version, groups },
  { db, caller, now },
) => {
  const by = await actingStaff({ db, caller })
  const faults = whyNotSaveGroups(groups)
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`select g.code from photo_groups g where g.sale_unit = ${saleUnit} for update`.execute(tx)
      const before = await findGroups(tx, saleUnit)
      if (versionOf(before) !== version) throw refuse(photosProblems.groupsChanged)
      const [first] = faults
      if (first)
        throw new Problem(
          first.row,
          {},
          faults.map(({ field, row }) => ({ field, th: row.th, en: row.en })),
        )
      const known = new Set(before.map(({ code }) => code))
      const named = groups.filter(({ code }) => code === '' || known.has(code))
      const kept = new Set(named.map(({ code }) => code))
      const left = before
        .filter(({ code }) => !kept.has(code))
        .map((group) => ({ ...group, isRetired: true }))
      let last = Math.max(0, ...before.map(({ code }) => Number(/\d+$/.exec(code)?.[0] ?? 0)))
      const rows = [...named, ...left].map((group, place) => {
        if (group.code === '') last += 1
        return { ...group, place, code: group.code || `PG${String(last).padStart(2, '0')}` }
      })
      const write = { tx, saleUnit, now }
      await insertGroups(
        write,
        rows.filter(({ code }) => !known.has(code)),
      )
      await updateGroups(
        write,
        rows.filter(({ code }) => known.has(code)),
      )
      const after = await findGroups(tx, saleUnit)
      if (versionOf(after) !== version)
        await addActivity(
          tx,
          { saleUnit, at: now, by },
          {
            ...{ kind: 'photoGroups', subject: saleUnit, what: 'saved' },
            ...{ before: { groups: before }, after: { groups: after } },
          },
        )
      return { version: versionOf(after) }
    })
  } catch (error) {
    // Two who add the first group at once lock no row before: the database refuses the second.
    if ((error as { code?: string }).code === uniqueViolation) throw refuse(photosProblems.groupsChanged)
    throw error
  }
}

type Write = { tx: Db; saleUnit: string; now: Date }
type GroupRow = PhotoGroup & { place: number }

const asTable = (rows: readonly GroupRow[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
  as n (code text, "nameTh" text, "nameEn" text, "customerTypes" jsonb, place int, "isRetired" boolean)`

async function insertGroups({ tx, saleUnit, now }: Write, rows: readonly GroupRow[]): Promise<void> {
  await sql`insert into photo_groups (sale_unit, code, name_th, name_en, customer_types, place, retired_at)
    select ${saleUnit}, n.code, btrim(n."nameTh"), btrim(n."nameEn"),
      array(select jsonb_array_elements_text(n."customerTypes")), n.place, case when n."isRetired" then ${now}::timestamptz end
    from ${asTable(rows)}`.execute(tx)
}

async function updateGroups({ tx, saleUnit, now }: Write, rows: readonly GroupRow[]): Promise<void> {
  await sql`update photo_groups g set name_th = btrim(n."nameTh"), name_en = btrim(n."nameEn"), place = n.place,
      customer_types = array(select jsonb_array_elements_text(n."customerTypes")),
      retired_at = case when n."isRetired" then coalesce(g.retired_at, ${now}::timestamptz) end
    from ${asTable(rows)} where g.sale_unit = ${saleUnit} and g.code = n.code`.execute(tx)
}
