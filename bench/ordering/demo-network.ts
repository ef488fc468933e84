import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '#database/migrate.ts'
import { ownFolder } from '#database/own-folder.ts'
import { startPostgres } from '#database/postgres.ts'
import { seedDemo } from '#database/seeds/seed-demo.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'

export type DemoNetwork = {
  folder: string
  url: string
  pid: number
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/** A real, durable PostgreSQL with the demo network, in its own folder. */
export async function openDemoNetwork(name: string): Promise<DemoNetwork> {
  const folder = await ownFolder(name)
  const data = join(folder, 'postgres')
  let postgres = await startPostgres({ folder: data })
  const url = postgres.url('postgres')
  await migrate(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await seedDemo({
    client,
    saveFile: async () => {},
    say: () => {},
    today: bangkokDay(new Date()),
    withPictures: false,
  })
  await client.end()
  return {
    folder,
    url,
    get pid() {
      return postgres.pid
    },
    restart: async () => {
      await postgres.stop()
      postgres = await startPostgres({ folder: data })
    },
    stop: () => postgres.stop(),
  }
}
