import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '#database/migrate.ts'
import { type Postgres, startPostgres } from '#database/postgres.ts'
import { seedLarge } from '#database/seeds/seed-large.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { filesIn } from '#start/web/files.ts'

export const sizes = [1_000, 10_000, 100_000] as const
export const homeCentre = 'BKK01'
export const centreOf = (size: (typeof sizes)[number]) => `P${size}`

/** The customer who buys in every centre. */
export const customerEverywhere = '0810000001'

const shopNetwork = { sizes, orders: 50_000 }

export type LargeNetwork = { postgres: Postgres; databaseUrl: string }

/** Starts the large network; seeded the first time, then reused from its folder. */
export async function openLargeNetwork(
  folder: string,
  say: (line: string) => void,
  network: { sizes: readonly number[]; orders: number } = shopNetwork,
): Promise<LargeNetwork> {
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), say })
  try {
    const databaseUrl = postgres.url('postgres')
    await migrate(databaseUrl)
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      const { rows: kept } = await client.query('select 1 from network where finished')
      await seedLarge({
        client,
        saveFile: filesIn(join(folder, 'files')).save,
        say,
        today: bangkokDay(new Date()),
        ...network,
      })
      // Otherwise autovacuum would run during the measurement.
      if (kept.length === 0) await client.query('vacuum (analyze)').then(() => client.query('checkpoint'))
      return { postgres, databaseUrl }
    } finally {
      await client.end()
    }
  } catch (error) {
    await postgres.stop()
    throw new Error(
      `The large network kept in ${folder} could not be used; without that folder it is built anew.`,
      { cause: error },
    )
  }
}
