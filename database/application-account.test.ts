import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startJobs } from '#api/kit/jobs.ts'
import { ownDatabase } from '#checks/tools/own-database.ts'
import { applicationAccount, grantApplication } from './application-account.ts'
import { migrate } from './migrate.ts'

const { db, pool, url, applicationUrl } = await ownDatabase()
const application = new pg.Client({ connectionString: applicationUrl })
const lines = async () =>
  (
    await pool.query(
      `select count(*)::int as count, md5(string_agg(a::text, '' order by a.id)) as sum from activity a`,
    )
  ).rows[0]

beforeAll(() => application.connect())
afterAll(() => application.end())

const refusal = (statement: string) =>
  application.query(statement).then(
    () => 'it was done',
    (error: { code: string }) => error.code,
  )
const notAllowed = '42501'

describe('with the application’s own account nobody can', () => {
  test.each([
    ['change a line', `update activity set by_name = 'x'`],
    ['change one column of a line', `update activity set after = null where sale_unit = 'BKK01'`],
    ['remove a line', 'delete from activity'],
    ['empty the log', 'truncate activity'],
    ['empty it through the centres', 'truncate centres cascade'],
    [
      'replace a line while adding one',
      `insert into activity (sale_unit, at, username, by_name, kind, subject, what) select sale_unit, at, username, by_name, kind, subject, what from activity on conflict (sale_unit, id) do update set by_name = 'x'`,
    ],
    [
      'choose the id of a line, and with it its true time',
      `insert into activity (sale_unit, id, at, username, by_name, kind, subject, what) values ('BKK01', gen_random_uuid(), now(), 'x', 'x', 'order', 'x', 'x')`,
    ],
    ['change the table', 'alter table activity add column x text'],
    ['remove the table', 'drop table activity'],
    ['remove its schema', 'drop schema public cascade'],
    ['switch its triggers off', 'alter table activity disable trigger all'],
    [
      'put a trigger on it',
      'create trigger t before insert on activity for each row execute function suppress_redundant_updates_trigger()',
    ],
    ['put a rule on it', `create rule r as on insert to activity do instead nothing`],
    ['become its owner', `alter table activity owner to ${applicationAccount}`],
    ['act as its owner', 'set role postgres'],
    ['be its owner for the session', 'set session authorization postgres'],
    ['become a superuser', `alter role ${applicationAccount} superuser`],
    ['join the owner', `grant postgres to ${applicationAccount}`],
    ['skip checks as a replica', `set session_replication_role = replica`],
    [
      'replace the function that erases',
      `create or replace function erase_activity_1(unit text, customer text, moment timestamptz) returns void language sql as 'delete from activity'`,
    ],
    ['write files over it', `copy (select 1) to program 'true'`],
    ['change what was changed for the network', `update network_activity set by_name = 'x'`],
    ['change a policy that people agreed to', `update policy_versions set body_th = 'x'`],
    ['remove a policy that people agreed to', 'delete from policy_versions'],
    [
      'replace a policy while publishing it again',
      `insert into policy_versions select * from policy_versions on conflict (version) do update set body_th = 'x'`,
    ],
    ['remove who looked at an identity card', 'delete from private_views'],
    ['claim that a migration ran', `insert into migrations (name, checksum) values ('x', 'x')`],
  ])('%s', async (_, statement) => {
    const before = await lines()
    expect(await refusal(statement)).toBe(notAllowed)
    expect(await lines()).toEqual(before)
  })

  test('give itself the right: PostgreSQL only warns, and nothing is given', async () => {
    await application.query(`grant all on activity to ${applicationAccount}`)
    expect(await refusal('delete from activity')).toBe(notAllowed)
  })

  test('take words out of the log of somebody who was not erased', async () => {
    expect(await refusal(`select erase_activity_1('BKK01', 'C0001', now())`)).toBe('P0001')
  })
})

test('it adds lines, and the database tells when', async () => {
  const { rows } = await application.query(
    `insert into activity (sale_unit, at, username, by_name, kind, subject, what) values ('BKK01', '2001-01-01', 'x', 'x', 'order', 'x', 'x')
     returning uuid_extract_timestamp(id) > now() - interval '1 minute' as is_now`,
  )
  expect(rows).toEqual([{ is_now: true }])
})

test('whoever is erased leaves the log, and the log tells of it', async () => {
  const { rows } = await pool.query(
    `select c.code, o.number from customers c join orders o on o.sale_unit = c.sale_unit and o.customer_code = c.code
     where c.sale_unit = 'CNX01' order by o.number limit 1`,
  )
  const { code, number } = rows[0]
  await pool.query(
    `insert into activity (sale_unit, at, username, by_name, kind, subject, what, after) values ('CNX01', now(), 'x', 'x', 'order', $1, 'note', '{"text": "ลูกค้าชื่อสมใจ"}')`,
    [number],
  )
  await application.query(
    `update accounts set erased_at = now() where id = (select account_id from customers where sale_unit = 'CNX01' and code = $1)`,
    [code],
  )
  await application.query(
    `update customers set status = 'inactive' where sale_unit = 'CNX01' and code = $1`,
    [code],
  )
  await application.query(`select erase_activity_1('CNX01', $1, now())`, [code])
  const { rows: left } = await pool.query(
    `select kind, what, after from activity where sale_unit = 'CNX01' and (subject = $1 or subject = $2) order by id`,
    [number, code],
  )
  expect(left).toContainEqual({ kind: 'order', what: 'note', after: null })
  expect(left).toContainEqual({ kind: 'privacy', what: 'erased', after: null })
})

test('rights are given again without a change, and a new table is not forgotten', async () => {
  const rights = async () =>
    (
      await pool.query(
        `select relname, relacl::text from pg_class where relnamespace = 'public'::regnamespace order by 1`,
      )
    ).rows
  const before = await rights()
  await grantApplication(url, applicationAccount)
  expect(await rights()).toEqual(before)
  await pool.query('create table made_later (sale_unit text primary key)')
  await pool.query(`revoke all on made_later from ${applicationAccount}`)
  await pool.query(`grant update on activity to ${applicationAccount}`)
  await grantApplication(url, applicationAccount)
  await application.query(`insert into made_later values ('BKK01')`)
  expect(await refusal('truncate made_later')).toBe(notAllowed)
  expect(await refusal(`update activity set by_name = 'x'`)).toBe(notAllowed)
  await pool.query('drop table made_later')
})

test('jobs run under it, also after they ran under the owner', async () => {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const run = async (by: string) => {
    const jobs = await startJobs({ url: by, db, log, queues: [], schedules: [] })
    await jobs.stop()
  }
  const name = `test_${randomBytes(6).toString('hex')}`
  const own = inject('databaseUrl').replace('/postgres?', `/${name}?`)
  await pool.query(`create database ${name}`)
  try {
    await migrate(own)
    await run(own)
    await grantApplication(own, applicationAccount)
    await run(own.replace('user=postgres', `user=${applicationAccount}`))
  } finally {
    await pool.query(`drop database ${name} with (force)`)
  }
}, 30_000)

test('an owner that is no superuser gives the same rights, as docs/deploy.md says', async () => {
  const name = `test_${randomBytes(6).toString('hex')}`
  const addressOf = (user: string) =>
    inject('databaseUrl').replace('/postgres?', `/${name}?`).replace('user=postgres', `user=${user}`)
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  await pool.query(`create role ${name}_owner login`)
  await pool.query(`create role ${name}_app login`)
  await pool.query(`create database ${name} owner ${name}_owner`)
  await pool.query(`grant ${name}_app to ${name}_owner`)
  try {
    await migrate(addressOf(`${name}_owner`))
    // The jobs ran under the only account there was.
    const before = await startJobs({ url: addressOf(`${name}_owner`), db, log, queues: [], schedules: [] })
    await before.stop()
    await grantApplication(addressOf(`${name}_owner`), `${name}_app`)
    const after = await startJobs({ url: addressOf(`${name}_app`), db, log, queues: [], schedules: [] })
    await after.stop()
    const client = new pg.Client({ connectionString: addressOf(`${name}_app`) })
    await client.connect()
    const codeOf = (statement: string) =>
      client.query(statement).then(
        () => 'it was done',
        (error: { code: string }) => error.code,
      )
    const attacks = [
      ...['update activity set by_name = by_name', 'delete from activity', 'truncate activity'],
      ...['alter table activity disable trigger all', 'drop table activity', 'drop schema public cascade'],
      ...[`set role ${name}_owner`, `grant ${name}_owner to ${name}_app`, 'create table public.mine (a int)'],
    ]
    for (const attack of attacks) expect([attack, await codeOf(attack)]).toEqual([attack, notAllowed])
    await client.end()
  } finally {
    await pool.query(`drop database ${name} with (force)`)
    await pool.query(`drop role ${name}_owner`)
    await pool.query(`drop role ${name}_app`)
  }
}, 60_000)
