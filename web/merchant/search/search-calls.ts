import { z } from 'zod'
import { merchantOrderListContract } from '#shop/merchant-orders/merchant-order-contracts.ts'
import { merchantProductListContract } from '#shop/merchant-products/merchant-product-contracts.ts'
import { customerListContract } from '#shop/merchants/client-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { fewest, longest, mostEach } from './search-limits.ts'

/** What anybody in the back office looks for by a word or a number, a few of each kind. */
export const searchCalls = {
  searchOffice: pageCall(
    z.object({ text: z.string().trim().min(fewest).max(longest) }),
    async ({ text }, { callAsStaff, findStaff }) => {
      const saleUnit = (await findStaff())?.user.centre ?? ''
      const [{ orders }, customers, products] = await Promise.all([
        callAsStaff(merchantOrderListContract, {
          ...{ saleUnit, tab: 'all', oldestFirst: false, text, take: mostEach },
        }),
        callAsStaff(customerListContract, { text, take: mostEach }),
        callAsStaff(merchantProductListContract, { saleUnit, text, take: mostEach }),
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
      }
    },
  ),
}
export type SearchCalls = typeof searchCalls
