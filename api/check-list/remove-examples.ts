import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivities } from '#api/activity/add-activities.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { removeExamplesContract } from '#shop/check-list/check-list-contracts.ts'

type Example = { code: string; name: string; ordered: boolean; pictures: string[] }

/** An example that somebody ordered stays for its order, but goes off sale; the others go with their pictures. */
export const removeExamples: Handler<typeof removeExamplesContract> = async ({ saleUnit }, context) => {
  const { db, now, storage } = context
  const by = await actingStaff(context)
  const examples = await db.transaction().execute(async (tx) => {
    const { rows } = await sql<Example>`
      select p.code, p.name_th as name, p.pictures, exists (select from order_lines l
        where l.sale_unit = ${saleUnit} and l.product_code = p.code) as ordered
      from products p where p.sale_unit = ${saleUnit} and p.is_example order by p.code for update of p`.execute(
      tx,
    )
    const kept = rows.filter(({ ordered }) => ordered).map(({ code }) => code)
    const gone = rows.filter(({ ordered }) => !ordered).map(({ code }) => code)
    await sql`update products p set active = false, is_example = false
      where p.sale_unit = ${saleUnit} and p.code = any(${kept}::text[])`.execute(tx)
    await sql`select products_changed_1(${saleUnit}, ${kept}::text[])`.execute(tx)
    await sql`delete from search_pending s where s.sale_unit = ${saleUnit} and s.code = any(${gone}::text[])`.execute(
      tx,
    )
    await sql`delete from products p where p.sale_unit = ${saleUnit} and p.code = any(${gone}::text[])`.execute(
      tx,
    )
    const log = { saleUnit, at: now, by }
    await addActivities(
      tx,
      log,
      'product',
      rows.map(({ code, name, ordered }) => ({
        ...{ subject: code, what: ordered ? 'switched off' : 'example removed', before: { nameTh: name } },
      })),
    )
    return rows
  })
  for (const { pictures, ordered } of examples)
    for (const name of ordered ? [] : pictures)
      for (const file of [name, name.replace(/\.webp$/, '@half.webp')]) await storage.removePublic(file)
  const kept = examples.filter(({ ordered }) => ordered).length
  return { removed: examples.length - kept, kept }
}
