import type { FastifyInstance } from 'fastify'
import { payNow } from '../payments/pay.ts'
import type { PaymentPlayer, PaymentWorld } from '../payments/payment-world.ts'
import { addLinePayApi } from './line-pay-api.ts'
import { addLinePayPage } from './line-pay-page.ts'

export async function addLinePay(app: FastifyInstance, world: PaymentWorld): Promise<PaymentPlayer> {
  await app.register(async (api) => addLinePayApi(api, world))
  addLinePayPage(app, world)
  return {
    pay: async (payment) => {
      payNow(world, payment)
    },
  }
}
