import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { migrate } from './migrate.ts'

const name = `test_${randomBytes(6).toString('hex')}`
const url = inject('databaseUrl').replace('/postgres?', `/${name}?`)
const admin = new pg.Client({ connectionString: inject('databaseUrl') })
await admin.connect()
await admin.query(`create database ${name} template demo strategy file_copy`)
const other = new pg.Client({ connectionString: url })
await other.connect()
afterAll(async () => {
  await other.end()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
})

const waiting = async () =>
  (
    await admin.query(`select 1 from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`, [
      name,
    ])
  ).rowCount ?? 0

/** The last migration runs again, and fails while a reader locks its table. */
async function forgetLast(): Promise<void> {
  await other.query(`delete from migrations where name = '0022-bank-accounts.sql'`)
  await other.query('drop table bank_accounts')
}

test('a migration that does not get a table steps back, so that nobody waits behind it, and tries again', async () => {
  await forgetLast()
  await other.query('begin; lock table centres in access exclusive mode')
  const done = migrate(url, { lockMs: 200, pauseMs: 50, tries: 100 })
  let [steps, was] = [0, 0]
  for (let turn = 0; turn < 2_000 && steps < 3; turn++) {
    const now = await waiting()
    if (now < was) steps++
    was = now
    await new Promise((next) => setTimeout(next, 5))
  }
  await other.query('commit')
  expect(steps).toBe(3)
  expect(await done).toEqual(['0022-bank-accounts.sql'])
})

test('one that never gets its table says so, and has changed nothing', async () => {
  await forgetLast()
  await other.query('begin; lock table centres in access exclusive mode')
  await expect(migrate(url, { lockMs: 50, pauseMs: 10, tries: 3 })).rejects.toThrow('Nothing was changed')
  await other.query('commit')
  const { rows } = await other.query(`select to_regclass('bank_accounts') as made`)
  expect(rows).toEqual([{ made: null }])
  expect(await migrate(url)).toEqual(['0022-bank-accounts.sql'])
})
