import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Logger } from 'pino'
import { type Database, openDatabase } from '#api/kit/database.ts'
import { applicationAccount, grantApplication, makeAccount } from '#database/application-account.ts'
import { migrate } from '#database/migrate.ts'
import { type Postgres, startPostgres } from '#database/postgres.ts'
import type { Environment } from '#start/settings/environment.ts'
import { type Files, filesIn } from '#start/web/files.ts'
import { lockData } from './data-lock.ts'
import { seedWhenEmpty } from './seed.ts'

export type Store = {
  database: Database
  /** As the application's account. */
  url: string
  /** As the owner of the tables. */
  ownerUrl: string
  secret: string
  postgres: Postgres | undefined
}
type Opening = { files: Files; log: Logger; say: (line: string) => void; closers: (() => Promise<unknown>)[] }

/** Opens the database of DATABASE_URL or the built-in one, migrates it, and seeds it when new. */
export async function openStore(env: Environment, { files, log, say, closers }: Opening): Promise<Store> {
  const builtIn = !env.databaseUrl
  if (builtIn) closers.push(await lockData(env.dataDir))
  const postgres = builtIn ? await startPostgres({ folder: join(env.dataDir, 'postgres'), say }) : undefined
  if (postgres) closers.push(postgres.stop)
  const url = env.databaseUrl ?? postgres?.url('postgres', applicationAccount) ?? ''
  const ownerUrl = env.databaseOwnerUrl ?? env.databaseUrl ?? postgres?.url('postgres') ?? ''
  await migrate(ownerUrl)
  if (!env.production) await seedWhenEmpty(ownerUrl, { shown: files, hidden: privateFiles(env) }, say)
  if (postgres) await makeAccount(ownerUrl, applicationAccount)
  if (ownerUrl !== url) await grantApplication(ownerUrl, accountOf(url))
  const onError = (error: Error) =>
    log.warn({ reason: error.message }, 'an idle database connection was lost')
  const database = openDatabase(url, { connections: env.connections, prepared: env.prepared, onError })
  closers.push(database.close)
  return { database, url, ownerUrl, postgres, secret: env.secret ?? (await ownSecret(env.dataDir)) }
}

const accountOf = (url: string) => new pg.Client({ connectionString: url }).user ?? ''

export const privateFiles = ({ dataDir }: Environment) => filesIn(join(dataDir, 'private'))

/** Outside production a secret is generated once and stored beside the data. */
async function ownSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret')
  const stored = await readFile(file, 'utf8').catch(() => '')
  if (stored.length >= 32) return stored
  const fresh = randomBytes(48).toString('base64')
  await writeFile(file, fresh, { mode: 0o600 })
  return fresh
}
