import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type Database, openDatabase } from '#api/kit/database.ts'

/** A database of this test file's own, cloned from the demo network; it goes with the file. */
export async function ownDatabase(): Promise<Database & { url: string }> {
  const adminUrl = inject('databaseUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create database ${name} template demo strategy file_copy`)
  const url = adminUrl.replace('/postgres?', `/${name}?`)
  const database = openDatabase(url, { connections: 4 })
  afterAll(async () => {
    await database.close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  return { ...database, url }
}
