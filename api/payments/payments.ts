import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { payToContracts } from '#shop/payments/pay-to-contract.ts'
import { payTo } from './pay-to.ts'

export const paymentHandlers: HandlersOf<typeof payToContracts> = {
  payTo,
}
