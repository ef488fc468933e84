import type { Handler } from '#api/kit/calls/perform.ts'
import { findSaleCode } from '#api/merchants/sale-code.ts'
import { summaryOf } from '#api/standing-orders/standing-order-views.ts'
import { findStandingOrdersById } from '#api/standing-runs/standing-order-rows.ts'
import type { standingOrderListContract } from '#shop/standing-orders/standing-office-contracts.ts'
import { countFailed, findListed } from './standing-list-queries.ts'

/** A page for a person, or for a sheet. */
export const standingOrderList: Handler<typeof standingOrderListContract> = async (request, context) => {
  const { db, caller } = context
  const { saleUnit, take } = request
  const ownCode = await findSaleCode(db, caller)
  const [keys, failed] = await Promise.all([
    findListed(db, { ...request, ownCode }),
    countFailed(db, { saleUnit, ownCode }),
  ])
  const shown = keys.slice(0, take)
  const found = await findStandingOrdersById(
    db,
    saleUnit,
    shown.map(({ id }) => id),
  )
  const standingOrders = []
  for (const { customerName, id } of shown) {
    const standing = found.get(id)
    if (!standing) continue
    const { products, ...summary } = await summaryOf(context, standing)
    const { customerCode, deliveryMethod } = standing
    standingOrders.push({ ...summary, customerCode, customerName, deliveryMethod, products: products.length })
  }
  return { standingOrders, isMore: keys.length > take, failed }
}
