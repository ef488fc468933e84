import type { ClientBase } from 'pg'

type Definition = { name: string; table: string; sql: string }

/**
 * Drops foreign keys and indexes during `work`, since restoring them at the end is faster than checking each
 * row. Call it inside a transaction.
 */
export async function withBareTables(
  client: ClientBase,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const foreignKeys = await client.query<Definition>(
    `select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as sql
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[]::oid[])`,
    [tables],
  )
  const indexes = await client.query<Definition>(
    `select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table, pg_get_indexdef(i.indexrelid) as sql
     from pg_index i where i.indrelid = any($1::regclass[]::oid[]) and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  )
  for (const { name, table } of foreignKeys.rows)
    await client.query(`alter table ${table} drop constraint "${name}"`)
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
  await work()
  for (const { sql } of indexes.rows) await client.query(sql)
  for (const { name, table, sql } of foreignKeys.rows)
    await client.query(`alter table ${table} add constraint "${name}" ${sql}`)
}
