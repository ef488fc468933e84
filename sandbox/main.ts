import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { makeSandbox } from './sandbox.ts'

/**
 * The sandbox alone, for several shops that share it by SANDBOX_URL: SHOP_URL is where it notifies, SANDBOX_DIR
 * where it keeps payments.
 */
const { SHOP_URL, SANDBOX_DIR, PORT = '0', NODE_ENV } = process.env
if (!SHOP_URL || !URL.canParse(SHOP_URL) || NODE_ENV === 'production') {
  console.error('SHOP_URL must be the address of the shop, and production has no sandbox.')
  process.exit(1)
}
let origin = ''
const app = fastify({
  routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
  forceCloseConnections: true,
})
const shop = new URL(SHOP_URL).origin
const sandbox = makeSandbox({
  origin: () => origin,
  shop: () => shop,
  ...(SANDBOX_DIR ? { folder: SANDBOX_DIR } : {}),
})
await app.register(sandbox.plugin, { prefix: '/sandbox' })
await app.listen({ port: Number(PORT), host: 'localhost' })
origin = `http://localhost:${(app.server.address() as AddressInfo).port}`
console.log(`The sandbox is open: ${origin}/sandbox/inbox`)
process.send?.({ ready: origin })
process.on('SIGTERM', () => void app.close())
process.on('SIGINT', () => void app.close())
