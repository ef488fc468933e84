import type { ClientBase, Pool } from 'pg'
import { tableKinds } from '#database/table-kinds.ts'

type Key = { table: string; name: string; type: 'p' | 'u' | 'f'; columns: string[]; refers: string | null }
type Trigger = { table: string; name: string }

const kindOf = (table: string) => tableKinds.get(table)?.kind

/** What in a real schema prevents distribution by centre, in words. */
export async function readSchema(db: Pick<Pool | ClientBase, 'query'>): Promise<string[]> {
  const tables = await db.query<{ name: string; has_centre: boolean }>(
    `select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'sale_unit' and a.attnotnull) as has_centre
     from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`,
  )
  const real = new Set(tables.rows.map(({ name }) => name))
  return [
    ...tables.rows.flatMap(({ name, has_centre }) => {
      if (!tableKinds.has(name)) return [`${name} is not listed in database/table-kinds.ts`]
      return kindOf(name) === 'distributed' && !has_centre ? [`${name} has no sale_unit to be spread by`] : []
    }),
    ...[...tableKinds.keys()]
      .filter((name) => !real.has(name))
      .map((name) => `${name} is listed but not there`),
    ...(await findKeys(db)).flatMap((key) => whyNotKey(key) ?? []),
    ...(await findTriggers(db)).flatMap((trigger) => whyNotTrigger(trigger) ?? []),
  ]
}

/** Keys and unique indexes with their columns in order; an expression has an empty name. */
async function findKeys(db: Pick<Pool, 'query'>): Promise<Key[]> {
  const unique = await db.query<Key>(
    `select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name, case when i.indisprimary then 'p' else 'u' end as type,
       array(select coalesce(a.attname::text, '') from unnest(i.indkey) with ordinality k (attnum, at)
         left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum where k.at <= i.indnkeyatts order by k.at) as columns, null as refers
     from pg_index i join pg_class c on c.oid = i.indrelid
     where i.indisunique and c.relnamespace = 'public'::regnamespace order by 1, 2`,
  )
  const foreign = await db.query<Key>(
    `select f.conrelid::regclass::text as table, f.conname as name, 'f' as type, f.confrelid::regclass::text as refers,
       array(select a.attname::text from unnest(f.conkey) with ordinality k (attnum, at)
         join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.attnum order by k.at) as columns
     from pg_constraint f where f.contype = 'f' and f.connamespace = 'public'::regnamespace order by 1, 2`,
  )
  return [...unique.rows, ...foreign.rows]
}

const findTriggers = async (db: Pick<Pool, 'query'>) =>
  (
    await db.query<Trigger>(
      `select t.tgrelid::regclass::text as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by 1, 2`,
    )
  ).rows

function whyNotKey({ table, name, type, columns, refers }: Key): string | undefined {
  const [from, to] = [kindOf(table), refers ? kindOf(refers) : undefined]
  if (to === 'distributed' && from !== 'distributed')
    return `${table} (${from}) refers to ${refers}, which is distributed: ${name}`
  if (to === 'local' && from !== 'local')
    return `${table} (${from}) refers to ${refers}, which is local: ${name}`
  if (from !== 'distributed' || to === 'reference') return undefined
  if (columns.includes('sale_unit')) {
    if (type !== 'p' || columns[0] === 'sale_unit') return undefined
    return `the primary key of ${table} does not begin with sale_unit: ${name}`
  }
  const what = { p: 'the primary key', u: 'a unique index', f: 'a foreign key' }[type]
  return `${what} of ${table} lacks sale_unit: ${name}`
}

function whyNotTrigger({ table, name }: Trigger): string | undefined {
  if (kindOf(table) !== 'distributed') return undefined
  return `${table} has a trigger, which cannot be spread: ${name}`
}
