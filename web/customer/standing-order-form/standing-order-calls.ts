import { z } from 'zod'
import { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import { checkoutPreviewContract } from '#shop/checkout/checkout-contracts.ts'
import {
  changeRunContract,
  saveStandingOrderContract,
  setStandingOrderStateContract,
  useOneTapLinkContract,
} from '#shop/standing-orders/standing-order-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'

const mostFound = 8

export const standingOrderCalls = {
  saveStandingOrder: pageCall(saveStandingOrderContract.request, (request, { call }) =>
    call(saveStandingOrderContract, request),
  ),
  setStandingOrderState: pageCall(setStandingOrderStateContract.request, (request, { call }) =>
    call(setStandingOrderStateContract, request),
  ),
  changeRun: pageCall(changeRunContract.request, (request, { call }) => call(changeRunContract, request)),
  oneTap: pageCall(useOneTapLinkContract.request, (request, { call }) =>
    call(useOneTapLinkContract, request),
  ),
  findToOrder: pageCall(z.object({ text: z.string().min(1).max(100) }), async ({ text }, { call }) => ({
    products: await call(productItemsContract, { text, take: mostFound }),
  })),
  previewStanding: pageCall(checkoutPreviewContract.request, async (request, { call }) => {
    const { total, whyNot } = await call(checkoutPreviewContract, request)
    return { total, whyNot }
  }),
}
export type StandingOrderCalls = typeof standingOrderCalls
