import { z } from 'zod'
import { reconcileContract } from '#shop/reconcile/reconcile-contract.ts'
import { reconcileParts } from '#shop/reconcile/reconcile-parts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'

/** One part at a time, so that the page can say how far it is. */
export const reconcileCalls = {
  reconcile: pageCall(
    z.object({ part: z.enum(reconcileParts) }),
    async ({ part }, { callAsStaff, findStaff }) =>
      callAsStaff(reconcileContract, { saleUnit: (await findStaff())?.user.centre ?? '', part }),
  ),
}
export type ReconcileCalls = typeof reconcileCalls
