import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import { contentMark } from '#api/activity/content-mark.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type { mustSellContract, saveMustSellContract } from '#shop/my-sales/basket-contracts.ts'
import { mySalesProblems } from '#shop/my-sales/my-sales-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

const versionOf = (codes: readonly string[]) => contentMark({ codes })

export async function findMustSell(db: Db, saleUnit: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select m.product_code as code from must_sell_products m
    where m.sale_unit = ${saleUnit} order by m.place, m.product_code`.execute(db)
  return rows.map(({ code }) => code)
}

type Member = { code: string; nameTh: string; nameEn: string; picture: string | null; active: boolean }

export const mustSell: Handler<typeof mustSellContract> = async ({ saleUnit }, { db }) => {
  const { rows: members } = await sql<Member>`
    select p.code, p.name_th as "nameTh", p.name_en as "nameEn", p.pictures[1] as picture, p.active
    from must_sell_products m join products p on p.sale_unit = ${saleUnit} and p.code = m.product_code
    where m.sale_unit = ${saleUnit} order by m.place, m.product_code`.execute(db)
  return { version: versionOf(members.map(({ code }) => code)), members }
}

export const saveMustSell: Handler<typeof saveMustSellContract> = async (request, context) => {
  const { saleUnit, version } = request
  const { db, now } = context
  const by = await actingStaff(context)
  const codes = [...new Set(request.codes)]
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`must sell ${saleUnit}`}))`.execute(tx)
    const before = await findMustSell(tx, saleUnit)
    const next = versionOf(codes)
    if (versionOf(before) === next) return { version: next }
    if (versionOf(before) !== version) throw refuse(mySalesProblems.changed)
    const { rows } = await sql<{ code: string }>`
      select p.code from products p where p.sale_unit = ${saleUnit} and p.code = any(${codes}::text[])`.execute(
      tx,
    )
    const known = new Set(rows.map(({ code }) => code))
    const stranger = codes.find((code) => !known.has(code))
    if (stranger) throw refuse(mySalesProblems.noProduct, { code: stranger })
    await sql`delete from must_sell_products m where m.sale_unit = ${saleUnit}`.execute(tx)
    await sql`
      insert into must_sell_products (sale_unit, product_code, place)
      select ${saleUnit}, n.code, n.place from unnest(${codes}::text[]) with ordinality n (code, place)`.execute(
      tx,
    )
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      { kind: 'mustSell', subject: saleUnit, what: 'saved', before: { codes: before }, after: { codes } },
    )
    return { version: next }
  })
}
