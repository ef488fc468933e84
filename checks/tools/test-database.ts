import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { applicationAccount, grantApplication, makeAccount } from '#database/application-account.ts'
import { migrate } from '#database/migrate.ts'
import { ownFolder } from '#database/own-folder.ts'
import { startPostgres } from '#database/postgres.ts'
import { seedDemo } from '#database/seeds/seed-demo.ts'
import { testToday } from './test-day.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
  }
}

/**
 * One real PostgreSQL for the run with the demo network as template; each test file clones its own database.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await ownFolder('test')
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: false })
  try {
    const admin = new pg.Client({ connectionString: postgres.url('postgres') })
    await admin.connect()
    await admin.query('create database demo')
    await admin.end()
    await migrate(postgres.url('demo'))
    const client = new pg.Client({ connectionString: postgres.url('demo') })
    await client.connect()
    await seedDemo({ client, saveFile: async () => {}, say: () => {}, today: testToday, withPictures: false })
    await makeAccount(postgres.url('demo'), applicationAccount)
    await grantApplication(postgres.url('demo'), applicationAccount)
    // Tables and counters that a test makes for itself.
    await client.query(
      `alter default privileges in schema public grant select, insert, update, delete on tables to ${applicationAccount};
       alter default privileges in schema public grant usage on sequences to ${applicationAccount}`,
    )
    await client.end()
  } catch (error) {
    await postgres.stop()
    throw error
  }
  project.provide('databaseUrl', postgres.url('postgres'))
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
