import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { type Database, openDatabase } from '#api/kit/database.ts'
import { watchQueries } from '#checks/spread/watch-queries.ts'
import { applicationAccount } from '#database/application-account.ts'
import { closeAfterFile } from './close-after-file.ts'

/**
 * A database for this test file, cloned from the demo network; its queries must keep to one centre
 * (docs/decisions/0036). The application has its own account; `pool` and `url` are of the tables' owner.
 */
export async function ownDatabase(): Promise<Database & { url: string; applicationUrl: string }> {
  const adminUrl = inject('databaseUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = adminUrl.replace('/postgres?', `/${name}?`)
  await administer(adminUrl, `create database ${name} template demo strategy file_copy`)
  const { onQuery, broken } = watchQueries()
  const applicationUrl = url.replace('user=postgres', `user=${applicationAccount}`)
  const database = openDatabase(applicationUrl, { connections: 4, onQuery, oneEach: true })
  const { pool } = openDatabase(url, { connections: 4 })
  closeAfterFile(async () => {
    await database.close()
    await pool.end()
    await administer(adminUrl, `drop database ${name} with (force)`)
    expect(broken()).toEqual([])
  })
  return { ...database, pool, url, applicationUrl }
}

async function administer(url: string, command: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    await admin.query(command)
  } finally {
    await admin.end()
  }
}
