import { z } from 'zod'
import {
  assignRiderContract,
  invoiceOrderContract,
  moveOrdersContract,
  orderFiltersContract,
  remarkOrderContract,
} from '#shop/merchant-orders/merchant-order-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'

/** The centre is the one the member of staff works in, never the page's. */

export const merchantOrderCalls = {
  orderRiders: pageCall(
    z.object({}),
    async (_request, visitor) =>
      (await visitor.callAsStaff(orderFiltersContract, { saleUnit: await centreOf(visitor) })).riders,
  ),
  assignRider: pageCall(assignRiderContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(assignRiderContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  moveOrders: pageCall(moveOrdersContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(moveOrdersContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  invoiceOrder: pageCall(invoiceOrderContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(invoiceOrderContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  remarkOrder: pageCall(remarkOrderContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(remarkOrderContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
}
export type MerchantOrderCalls = typeof merchantOrderCalls
