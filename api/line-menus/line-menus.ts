import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { firstMenus } from '#shop/line-menus/line-menu.ts'
import type {
  lineMenuContracts,
  lineMenusContract,
  MenuProgress,
  publishLineMenusContract,
} from '#shop/line-menus/line-menu-contracts.ts'
import { lineMenuProblems } from '#shop/line-menus/line-menu-problems.ts'
import { whyNotMenus } from '#shop/line-menus/why-not-menus.ts'
import { refuse } from '#shop/problems/problem.ts'
import { findMisplaced } from './menu-people.ts'
import { findLatest } from './publish-menus.ts'

/** More than these are not counted for a progress bar. */
const mostCounted = 100_000

async function findProgress(db: Db, saleUnit: string, setId: string): Promise<MenuProgress | null> {
  const { rows } = await sql<{
    made_at: Date
    made_by: string
    default_set: boolean
    done_at: Date | null
    trouble: 'busy' | 'refused' | null
    menus: number
    pictures: number
    linked: number
  }>`select s.made_at, s.made_by, s.default_set, s.done_at, s.trouble,
      (select count(*) from line_menus m where m.sale_unit = ${saleUnit} and m.set_id = s.id and m.rich_menu_id is not null) as menus,
      (select count(*) from line_menus m where m.sale_unit = ${saleUnit} and m.set_id = s.id and m.has_picture) as pictures,
      (select count(*) from line_menu_people p where p.sale_unit = ${saleUnit} and p.set_id = s.id) as linked
    from line_menu_sets s where s.sale_unit = ${saleUnit} and s.id = ${setId}::uuid`.execute(db)
  const [row] = rows
  if (!row) return null
  const waiting = row.done_at ? 0 : (await findMisplaced(db, { saleUnit, setId }, mostCounted)).length
  return {
    ...{ madeAt: row.made_at.toISOString(), madeBy: row.made_by, menus: row.menus, pictures: row.pictures },
    ...{ isDefault: row.default_set, isDone: row.done_at !== null, trouble: row.trouble },
    people: { linked: row.linked, all: row.linked + waiting },
  }
}

const lineMenus: Handler<typeof lineMenusContract> = async ({ saleUnit }, { db, gateways, settings }) => {
  const [set, { primaryColour }] = await Promise.all([findLatest(db, saleUnit), settings(saleUnit)])
  return {
    menus: set?.menus ?? firstMenus.map((menu) => ({ ...menu, actions: [...menu.actions] })),
    ...{
      version: set?.id ?? '',
      hasAccount: gateways.lineOf?.(saleUnit) !== undefined,
      colour: primaryColour,
    },
    progress: set ? await findProgress(db, saleUnit, set.id) : null,
  }
}

/** The set and its job are written together; publishing the same again makes all of it anew. */
const publishLineMenus: Handler<typeof publishLineMenusContract> = async (
  { saleUnit, version, menus: given },
  context,
) => {
  const { db, now, gateways } = context
  const menus = given.map((menu) => ({ ...menu, bar: menu.bar.trim() }))
  const why = whyNotMenus(menus)
  if (why) throw why
  if (!gateways.lineOf?.(saleUnit)) throw refuse(lineMenuProblems.noAccount)
  const by = await actingStaff(context)
  const id = randomUUID()
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`line menus ${saleUnit}`}, 0))`.execute(tx)
    const before = await findLatest(tx, saleUnit)
    if ((before?.id ?? '') !== version) throw refuse(lineMenuProblems.stale)
    await sql`insert into line_menu_sets (sale_unit, id, menus, made_at, made_by)
      values (${saleUnit}, ${id}, ${JSON.stringify(menus)}::jsonb, ${after(before?.made_at, now)}, ${by.name})`.execute(
      tx,
    )
    await tx
      .insertInto('line_menus')
      .values(menus.map(({ state }) => ({ sale_unit: saleUnit, set_id: id, state })))
      .execute()
    await tx
      .insertInto('outbox')
      .values({ sale_unit: saleUnit, topic: 'line-menus', order_number: id, at: now })
      .execute()
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      {
        ...{ kind: 'centre', subject: saleUnit, what: 'line menus' },
        ...{ before: before ? inWords(before.menus) : null, after: inWords(menus) },
      },
    )
  })
  return { version: id }
}

/** The latest set holds, also where a clock went back. */
const after = (before: Date | undefined, now: Date) =>
  new Date(Math.max(now.getTime(), (before?.getTime() ?? 0) + 1))

const inWords = (menus: readonly { state: string; bar: string; actions: readonly string[] }[]) =>
  Object.fromEntries(menus.map(({ state, bar, actions }) => [state, `${bar}: ${actions.join(', ')}`]))

export const lineMenuHandlers: HandlersOf<typeof lineMenuContracts> = { lineMenus, publishLineMenus }
