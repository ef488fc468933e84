import type { Context } from '#api/kit/calls/context.ts'
import { findSaleCode } from '#api/merchants/sale-code.ts'
import {
  findStandingOrder,
  type StandingOrder,
  type StandingOrderKey,
} from '#api/standing-runs/standing-order-rows.ts'
import { refuse } from '#shop/problems/problem.ts'
import { standingOrderProblems } from '#shop/standing-orders/standing-order-problems.ts'

type Client = { code: string; name: string; status: string }

/** A standing order of the centre, and whose it is; a salesperson learns nothing of those of others. */
export async function requireAtOffice(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  key: StandingOrderKey,
): Promise<{ standing: StandingOrder; client: Client }> {
  const ownCode = await findSaleCode(db, caller)
  const standing = await findStandingOrder(db, key)
  const client =
    standing &&
    (await db
      .selectFrom('customers')
      .select(['code', 'name', 'status', 'sale_code'])
      .where('sale_unit', '=', key.saleUnit)
      .where('code', '=', standing.customerCode)
      .executeTakeFirst())
  const isSeen = client && (ownCode === undefined || (client.sale_code ?? '') === ownCode)
  if (!standing || !isSeen) throw refuse(standingOrderProblems.none)
  return { standing, client }
}
