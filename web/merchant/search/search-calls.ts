import { z } from 'zod'
import { merchantOrderListContract } from '#shop/merchant-orders/merchant-order-contracts.ts'
import { merchantProductListContract } from '#shop/merchant-products/merchant-product-contracts.ts'
import { promotionsOfCentreContract } from '#shop/merchant-promotions/merchant-promotion-contracts.ts'
import { customerListContract } from '#shop/merchants/client-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'
import { fewest, longest, mostEach } from './search-limits.ts'

/** What anybody in the back office looks for by a word or a number, a few of each kind. */
export const searchCalls = {
  searchOffice: pageCall(
    z.object({ text: z.string().trim().min(fewest).max(longest) }),
    async ({ text }, { callAsStaff, findStaff }) => {
      const saleUnit = (await findStaff())?.user.centre ?? ''
      const [{ orders }, customers, products, promotions] = await Promise.all([
        callAsStaff(merchantOrderListContract, {
          ...{ saleUnit, tab: 'all', oldestFirst: false, text, take: mostEach },
        }),
        callAsStaff(customerListContract, { text, take: mostEach }),
        callAsStaff(merchantProductListContract, { saleUnit, text, take: mostEach }),
        findPromotions(callAsStaff, saleUnit, text),
      ])
      return {
        orders: orders.map(({ number, customerName, status, total }) => ({
          number,
          customerName,
          status,
          total,
        })),
        customers: customers.map(({ code, name, mobile }) => ({ code, name, mobile })),
        products: products.map(({ code, nameTh, nameEn, active }) => ({ code, nameTh, nameEn, active })),
        promotions,
      }
    },
  ),
}
export type SearchCalls = typeof searchCalls

/** Those that hold first; others only when few were found. */
async function findPromotions(callAsStaff: Visitor['callAsStaff'], saleUnit: string, text: string) {
  const found: { id: string; name: string; endsOn: string }[] = []
  for (const tab of ['CURRENT', 'SOON', 'DISABLE', 'EXPIRED'] as const) {
    if (found.length >= mostEach) break
    const take = mostEach - found.length
    const { promotions } = await callAsStaff(promotionsOfCentreContract, { saleUnit, tab, text, take })
    found.push(...promotions.map(({ id, name, endsOn }) => ({ id, name, endsOn })))
  }
  return found
}
