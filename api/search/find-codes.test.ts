import { Kysely, PostgresDialect, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { DB } from '#api/kit/database-types.ts'
import { ownDatabase } from '#checks/tools/own-database.ts'
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

/** The most frequent words of the centre, each as it stands in the index. */
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

async function commonTiers(): Promise<{ sharp: string; named: string; all: string }> {
  const words = await commonWords()
  const quoted = (word: string) => `'${word.replaceAll("'", "''")}'`
  const sharp = quoted(words[25]?.word ?? '')
  const named = `${sharp} | ${quoted(words[12]?.word ?? '')}`
  return { sharp, named, all: `${named} | ${quoted(words[0]?.word ?? '')}` }
}

test('what fits best comes first, however many workers PostgreSQL shares the search among', async () => {
  const tiers = await commonTiers()
  const { sharp, named, all } = tiers
  const inTurn = [
    await popular(sharp),
    await popular(`(${named}) & !(${sharp})`),
    await popular(`(${all}) & !(${named})`),
  ]
  const expected = inTurn.flat()
  expect(inTurn.map((codes) => codes.length > 0)).toEqual([true, true, true])
  const guesses = { sharp: 2_000, named: 2_000, all: 2_000 }
  await db.connection().execute(async (one) => {
    for (const [name, value] of Object.entries(everyWorkerAtOnce))
      await sql`select set_config(${name}, ${value}, false)`.execute(one)
    for (const products of [3_000, 10_000_000])
      for (const [skip, take] of [
        [0, 24],
        [expected.length - 30, 24],
        [0, 5_000],
      ] as const) {
        const page = { saleUnit: 'BKK01', licensed: true, take, skip }
        expect(await findCodes(one, { tiers, guesses, products }, page)).toEqual(
          expected.slice(skip, skip + take),
        )
      }
  })
})

/** A query without its parentheses, since an order inside them does not hold outside. */
function outermost(question: string): string {
  const less = question.replaceAll(/\([^()]*\)/g, '')
  return less === question ? question : outermost(less)
}

// PostgreSQL reads parts of a union in sequence while each has a limit, but does not guarantee it.
test.each([
  ['few products, judged together', { guesses: 10, products: 3_000, take: 24 }],
  ['many, read from the most popular on', { guesses: 2_000, products: 3_000, take: 24 }],
  ['many, of very many products', { guesses: 2_000, products: 10_000_000, take: 24 }],
  ['more than there are', { guesses: 2_000, products: 3_000, take: 5_000 }],
])(
  'each question names the order of its answer and leaves none to the plan: %s',
  async (_which, { guesses, products, take }) => {
    const queries: string[] = []
    const watched = new Kysely<DB>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query }) => void queries.push(query.sql),
    })
    const match = {
      tiers: await commonTiers(),
      guesses: { sharp: guesses, named: guesses, all: guesses },
      products,
    }
    await findCodes(watched, match, { saleUnit: 'BKK01', licensed: true, take, skip: 0 })
    expect(queries.length).toBeGreaterThan(0)
    for (const question of queries)
      expect(outermost(question)).toMatch(
        / order by .*(s\.popularity desc|-s\.popularity), s\.code limit \S+$/s,
      )
  },
)
