import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, inject } from 'vitest'
import { type Database, openDatabase } from '#api/kit/database.ts'
import { watchQueries } from '#checks/spread/watch-queries.ts'

/** A database of this test file's own, cloned from the demo network; its queries keep to one centre (docs/decisions/0036). */
export async function ownDatabase(): Promise<Database & { url: string }> {
  const adminUrl = inject('databaseUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create database ${name} template demo strategy file_copy`)
  const url = adminUrl.replace('/postgres?', `/${name}?`)
  const { onQuery, broken } = watchQueries()
  const database = openDatabase(url, { connections: 4, onQuery })
  afterAll(async () => {
    await database.close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
    expect(broken()).toEqual([])
  })
  return { ...database, url }
}
