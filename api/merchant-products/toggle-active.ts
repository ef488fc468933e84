import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { toggleActiveContract } from '#shop/merchant-products/merchant-product-contracts.ts'
import { merchantProductsProblems } from '#shop/merchant-products/merchant-products-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { isListed } from './product-row.ts'

export const toggleActive: Handler<typeof toggleActiveContract> = async ({ code, saleUnit }, context) => {
  const { db, now } = context
  const by = await actingStaff(context)
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ active: boolean; version: number }>`
      update products p set active = not p.active, version = p.version + 1
      where p.sale_unit = ${saleUnit} and p.code = ${code} and ${isListed} returning p.active, p.version`.execute(
      tx,
    )
    const changed = rows[0]
    if (!changed) throw refuse(merchantProductsProblems.none)
    const { active, version } = changed
    await sql`select products_changed_1(${saleUnit}, ${[code]}::text[])`.execute(tx)
    await addActivity(
      tx,
      { saleUnit, at: now, by },
      {
        ...{ kind: 'product', subject: code, what: active ? 'switched on' : 'switched off' },
        ...{ before: { active: !active }, after: { active } },
      },
    )
    return { disabled: !active, version }
  })
}
