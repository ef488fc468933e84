import type { Handler } from '#api/kit/perform.ts'
import { autoCompleteTake } from '#shop/catalogue/search-contracts.ts'
import type { Contracts } from '#shop/start/contracts.ts'
import { loadBuyer } from './buyer.ts'

export const autoComplete: Handler<Contracts['autoComplete']> = async ({ search, take = autoCompleteTake }, { db, caller }) => {
  const buyer = await loadBuyer({ db, caller })
  const text = search.trim()
  if (!text) return []
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .selectFrom('product_words')
    .select(['name_th', 'name_en'])
    .where('sale_unit', '=', buyer.saleUnit)
    .where((eb) => eb.or([eb('name_th', 'ilike', like), eb('name_en', 'ilike', like)]))
    .limit(take)
    .execute()
  return rows.map((row) => ({ text: /[฀-๿]/.test(text) ? row.name_th : row.name_en, th: row.name_th, en: row.name_en }))
}

export const nearestWords: Handler<Contracts['nearestWords']> = autoComplete
