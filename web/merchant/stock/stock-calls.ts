import { adjustStockContract } from '#shop/stock/stock-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'

export const stockCalls = {
  adjustStock: pageCall(adjustStockContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(adjustStockContract, {
      ...request,
      saleUnit: (await visitor.findStaff())?.user.centre ?? '',
    }),
  ),
}
export type StockCalls = typeof stockCalls
