import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const folder = new URL('./migrations/', import.meta.url)
const functions = new URL('./functions/', import.meta.url)

// A waiting table lock blocks every later query, so a migration gives up after this time and retries.
const patience = { lockMs: 2_000, pauseMs: 1_000, tries: 15 }
const isHeldUp = (error: unknown) => ['55P03', '40P01'].includes((error as { code?: string }).code ?? '')

/** Migrates while other servers run: when a lock is not granted soon, it rolls back and retries. */
export async function migrate(url: string, { lockMs, pauseMs, tries } = patience): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateOnce(url, lockMs)
    } catch (error) {
      if (!isHeldUp(error)) throw error
      if (attempt >= tries)
        throw new Error(
          `The tables could not be changed: something held one of them locked each of ${tries} times. Nothing was changed. End long transactions on the database and start again.`,
        )
    }
    await sleep(pauseMs)
  }
}

/**
 * Numbered files, each once, then changed functions, in one transaction; safe when several servers start
 * together.
 */
async function migrateOnce(url: string, lockMs: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(7264201)')
    // Set after the advisory lock, which may wait long for another server; the statements may take long too.
    await client.query(`set local lock_timeout = ${lockMs}; set local statement_timeout = 0`)
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migrations',
    )
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    const fresh: string[] = []
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
      const sql = await readFile(new URL(name, folder), 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      const before = applied.get(name)
      if (before && before !== checksum)
        throw new Error(`The migration ${name} was changed after it was applied. Write a new one instead.`)
      if (before) continue
      await client.query(sql)
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
      fresh.push(name)
    }
    fresh.push(...(await applyFunctions(client, applied)))
    await client.query('commit')
    return fresh
  } finally {
    await client.end()
  }
}

async function applyFunctions(client: pg.Client, applied: ReadonlyMap<string, string>): Promise<string[]> {
  const fresh: string[] = []
  for (const file of (await readdir(functions)).filter((each) => each.endsWith('.sql')).sort()) {
    const name = `functions/${file}`
    const sql = await readFile(new URL(file, functions), 'utf8')
    const checksum = createHash('sha256').update(sql).digest('hex')
    if (applied.get(name) === checksum) continue
    await client.query(sql)
    await client.query(
      'insert into migrations (name, checksum) values ($1, $2) on conflict (name) do update set checksum = excluded.checksum, applied_at = now()',
      [name, checksum],
    )
    fresh.push(name)
  }
  return fresh
}
