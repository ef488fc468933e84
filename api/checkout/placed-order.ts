import type { Handler } from '#api/kit/calls/perform.ts'
import type { placedOrderContract } from '#shop/checkout/checkout-contracts.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

export const placedOrder: Handler<typeof placedOrderContract> = async ({ key }, { caller, db }) => {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const { saleUnit, customerCode } = caller
  const placed = await db
    .selectFrom('placed_keys')
    .select('order_number')
    .where('sale_unit', '=', saleUnit)
    .where('customer_code', '=', customerCode)
    .where('key', '=', key)
    .executeTakeFirst()
  return { orderNumber: placed?.order_number ?? null, saleUnit }
}
