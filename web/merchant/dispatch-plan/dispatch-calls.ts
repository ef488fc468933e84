import { z } from 'zod'
import { orderDeliveryContract } from '#shop/deliveries/tracking-contracts.ts'
import {
  closeRunContract,
  deleteRunContract,
  proposeRunsContract,
  saveRunContract,
  sendRunContract,
} from '#shop/dispatch/dispatch-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'

/** The centre is the one the member of staff works in, never the page's. */
export const dispatchCalls = {
  proposeRuns: pageCall(proposeRunsContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(proposeRunsContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  saveRun: pageCall(saveRunContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(saveRunContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  deleteRun: pageCall(deleteRunContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(deleteRunContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  sendRun: pageCall(sendRunContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(sendRunContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  closeRun: pageCall(closeRunContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(closeRunContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  /** Which pictures show that an order was handed over. */
  stopProofs: pageCall(z.object({ orderNumber: z.string().min(1).max(40) }), async (request, visitor) => {
    const { delivery } = await visitor.callAsStaff(orderDeliveryContract, {
      ...request,
      saleUnit: await centreOf(visitor),
    })
    return { proofs: delivery?.proofs ?? [] }
  }),
}
export type DispatchCalls = typeof dispatchCalls
