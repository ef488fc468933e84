import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import { openDatabase } from '#api/kit/database.ts'
import { makeApi } from '#api/start/api.ts'
import { migrate } from '#database/migrate.ts'
import { startPostgres } from '#database/postgres.ts'
import { addAssets } from './assets.ts'
import { buildWeb } from './build-web.ts'
import { lockData } from './data-lock.ts'
import type { Environment } from './environment.ts'
import { filesIn } from './files.ts'
import { makeHttpServer } from './http-server.ts'
import { addMetrics } from './metrics.ts'
import { addPages, builtPages, type LoadBuild } from './pages.ts'
import { seedWhenEmpty } from './seed.ts'

export type Shop = {
  url: string
  databasePid: number | undefined
  databaseUrl: string
  stop: () => Promise<void>
  databaseGone: Promise<void> | undefined
}
export type ShopOptions = { say: (line: string) => void; develop?: (app: Awaited<ReturnType<typeof makeHttpServer>>) => Promise<LoadBuild> }

/** Wires database, API and pages into one process. What was opened is closed in the opposite order, also when a later step fails. */
export async function startShop(env: Environment, { say, develop }: ShopOptions): Promise<Shop> {
  const closers: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    const usesOwnDatabase = !env.databaseUrl
    if (usesOwnDatabase) closers.push(await lockData(env.dataDir))
    await mkdir(env.dataDir, { recursive: true })
    const build = develop ? undefined : buildWeb(say)
    build?.catch(() => {})
    const postgres = usesOwnDatabase ? await startPostgres({ folder: join(env.dataDir, 'postgres'), say }) : undefined
    if (postgres) closers.push(postgres.stop)
    const databaseUrl = env.databaseUrl ?? postgres?.url('postgres') ?? ''
    const files = filesIn(join(env.dataDir, 'files'))
    await mkdir(files.folder, { recursive: true })
    await migrate(databaseUrl)
    if (!env.production) await seedWhenEmpty(databaseUrl, files, say)

    const log = pino({ level: env.logLevel, base: null })
    const database = openDatabase(databaseUrl, {
      connections: env.connections,
      onError: (error) => log.warn({ err: error.message }, 'an idle database connection was lost'),
    })
    closers.push(database.close)
    const secure = env.publicUrl?.startsWith('https:') ?? false
    const app = await makeHttpServer(log, { proxies: env.proxies, secure })
    const api = makeApi({ db: database.db, secret: env.secret ?? (await ownSecret(env.dataDir)), log })
    await app.register(api.plugin, { prefix: '/rest' })
    const built = await build
    const loadBuild = develop ? await develop(app) : builtPages(built ?? '')
    const { build: pages } = await loadBuild()
    addMetrics(app, {
      ready: () =>
        database.pool.query('select 1').then(
          () => true,
          () => false,
        ),
      poolSize: () => ({ total: database.pool.totalCount, idle: database.pool.idleCount, waiting: database.pool.waitingCount }),
      pageIds: new Set(Object.keys(pages.routes)),
      token: env.metricsToken,
    })
    await addAssets(app, { client: built && join(built, 'client'), files: files.folder })
    let url = env.publicUrl ?? ''
    await addPages(app, { loadBuild, carrier: api.carrier, apiBaseUrl: env.apiBaseUrl, origin: () => url, secure })
    await app.listen({ port: env.port, host: env.host })
    closers.push(() => app.close())
    url ||= `http://localhost:${(app.server.address() as AddressInfo).port}`
    return { url, databaseUrl, databasePid: postgres?.pid, databaseGone: postgres?.exited, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Outside production a secret is made once and kept beside the data. */
async function ownSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret')
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept.length >= 32) return kept
  const fresh = randomBytes(48).toString('base64')
  await writeFile(file, fresh, { mode: 0o600 })
  return fresh
}
