import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const folder = new URL('./migrations/', import.meta.url)
const functions = new URL('./functions/', import.meta.url)

/** Brings the tables up to date: numbered files, each once, then functions whose text changed; all in one transaction, safe when several servers start together. */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(7264201)')
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    const fresh: string[] = []
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
      const sql = await readFile(new URL(name, folder), 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      const before = applied.get(name)
      if (before && before !== checksum) throw new Error(`The migration ${name} was changed after it was applied. Write a new one instead.`)
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
