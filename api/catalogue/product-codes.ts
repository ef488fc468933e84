import { sql } from 'kysely'
import { loadBuyer } from '#api/buyers/buyer.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { codesAtOnce, type productCodesContract } from '#shop/catalogue/product-codes-contract.ts'
import { shownTo } from './product-list-queries.ts'

export const productCodes: Handler<typeof productCodesContract> = async (
  { skip = 0, take = codesAtOnce },
  context,
) => {
  const shown = sql.join(shownTo(await loadBuyer(context)), sql` and `)
  const [codes, counted] = await Promise.all([
    take === 0
      ? { rows: [] }
      : sql<{
          code: string
        }>`select p.code from products p where ${shown} order by p.code limit ${take} offset ${skip}`.execute(
          context.db,
        ),
    sql<{ total: number }>`select count(*)::int as total from products p where ${shown}`.execute(context.db),
  ])
  return { total: counted.rows[0]?.total ?? 0, codes: codes.rows.map(({ code }) => code) }
}
