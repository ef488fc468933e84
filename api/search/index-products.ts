import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { lexemesOf, vectorOf } from '#shop/search/product-lexemes.ts'
import { countIndexed, countWords, findSearchFacts, storeSearchRows } from './index-queries.ts'

export const atOnce = 400

/** Indexes a centre's pending products, some hundred at a time; returns the number. */
export async function indexWaiting(db: Db, saleUnit: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // One writer per centre, in short transactions, since word counts are shared rows.
    await sql`select pg_advisory_xact_lock(hashtext(${`search ${saleUnit}`}))`.execute(trx)
    // Locked rows are skipped and left for the next run, since waiting for them could deadlock.
    const { rows } = await sql<{ code: string }>`
      delete from search_pending where sale_unit = ${saleUnit} and code in (
        select code from search_pending where sale_unit = ${saleUnit} order by code limit ${sql.lit(atOnce)} for update skip locked)
      returning code`.execute(trx)
    const codes = rows.map((row) => row.code)
    if (codes.length === 0) return 0
    const facts = await findSearchFacts(trx, saleUnit, codes)
    await countWords(trx, saleUnit, codes, -1)
    await storeSearchRows(
      trx,
      saleUnit,
      facts.map((each) => ({ code: each.code, words: vectorOf(saleUnit, lexemesOf(each)) })),
    )
    const added = await countWords(trx, saleUnit, codes, 1)
    const gone = await sql`delete from search_words where sale_unit = ${saleUnit} and products <= 0`.execute(
      trx,
    )
    await countIndexed(trx, saleUnit, added > 0 || (gone.numAffectedRows ?? 0n) > 0n)
    return codes.length
  })
}
