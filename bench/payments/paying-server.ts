import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import type { Gateways } from '#api/gateways/gateways.ts'
import { makeSlipReader } from '#api/gateways/slips/read-slip.ts'
import { openDatabase } from '#api/kit/database.ts'
import { startAsking } from '#api/payments/ask-waiting.ts'
import { makeApi } from '#api/start/api.ts'
import { makeHttpServer } from '#start/http-server.ts'
import { readEnvironment } from '#start/settings/environment.ts'
import { paymentProviders } from '#start/settings/payment-providers.ts'
import { slipGateway } from '#start/settings/slip-service.ts'
import { filesIn, storageIn } from '#start/web/files.ts'

/**
 * The API with its payments in its own process, which asks a sandbox elsewhere. Told `killAfter`, it kills
 * itself after so many steps: a finished query, a file saved, or a call of a gateway sent or answered.
 */
const {
  DATABASE_URL = '',
  SECRET = '',
  PORT = '0',
  SANDBOX_URL = '',
  DATA_DIR = '',
  SLIP_SERVICE,
} = process.env
let left = Number.POSITIVE_INFINITY
const step = () => {
  if (--left === 0) process.kill(process.pid, 'SIGKILL')
}
process.on('message', ({ killAfter }: { killAfter: number }) => {
  left = killAfter
  process.send?.({ killAfter })
})
const asked = globalThis.fetch
globalThis.fetch = async (...request) => {
  step()
  try {
    return await asked(...request)
  } finally {
    step()
  }
}
const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' })
const database = openDatabase(DATABASE_URL, { connections: 10, onError: () => {}, onQuery: step })
const slips = makeSlipReader()
const environment = readEnvironment({ SLIP_SERVICE })
const gateways: Gateways = {
  sms: { name: 'none', request: async () => ({ token: '', reference: '' }), verify: async () => false },
  sendMail: async () => {},
  payments: paymentProviders(environment, () => SANDBOX_URL),
  ...slipGateway(environment.slips, () => SANDBOX_URL),
  readSlip: slips.read,
}
const files = filesIn(DATA_DIR)
const storage = storageIn(files, {
  ...files,
  save: async (name, bytes) => {
    await files.save(name, bytes)
    step()
  },
})
let origin = ''
const app = await makeHttpServer(log, { proxies: 0, secure: false })
const api = makeApi({ db: database.db, secret: SECRET, log, gateways, storage, origin: () => origin })
await app.register(api.plugin, { prefix: '/rest' })
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
origin = `http://127.0.0.1:${port}`
const asking = startAsking({ db: database.db, gateways, log, now: () => new Date() })
process.send?.({ port })
process.once('SIGTERM', async () => {
  await asking.stop()
  await app.close()
  await slips.close()
  await database.close()
  process.exit(0)
})
