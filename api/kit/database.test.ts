import { expect, test } from 'vitest'
import { ownDatabase } from '#checks/own-database.ts'
import { isUnreachable } from './database.ts'

const { db, pool } = await ownDatabase()

test('a connection that dies in the middle of a transaction fails its query, and nothing else', async () => {
  const client = await pool.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  await pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  // Without a listener the error event would have ended the process by now.
  await new Promise((done) => setTimeout(done, 100))
  const failed = await client.query('select 1').catch((error: unknown) => error)
  expect(isUnreachable(failed)).toBe(true)
  client.release()
  expect(await db.selectFrom('centres').select('sale_unit').limit(1).execute()).toHaveLength(1)
})
