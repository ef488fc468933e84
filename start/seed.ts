import pg from 'pg'
import { moveRunsToToday } from '#database/seeds/deliveries/store-runs.ts'
import { seedDemo } from '#database/seeds/seed-demo.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import type { Files } from '#start/web/files.ts'

/** Fills an empty database with the demo network; a database with another network is left alone. */
export async function seedWhenEmpty(
  databaseUrl: string,
  files: { shown: Files; hidden: Files },
  say: (line: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; finished: boolean }>(
      'select name, finished from network',
    )
    const used = rows.length === 0 && (await client.query('select 1 from centres limit 1')).rows.length > 0
    if (rows.some((row) => row.finished && row.name === 'demo'))
      return await moveRunsToToday(client, bangkokDay(new Date()))
    if (used || rows.some((row) => row.finished || row.name !== 'demo')) return
    await seedDemo({
      client,
      saveFile: files.shown.save,
      savePrivate: files.hidden.save,
      say,
      today: bangkokDay(new Date()),
    })
  } finally {
    await client.end()
  }
}
