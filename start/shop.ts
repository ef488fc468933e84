import { mkdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { makeSlipReader } from '#api/gateways/slips/read-slip.ts'
import { proofOf } from '#api/kit/calls/visitor-address.ts'
import { listenForNotifications } from '#api/kit/notifications.ts'
import { makeSealer } from '#api/kit/sealer.ts'
import { prepareSetup } from '#api/network-setup/setup-row.ts'
import { makeApi } from '#api/start/api.ts'
import { drawSlip } from '#database/seeds/slips/draw-slips.ts'
import { makeSandbox } from '#sandbox/sandbox.ts'
import type { Environment } from '#start/settings/environment.ts'
import { openGateways } from '#start/settings/gateways.ts'
import { liffApp } from '#start/settings/liff.ts'
import { addAssets } from '#start/web/assets.ts'
import { buildWeb } from '#start/web/build-web.ts'
import { filesIn, storageIn } from '#start/web/files.ts'
import { addPages, builtPages, type LoadBuild } from '#start/web/pages.ts'
import { startBackgroundJobs } from './background-jobs.ts'
import { type Drain, makeDrain } from './drain.ts'
import { drawExamples } from './example-goods.ts'
import { makeHttpServer } from './http-server.ts'
import { makeLog } from './log.ts'
import { addMetrics } from './metrics.ts'
import { openStore, privateFiles, type Store } from './store.ts'

export type Shop = {
  url: string
  store: Store | undefined
  /** Where the owner of an empty network begins; undefined once there is one. */
  setupLink: string | undefined
  /** Seconds of serving while /readyz says 503, before it closes. */
  stop: (drainSeconds?: number) => Promise<void>
  /** Ends that wait. */
  hurry: () => void
}
type ShopOptions = {
  say: (line: string) => void
  develop?: (app: FastifyInstance) => Promise<LoadBuild>
}

/**
 * Wires database, API and pages into one process; with API_BASE_URL only the pages. Everything closes in
 * reverse order, also when a later step fails.
 */
export async function startShop(env: Environment, { say, develop }: ShopOptions): Promise<Shop> {
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne()
  }
  try {
    const log = makeLog(env.logLevel)
    const files = filesIn(join(env.dataDir, 'files'))
    await mkdir(files.folder, { recursive: true })
    const building = develop ? undefined : buildWeb(say)
    building?.catch(() => {})
    const store = env.apiBaseUrl ? undefined : await openStore(env, { files, log, say, closers })
    const secure = env.publicUrl?.startsWith('https:') ?? false
    const app = await makeHttpServer(log, { proxies: env.proxies, secure })
    const drain = makeDrain(app.server)
    let url = env.publicUrl ?? ''
    let own = url
    const slips = makeSlipReader()
    closers.push(slips.close)
    const gateways = { ...openGateways(env, () => own), readSlip: slips.read, drawExamples }
    const storage = storageIn(files, privateFiles(env))
    const notifications = store && listenForNotifications({ url: store.url, log })
    if (notifications) closers.push(notifications.stop)
    const api =
      store &&
      makeApi({
        ...(notifications && { notifications }),
        db: store.database.db,
        secret: store.secret,
        log,
        gateways,
        storage,
        origin: () => url,
        requestLimit: env.requestLimit,
      })
    if (!env.production && api && !env.sandboxUrl) {
      const sandbox = makeSandbox({
        origin: () => own,
        shop: () => url,
        folder: join(env.dataDir, 'sandbox'),
        drawSlip,
      })
      await app.register(sandbox.plugin, { prefix: '/sandbox' })
    }
    if (api) await app.register(api.plugin, { prefix: '/rest' })
    const built = await building
    const loadBuild = develop ? await develop(app) : builtPages(built ?? '')
    await addMetrics(app, {
      ready: readiness(env, store, drain),
      pool: store?.database.pool,
      loadBuild,
      token: env.metricsToken,
    })
    await addAssets(app, { client: built && join(built, 'client'), files: files.folder })
    await addPages(app, {
      loadBuild,
      carrier: api?.carrier,
      apiBaseUrl: env.apiBaseUrl,
      inbox: () =>
        env.production
          ? undefined
          : `${env.sandboxUrl ?? (env.apiBaseUrl ? new URL(env.apiBaseUrl).origin : own)}/sandbox/inbox`,
      liff: () => liffApp(env, () => own),
      prove: (address) => proofOf(address, env.secret ?? store?.secret ?? ''),
      origin: () => url,
      secure,
      shared: !develop,
      requestLimit: env.requestLimit,
    })
    await app.listen({ port: env.port, host: env.host })
    own = `http://localhost:${(app.server.address() as AddressInfo).port}`
    url ||= own
    const stopJobs =
      store &&
      startBackgroundJobs({
        db: store.database.db,
        url: store.url,
        gateways,
        storage,
        log,
        origin: () => url,
        liff: () => liffApp(env, () => own),
      })
    const stop = async (drainSeconds = 0) => {
      // Jobs stop while requests are still served: neither waits for the other.
      const closeHttp = () => {
        api?.endLive()
        return app.close()
      }
      await Promise.all([drain.begin(drainSeconds).then(closeHttp), stopJobs?.()])
      await close()
    }
    const key =
      store && env.production
        ? await prepareSetup(
            store.database.db,
            makeSealer(store.secret, () => new Date()),
          )
        : undefined
    return { url, store, stop, hurry: drain.hurry, setupLink: key && `${url}/setup?key=${key}` }
  } catch (error) {
    await close()
    throw error
  }
}

/** Ready when the database, or the remote API, is reachable. */
function readiness(
  env: Environment,
  store: Store | undefined,
  { isDraining }: Drain,
): () => Promise<boolean> {
  const health = new URL('/readyz', env.apiBaseUrl ?? 'http://localhost')
  const ask = store
    ? () => store.database.pool.query('select 1').then(() => true)
    : () => fetch(health, { signal: AbortSignal.timeout(2_000) }).then((answer) => answer.ok)
  return async () => !isDraining() && (await ask().catch(() => false))
}
