import pg from 'pg'

/** What the application only adds to, and the columns it fills; of the log the database gives id, and so the true time. */
const ledgers: Readonly<Record<string, readonly string[]>> = {
  activity: ['sale_unit', 'at', 'username', 'by_name', 'kind', 'subject', 'what', 'before', 'after'],
  network_activity: ['at', 'username', 'by_name', 'kind', 'subject', 'what', 'before', 'after'],
  private_views: ['sale_unit', 'customer_code', 'kind', 'username', 'at'],
  policy_versions: [
    ...['version', 'title_th', 'title_en', 'body_th', 'body_en', 'holds_from', 'published_at', 'username'],
    'by_name',
  ],
}
const onlyRead = ['migrations']
const jobs = 'jobs'

export const applicationAccount = 'sangdai_app'

/** Makes the account of the built-in PostgreSQL, which nobody but us can reach. */
export async function makeAccount(url: string, account: string): Promise<void> {
  await inOwnTransaction(url, async (client) => {
    const { rows } = await client.query('select from pg_roles where rolname = $1', [account])
    if (rows.length === 0) await client.query(`create role ${pg.escapeIdentifier(account)} login`)
  })
}

/**
 * Gives the application's account what it needs and no more: it reads and writes every table, but only adds to the
 * log. Run by the owner of the tables at every start, it changes what differs.
 */
export async function grantApplication(url: string, account: string): Promise<void> {
  await inOwnTransaction(url, async (client) => {
    const name = pg.escapeIdentifier(account)
    const { rows } = await client.query<Held>(heldRights, [account])
    for (const { table, ...held } of rows)
      for (const statement of missing(table, held, name)) await client.query(statement)
    const { rows: sequences } = await client.query<{ sequence: string }>(
      `select c.oid::regclass::text as sequence from pg_class c
       where c.relnamespace = 'public'::regnamespace and case c.relkind when 'S' then not has_sequence_privilege($1, c.oid, 'usage') else false end`,
      [account],
    )
    for (const { sequence } of sequences) await client.query(`grant usage on sequence ${sequence} to ${name}`)
    await giveJobs(client, account)
  })
}

type Held = { table: string; reads: boolean; adds: boolean; changes: boolean; more: boolean }

const heldRights = `
  select c.relname as table, has_table_privilege($1, c.oid, 'select') as reads, has_table_privilege($1, c.oid, 'insert') as adds,
    has_table_privilege($1, c.oid, 'update') and has_table_privilege($1, c.oid, 'delete') as changes,
    has_table_privilege($1, c.oid, 'update, delete, truncate, references, trigger') as more
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') order by c.relname`

function missing(
  table: string,
  { reads, adds, changes, more }: Omit<Held, 'table'>,
  account: string,
): string[] {
  const on = `on table public.${pg.escapeIdentifier(table)}`
  const columns = ledgers[table]
  if (columns)
    return [
      ...(adds || more ? [`revoke all ${on} from ${account}`] : []),
      `grant select, insert (${columns.join(', ')}) ${on} to ${account}`,
    ]
  if (onlyRead.includes(table)) return reads ? [] : [`grant select ${on} to ${account}`]
  return reads && adds && changes ? [] : [`grant select, insert, update, delete ${on} to ${account}`]
}

/** The job runner makes and changes its own tables. */
async function giveJobs(client: pg.Client, account: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter schema %I owner to %I', n.nspname, $2::text) as statement from pg_namespace n
     where n.nspname = $1 and n.nspowner <> (select oid from pg_roles where rolname = $2)
     union all
     select format('alter %s %s owner to %I', case c.relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end, c.oid::regclass, $2::text)
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1 and c.relkind in ('r', 'p', 'v', 'S') and c.relowner <> (select oid from pg_roles where rolname = $2)
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i') and c.relkind = 'S')
     union all
     select format('alter routine %s owner to %I', p.oid::regprocedure, $2::text)
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = $1 and p.proowner <> (select oid from pg_roles where rolname = $2)
     union all
     select format('alter type %s owner to %I', t.oid::regtype, $2::text)
     from pg_type t join pg_namespace n on n.oid = t.typnamespace
     where n.nspname = $1 and t.typtype in ('e', 'd') and t.typowner <> (select oid from pg_roles where rolname = $2)`,
    [jobs, account],
  )
  for (const { statement } of rows) await client.query(statement)
}

/** As migrations, one server at a time: two that grant at once would fail. */
async function inOwnTransaction(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(7264201)')
    await work(client)
    await client.query('commit')
  } finally {
    await client.end()
  }
}
