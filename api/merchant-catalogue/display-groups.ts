import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { entryErrors } from '#shop/merchant-catalogue/entry-errors.ts'
import {
  type deleteGroupContract,
  type groupListContract,
  type MasterGroup,
  mostGroups,
  type saveGroupContract,
} from '#shop/merchant-catalogue/merchant-catalogue-contracts.ts'
import { merchantCatalogueProblems } from '#shop/merchant-catalogue/merchant-catalogue-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { changeCatalogue, requireNone, requireSeen } from './catalogue-change.ts'
import { findGroups, findMembers } from './group-queries.ts'

export const groupList: Handler<typeof groupListContract> = async ({ saleUnit }, { db }) => ({
  groups: await findGroups(db, saleUnit),
})

/** One change of groups at a time, since a new one takes the next number. */
const lockGroups = (tx: Db, saleUnit: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`display groups ${saleUnit}`}))`.execute(tx)

const told = ({ version: _, products, ...group }: MasterGroup) => ({
  ...group,
  codes: products.map(({ code }) => code),
})

export const saveGroup: Handler<typeof saveGroupContract> = async (request, context) => {
  const { saleUnit, placement, nameTh, useTranslatedName, position, version } = request
  const nameEn = request.nameEn || nameTh
  const codes = [...new Set(request.codes)]
  const { code: _, ...errors } = entryErrors({ code: 'group', nameTh, nameEn })
  requireNone(errors)
  return changeCatalogue(context, saleUnit, async (tx) => {
    await lockGroups(tx, saleUnit)
    const all = await findGroups(tx, saleUnit)
    const was = all.find(({ id }) => id === request.id)
    if (request.id !== null && !was) throw refuse(merchantCatalogueProblems.none)
    requireSeen(was, version)
    if (!was && all.length >= mostGroups)
      throw refuse(merchantCatalogueProblems.tooMany, { most: mostGroups })
    await requireProducts(tx, saleUnit, codes)
    const id = was?.id ?? Math.max(0, ...all.map((group) => group.id)) + 1
    await sql`
      insert into display_groups (sale_unit, id, placement, name_th, name_en, use_translated_name, position)
      values (${saleUnit}, ${id}, ${placement}, ${nameTh}, ${nameEn}, ${useTranslatedName}, ${position})
      on conflict (sale_unit, id) do update set placement = excluded.placement, name_th = excluded.name_th,
        name_en = excluded.name_en, use_translated_name = excluded.use_translated_name, position = excluded.position`.execute(
      tx,
    )
    await sql`delete from display_group_products where sale_unit = ${saleUnit} and group_id = ${id}`.execute(
      tx,
    )
    await sql`
      insert into display_group_products (sale_unit, group_id, product_code, position)
      select ${saleUnit}, ${id}, m.code, m.place from unnest(${codes}::text[]) with ordinality m (code, place)`.execute(
      tx,
    )
    const [answer] = await findGroups(tx, saleUnit, id)
    if (!answer) throw refuse(merchantCatalogueProblems.none)
    return {
      answer,
      said: {
        ...{ subject: `display group ${id}`, what: was ? 'changed' : 'created' },
        ...(was ? { before: told(was) } : {}),
        after: told(answer),
      },
    }
  })
}

/** Refuses codes that are no products of the centre. */
export async function requireProducts(tx: Db, saleUnit: string, codes: readonly string[]): Promise<void> {
  const found = new Set((await findMembers(tx, saleUnit, codes)).map(({ code }) => code))
  const missing = codes.filter((code) => !found.has(code))
  if (missing.length > 0)
    requireNone({
      codes: {
        th: `ไม่มีสินค้ารหัส ${missing.slice(0, 5).join(', ')}`,
        en: `There is no product ${missing.slice(0, 5).join(', ')}`,
      },
    })
}

export const deleteGroup: Handler<typeof deleteGroupContract> = (request, context) => {
  const { saleUnit, id, version } = request
  return changeCatalogue(context, saleUnit, async (tx) => {
    await lockGroups(tx, saleUnit)
    const [was] = await findGroups(tx, saleUnit, id)
    if (!was) throw refuse(merchantCatalogueProblems.none)
    requireSeen(was, version)
    await sql`delete from display_groups where sale_unit = ${saleUnit} and id = ${id}`.execute(tx)
    return { answer: {}, said: { subject: `display group ${id}`, what: 'removed', before: told(was) } }
  })
}
