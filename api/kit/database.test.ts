import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ownDatabase } from '#checks/tools/own-database.ts'
import { isUnreachable, openDatabase } from './database.ts'

const { db, pool, url } = await ownDatabase()

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

test('a query that takes too long, and a transaction whose server forgot it, give their connection back', async () => {
  const hasty = openDatabase(url, { connections: 1, longestMs: 200 })
  const slow = await hasty.pool.query('select pg_sleep(20)').catch((error: unknown) => error)
  expect(isUnreachable(slow)).toBe(true)
  const forgotten = await hasty.pool.connect()
  await forgotten.query('begin')
  await forgotten.query('select from centres for update')
  await new Promise((done) => setTimeout(done, 600))
  expect(await pool.query('select sale_unit from centres limit 1 for update nowait')).toMatchObject({
    rowCount: 1,
  })
  expect(isUnreachable(await forgotten.query('select 1').catch((error: unknown) => error))).toBe(true)
  forgotten.release()
  expect((await hasty.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await hasty.close()
})

test('a query beside its transaction is refused in tests: with all connections taken it would wait for one', async () => {
  const beside = db
    .transaction()
    .execute(() => db.selectFrom('centres').select('sale_unit').limit(1).execute())
  await expect(beside).rejects.toThrow('second connection')
})

test('a statement that reads whole rows goes on when a newer version adds a column', async () => {
  await pool.query('create table notes (id integer)')
  const read = () => sql`select * from notes`.execute(db)
  for (let times = 0; times < 20; times++) await read()
  await pool.query('alter table notes add column text text')
  await pool.query(`insert into notes values (1, 'new')`)
  for (let times = 0; times < 20; times++) expect((await read()).rows).toEqual([{ id: 1, text: 'new' }])
})
