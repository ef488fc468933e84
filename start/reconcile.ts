import { join } from 'node:path'
import { openDatabase } from '#api/kit/database.ts'
import { reconcileAll } from '#api/reconcile/reconcile.ts'
import { findRunning, startPostgres } from '#database/postgres.ts'
import { readEnvironment } from '#start/settings/environment.ts'
import { openGateways } from '#start/settings/gateways.ts'
import { lockData } from './data-lock.ts'

/** `npm run reconcile`: compares all books, prints what does not agree, and fails when something does not. */
const env = readEnvironment(process.env)
const closers: (() => Promise<unknown>)[] = []

/** The configured database, that of a running shop, or the folder's own, started for this. */
async function findUrl(): Promise<string> {
  if (env.databaseUrl) return env.databaseUrl
  const folder = join(env.dataDir, 'postgres')
  const running = await findRunning(folder)
  if (running) return running
  closers.push(await lockData(env.dataDir))
  const postgres = await startPostgres({ folder, say: console.error })
  closers.push(postgres.stop)
  return postgres.url('postgres')
}

try {
  const database = openDatabase(await findUrl(), { connections: 4, prepared: false, onError: () => {} })
  closers.push(database.close)
  const gateways = openGateways(env, () => env.publicUrl ?? `http://localhost:${env.port}`)
  const findings = await reconcileAll({ db: database.db, gateways, now: new Date() })
  const heads = { saleUnit: 'centre', kind: 'finding', about: 'about', says: 'says', should: 'should be' }
  const columns = Object.keys(heads) as (keyof typeof heads)[]
  const rows = findings.length > 0 ? [heads, ...findings] : []
  const widths = columns.map((column) => Math.max(0, ...rows.map((row) => row[column].length)))
  for (const row of rows)
    console.log(
      columns
        .map((column, at) => row[column].padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  console.log(findings.length === 0 ? 'Everything agrees.' : `${findings.length} do not agree.`)
  process.exitCode = findings.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
} finally {
  for (const close of closers.reverse()) await close()
}
