import { chooseAdviceContract, orderAdviceContract } from '#shop/order-advice/order-advice-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { adviceOf } from './advised-item.ts'

export const adviceCalls = {
  orderAdvice: pageCall(orderAdviceContract.request, async (request, { call, locale }) =>
    adviceOf(await call(orderAdviceContract, request), locale),
  ),
  chooseAdvice: pageCall(chooseAdviceContract.request, (request, { call }) =>
    call(chooseAdviceContract, request),
  ),
}
export type AdviceCalls = typeof adviceCalls
