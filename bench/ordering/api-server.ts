import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import { openDatabase } from '#api/kit/database.ts'
import { listenForNotifications } from '#api/kit/notifications.ts'
import { startCounting } from '#api/reports/count-sales.ts'
import { makeApi } from '#api/start/api.ts'
import { makeDrain } from '#start/drain.ts'
import { makeHttpServer } from '#start/http-server.ts'
import { filesIn, storageIn } from '#start/web/files.ts'

/**
 * The API alone in its own process, one of several on the same database: the process that gets killed and
 * restarted. Told anything, it says how much memory it uses.
 */
const {
  DATABASE_URL = '',
  SECRET = '',
  PORT = '0',
  NOW,
  DATA_DIR,
  PROXIES = '0',
  CONNECTIONS = '10',
  NOTIFICATIONS,
} = process.env
const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' })
const database = openDatabase(DATABASE_URL, {
  connections: Number(CONNECTIONS),
  onError: (error) => log.warn({ reason: error.message }, 'a connection was lost'),
})
const gateways = {
  sms: { name: 'none', request: async () => ({ token: '', reference: '' }), verify: async () => false },
  sendMail: async () => {},
}
const noStorage = {
  savePublic: async () => {},
  savePrivate: async () => {},
  readPrivate: async () => undefined,
  removePublic: async () => {},
  removePrivate: async () => {},
}
const storage = DATA_DIR
  ? storageIn(filesIn(join(DATA_DIR, 'files')), filesIn(join(DATA_DIR, 'private')))
  : noStorage
const counting = startCounting({ db: database.db, log })
const app = await makeHttpServer(log, { proxies: Number(PROXIES), secure: false })
const now = NOW ? { now: () => new Date(NOW) } : {}
const notifications = NOTIFICATIONS ? listenForNotifications({ url: DATABASE_URL, log }) : undefined
const api = makeApi({
  ...{ db: database.db, secret: SECRET, log, gateways, storage, origin: () => '', ...now },
  ...(notifications ? { notifications } : {}),
})
const drain = makeDrain(app.server)
await app.register(api.plugin, { prefix: '/rest' })
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
process.on('message', () => process.send?.(process.memoryUsage()))
process.send?.({ port: (app.server.address() as AddressInfo).port })
process.once('SIGTERM', async () => {
  // As in the shop: a connection that is in use closes with its answer.
  await drain.begin(0)
  api.endLive()
  await app.close()
  await Promise.all([counting.stop(), notifications?.stop()])
  await database.close()
  process.exit(0)
})
