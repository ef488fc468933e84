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
