import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { addPaymentTrouble } from '../payments/payment-trouble.ts'
import type { PaymentWorld } from '../payments/payment-world.ts'
import { addCardApi } from './card-api.ts'
import { addCardForm } from './card-form.ts'
import { makeCardTokens } from './card-tokens.ts'
import { hasKey, refuse } from './kbank-answers.ts'
import { type KbankPlayer, makeKbankPlayer } from './kbank-player.ts'
import { addQrApi } from './qr-api.ts'
import { addQrPage } from './qr-page.ts'
import { addThreeDs } from './three-ds.ts'

const script = fileURLToPath(new URL('./kpayment.js', import.meta.url))

/** K-Payment Gateway: the API behind its key, and the script and pages for browsers. */
export async function addKbank(app: FastifyInstance, world: PaymentWorld): Promise<KbankPlayer> {
  const tokens = makeCardTokens(world.now)
  const player = makeKbankPlayer(world)

  await app.register(async (api) => {
    addPaymentTrouble(api, world)
    api.addHook('preHandler', async (request, reply) => {
      if (!hasKey(request)) return refuse(reply, 'invalid_api_key')
      await player.makeKnown()
    })
    addCardApi(api, world, tokens)
    addQrApi(api, world)
  })

  app.get('/kbank/ui/v2/kpayment.min.js', async (_request, reply) =>
    reply
      .type('text/javascript')
      .header('cache-control', 'no-store')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await readFile(script)),
  )
  addCardForm(app, world, tokens)
  addThreeDs(app, world, player)
  addQrPage(app, world, player)
  return player
}
