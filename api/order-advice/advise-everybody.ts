import { sql } from 'kysely'
import { allCentres } from '#api/kit/all-centres.ts'
import type { Db } from '#api/kit/database.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { countAlikeShops, findAlikeShops } from './alike-shops.ts'
import { writeAdvice } from './write-advice.ts'

const customersAtOnce = 500
/** The runner takes a longer job for a dead one; the next run goes on where this one stopped. */
const longestMs = 80_000

type Parts = { db: Db; now: () => Date; longest?: number }

/**
 * Computes today's advice of every customer who has none yet, centre by centre. What is written stays when it
 * is killed, and two at once do the same work twice at worst.
 */
export async function adviseEverybody({ db, now, longest = longestMs }: Parts): Promise<{ advised: number }> {
  const end = performance.now() + longest
  let advised = 0
  for (const saleUnit of await allCentres(db)) {
    let customers = await findUnadvised({ db, now: now() }, saleUnit)
    if (customers.length === 0) continue
    await countAlikeShops(db, { saleUnit, today: bangkokDay(now()) })
    const alikeOf = await findAlikeShops(db, saleUnit)
    while (customers.length > 0) {
      await writeAdvice({ db, now: now() }, { saleUnit, customers, alikeOf })
      advised += customers.length
      if (performance.now() > end) return { advised }
      customers = await findUnadvised({ db, now: now() }, saleUnit)
    }
  }
  return { advised }
}

async function findUnadvised({ db, now }: { db: Db; now: Date }, saleUnit: string) {
  const { rows } = await sql<{ code: string; storeType: string }>`
    select c.code, c.store_type as "storeType" from customers c
    where c.sale_unit = ${saleUnit} and c.status = 'active' and not exists (
      select 1 from order_advice a where a.sale_unit = ${saleUnit} and a.customer_code = c.code and a.day >= ${bangkokDay(now)}::date)
    order by c.code limit ${sql.lit(customersAtOnce)}`.execute(db)
  return rows
}
