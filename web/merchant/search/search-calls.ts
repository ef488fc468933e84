import { z } from 'zod'
import { merchantOrderListContract } from '#shop/merchant-orders/merchant-order-contracts.ts'
import { promotionsOfCentreContract } from '#shop/merchant-promotions/merchant-promotion-contracts.ts'
import { customerListContract } from '#shop/merchants/client-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { fewest, longest, mostEach } from './search-limits.ts'

/** What anybody in the back office looks for by a word or a number, a few of each kind. */
export const searchCalls = {
  searchOffice: pageCall(
    z.object({ text: z.string().trim().min(fewest).max(longest) }),
    async ({ text }, { callAsStaff, findStaff }) => {
      const saleUnit = (await findStaff())?.user.centre ?? ''
      const [{ orders }, customers, ...promotions] = await Promise.all([
        callAsStaff(merchantOrderListContract, {
          ...{ saleUnit, tab: 'all', oldestFirst: false, text, take: mostEach },
        }),
        callAsStaff(customerListContract, { text, take: mostEach }),
        ...(['CURRENT', 'SOON', 'DISABLE', 'EXPIRED'] as const).map((tab) =>
          callAsStaff(promotionsOfCentreContract, { saleUnit, tab, text, take: mostEach }),
        ),
      ])
      return {
        orders: orders.map(({ number, customerName, status, total }) => ({
          number,
          customerName,
          status,
          total,
        })),
        customers: customers.map(({ code, name, mobile }) => ({ code, name, mobile })),
        promotions: promotions
          .flatMap((list) => list.promotions)
          .slice(0, mostEach)
          .map(({ id, name, endsOn }) => ({ id, name, endsOn })),
      }
    },
  ),
}
export type SearchCalls = typeof searchCalls
