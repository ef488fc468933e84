import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ownDatabase } from '#checks/own-database.ts'
import { findCodes } from './find-codes.ts'

const { db, pool } = await ownDatabase()

const everyWorkerAtOnce = {
  max_parallel_workers_per_gather: '4',
  parallel_setup_cost: '0',
  parallel_tuple_cost: '0',
  min_parallel_table_scan_size: '0',
  min_parallel_index_scan_size: '0',
  parallel_leader_participation: 'off',
  enable_indexscan: 'off',
  enable_bitmapscan: 'off',
}

/** The words of the centre that most products hold, each asked for as it stands in the index. */
async function commonWords(): Promise<{ word: string; holds: number }[]> {
  const { rows } = await pool.query(
    `select word, ndoc::int as holds from ts_stat('select words from product_search where sale_unit = ''BKK01'' and shown') order by ndoc desc, word limit 40`,
  )
  return rows
}

async function popular(query: string): Promise<string[]> {
  const { rows } = await pool.query(
    `select code from product_search where sale_unit = 'BKK01' and shown and words @@ $1::tsquery order by popularity desc, code`,
    [query],
  )
  return rows.map(({ code }) => code)
}

test('what fits best comes first, however many workers PostgreSQL shares the search among', async () => {
  const words = await commonWords()
  const quoted = (word: string) => `'${word.replaceAll("'", "''")}'`
  const sharp = quoted(words[25]?.word ?? '')
  const named = `${sharp} | ${quoted(words[12]?.word ?? '')}`
  const all = `${named} | ${quoted(words[0]?.word ?? '')}`
  const tiers = { sharp, named, all }
  const inTurn = [await popular(sharp), await popular(`(${named}) & !(${sharp})`), await popular(`(${all}) & !(${named})`)]
  const expected = inTurn.flat()
  expect(inTurn.map((codes) => codes.length > 0)).toEqual([true, true, true])
  const guesses = { sharp: 2_000, named: 2_000, all: 2_000 }
  await db.connection().execute(async (one) => {
    for (const [name, value] of Object.entries(everyWorkerAtOnce)) await sql`select set_config(${name}, ${value}, false)`.execute(one)
    for (const products of [3_000, 10_000_000])
      for (const [skip, take] of [
        [0, 24],
        [expected.length - 30, 24],
        [0, 5_000],
      ] as const) {
        const page = { saleUnit: 'BKK01', licensed: true, take, skip }
        expect(await findCodes(one, { tiers, guesses, products }, page)).toEqual(expected.slice(skip, skip + take))
      }
  })
})
