import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ownDatabase } from '#checks/tools/own-database.ts'
import { migrate } from './migrate.ts'

const { url, pool } = await ownDatabase()
const functions = async () =>
  (
    await pool.query<{ proname: string }>(
      `select proname from pg_proc where proname like 'place_order%' order by 1`,
    )
  ).rows.map(({ proname }) => proname)

test('a function whose text changed is made again at the next start, and one that did not is left alone', async () => {
  expect(await migrate(url)).toEqual([])
  await pool.query('drop function place_order_3')
  expect(await migrate(url)).toEqual([])
  await pool.query(
    `update migrations set checksum = 'of an older text' where name = 'functions/place-order-3.sql'`,
  )
  expect(await migrate(url)).toEqual(['functions/place-order-3.sql'])
  expect(await migrate(url)).toEqual([])
  expect(await functions()).toEqual(['place_order_3'])
})

test('every function of the database stands in a file, word for word', async () => {
  const folder = new URL('./functions/', import.meta.url)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')))
  const bodies = texts.map((text) => /\$\$(.*)\$\$/s.exec(text)?.[1])
  const { rows } = await pool.query<{ name: string; body: string }>(
    `select p.proname as name, p.prosrc as body from pg_proc p join pg_language l on l.oid = p.prolang
     where p.pronamespace = 'public'::regnamespace and l.lanname in ('plpgsql', 'sql') order by 1`,
  )
  expect(rows.filter(({ body }) => !bodies.includes(body)).map(({ name }) => name)).toEqual([])
  expect(rows).toHaveLength(files.length)
})
