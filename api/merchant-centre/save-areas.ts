import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity, type StaffMember } from '#api/activity/add-activity.ts'
import { contentMark } from '#api/activity/content-mark.ts'
import { findPlacesByPostcode } from '#api/customers/geography.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type {
  moveAreasContract,
  removeAreaContract,
  saveAreaContract,
} from '#shop/merchant-centre/centre-area-contracts.ts'
import type { CentreArea } from '#shop/merchant-centre/centre-profile.ts'
import { merchantCentreProblems } from '#shop/merchant-centre/merchant-centre-problems.ts'
import { readPlace, whyNotArea, writePlace } from '#shop/merchant-centre/why-not-area.ts'
import { type FieldReason, refuse } from '#shop/problems/problem.ts'
import { plainPlaceName } from '#shop/thai/place-name.ts'
import { findAreas, orderOf } from './find-parts.ts'
import { lockParts, requireRight, savePart } from './save-part.ts'

/** The places as they are registered; the first one that is not, at its field. */
async function findRegistered(texts: readonly string[]): Promise<{ places: string[]; wrong: FieldReason[] }> {
  const places: string[] = []
  for (const text of texts) {
    const { postcode, subdistrict } = readPlace(text)
    const name = plainPlaceName('subdistrict', subdistrict)
    const known = await findPlacesByPostcode(postcode)
    const isKnown = known.length > 0 && (!name || known.some((place) => place.subdistrict === name))
    if (!isKnown)
      return {
        places,
        wrong: [
          {
            field: 'places',
            th: `ไม่มี ${text} ในทะเบียนไปรษณีย์`,
            en: `${text} is not a place the post office knows`,
          },
        ],
      }
    places.push(writePlace({ postcode, subdistrict: name }))
  }
  return { places: [...new Set(places)].sort(), wrong: [] }
}

export const saveArea: Handler<typeof saveAreaContract> = async (request, context) => {
  const { saleUnit, version, ...typed } = request
  const by = await actingStaff(context)
  const { places, wrong } = await findRegistered(typed.places)
  return context.db.transaction().execute(async (tx) => {
    await lockParts(tx, saleUnit)
    const areas = await findAreas(tx, saleUnit)
    const before = areas.find(({ id }) => id === typed.id)
    if (typed.id && !before) throw refuse(merchantCentreProblems.noArea)
    if (before && contentMark(before) !== version) throw refuse(merchantCentreProblems.stale)
    requireRight([...whyNotArea(typed, areas), ...wrong])
    const id = typed.id || randomUUID()
    const area = { ...typed, id, places, nameTh: typed.nameTh.trim(), nameEn: typed.nameEn.trim() }
    await writeArea(tx, saleUnit, area, areas.length + 1)
    const after = (await findAreas(tx, saleUnit)).find((each) => each.id === id) ?? area
    await logArea(tx, { saleUnit, now: context.now, by }, before, after)
    return { id, version: contentMark(after) }
  })
}

async function writeArea(tx: Db, saleUnit: string, area: CentreArea, position: number): Promise<void> {
  const { id, nameTh, nameEn, fee, freeFrom, minimum, weekdays, cutOffMinute, active } = area
  await sql`insert into delivery_areas (sale_unit, id, name_th, name_en, fee, free_from, minimum, weekdays, cut_off_minute, active, position)
    values (${saleUnit}, ${id}, ${nameTh}, ${nameEn}, ${fee}, ${freeFrom}, ${minimum}, ${weekdays}, ${cutOffMinute}, ${active}, ${position})
    on conflict (sale_unit, id) do update set name_th = excluded.name_th, name_en = excluded.name_en, fee = excluded.fee,
      free_from = excluded.free_from, minimum = excluded.minimum, weekdays = excluded.weekdays,
      cut_off_minute = excluded.cut_off_minute, active = excluded.active`.execute(tx)
  await sql`delete from delivery_area_places p where p.sale_unit = ${saleUnit} and p.area_id = ${id}`.execute(
    tx,
  )
  await sql`insert into delivery_area_places (sale_unit, area_id, postcode, subdistrict)
    select ${saleUnit}, ${id}, n.postcode, n.subdistrict
    from jsonb_to_recordset(${JSON.stringify(area.places.map(readPlace))}::jsonb) as n (postcode text, subdistrict text)`.execute(
    tx,
  )
}

type Log = { saleUnit: string; now: Date; by: StaffMember }

async function logArea(
  tx: Db,
  { saleUnit, now, by }: Log,
  before: CentreArea | undefined,
  after: CentreArea | undefined,
): Promise<void> {
  if (before && after && contentMark(before) === contentMark(after)) return
  const told = (area: CentreArea | undefined) => {
    if (!area) return null
    const { id: _, ...rest } = area
    return rest
  }
  const name = after?.nameTh ?? before?.nameTh ?? ''
  await addActivity(
    tx,
    { saleUnit, at: now, by },
    {
      ...{ kind: 'centre', subject: name, before: told(before), after: told(after) },
      what: !before ? 'area added' : after ? 'area changed' : 'area removed',
    },
  )
}

export const removeArea: Handler<typeof removeAreaContract> = async ({ saleUnit, version, id }, context) => {
  const by = await actingStaff(context)
  return context.db.transaction().execute(async (tx) => {
    await lockParts(tx, saleUnit)
    const before = (await findAreas(tx, saleUnit)).find((each) => each.id === id)
    if (!before) throw refuse(merchantCentreProblems.noArea)
    if (contentMark(before) !== version) throw refuse(merchantCentreProblems.stale)
    await tx.deleteFrom('delivery_areas').where('sale_unit', '=', saleUnit).where('id', '=', id).execute()
    await logArea(tx, { saleUnit, now: context.now, by }, before, undefined)
    return {}
  })
}

export const moveAreas: Handler<typeof moveAreasContract> = async (request, context) => {
  const { saleUnit, ids } = request
  return savePart(context, request, {
    what: 'areas ordered',
    find: async (db) => orderOf(await findAreas(db, saleUnit)),
    write: async (tx) => {
      await sql`update delivery_areas d set position = n.place
        from (select id, (place - 1)::int + 1 as place from unnest(${ids}::text[]) with ordinality as u (id, place)) n
        where d.sale_unit = ${saleUnit} and d.id = n.id`.execute(tx)
    },
  })
}
