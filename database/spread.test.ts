import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { landedTogether } from '#checks/spread/exceptions.ts'
import { readFunction } from '#checks/spread/function-rules.ts'
import { readConstraints } from '#checks/spread/migration-constraints.ts'
import { readSchema } from '#checks/spread/schema-rules.ts'
import { ownDatabase } from '#checks/tools/own-database.ts'
import { spreadCommands } from './spread.ts'
import { tableKinds } from './table-kinds.ts'

const { pool } = await ownDatabase()
const textsOf = async (folder: string) => {
  const here = new URL(`./${folder}/`, import.meta.url)
  const names = (await readdir(here)).filter((name) => name.endsWith('.sql'))
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(new URL(name, here), 'utf8') })))
}

test('every table is listed with its kind, and every key of it can be spread by centre', async () => {
  expect(await readSchema(pool)).toEqual([])
})

test('every table says in a sentence why it is of its kind', () => {
  for (const [name, { why }] of tableKinds)
    expect({ name, why }).toMatchObject({ why: expect.stringMatching(/^[A-Z].{10,99}\.$/) })
})

test('every function takes the centre first and asks for no other', async () => {
  const broken = (await textsOf('functions')).map(({ name, sql }) => ({ name, broken: readFunction(sql) }))
  expect(broken.filter((each) => each.broken.length > 0)).toEqual([])
})

test('a new migration adds one constraint at a time', async () => {
  const broken = (await textsOf('migrations')).filter(({ sql }) => readConstraints(sql).length > 0)
  expect(broken.map(({ name }) => name)).toEqual([...landedTogether])
})

test('no table has a trigger', async () => {
  const { rows } = await pool.query('select tgname as name from pg_trigger where not tgisinternal')
  expect(rows.map(({ name }) => name)).toEqual([])
})

test('the commands that spread the data name every table but the local ones, referred to before referring', async () => {
  const commands = spreadCommands()
  const at = (table: string) => commands.findIndex((line) => line.includes(`'${table}'`))
  for (const [name, { kind }] of tableKinds)
    expect({ name, listed: at(name) >= 0 }).toEqual({ name, listed: kind !== 'local' })
  const { rows } = await pool.query(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
     where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace`,
  )
  const late = rows.filter(({ child, parent }) => at(child) >= 0 && at(parent) > at(child))
  expect(late).toEqual([])
})
