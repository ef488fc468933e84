import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './database-types.ts'
import { preparing } from './preparing-pool.ts'

export type Db = Kysely<DB>

// Money and counts are far below 2^53, so a bigint reads as a number; a date stays the day it is, free of time zones.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> }

type Opening = {
  connections?: number
  onError?: (error: Error) => void
  longestMs?: number
  prepared?: boolean
  onQuery?: (sql: string, parameters: readonly unknown[]) => void
}

/** A query that takes longer than `longestMs`, or a transaction that waits so long for its own server, gives its connection back to the others. */
export function openDatabase(
  url: string,
  { connections = 10, onError, longestMs = 60_000, prepared = true, onQuery }: Opening = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    application_name: 'sangdai',
    // Set after the start of a connection, where PgBouncer would refuse it. Many short queries share few cores.
    onConnect: (client) =>
      client.query(
        `set statement_timeout = ${longestMs}; set idle_in_transaction_session_timeout = ${longestMs}; set max_parallel_workers_per_gather = 0`,
      ) as unknown as undefined,
  })
  // A connection that dies while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', (error) => onError?.(error))
  // So would one that dies at work, between two queries of a transaction: the query that meets it fails, and that is enough.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: prepared ? preparing(pool) : pool }),
    ...(onQuery && { log: ({ query }) => onQuery(query.sql, query.parameters) }),
  })
  return { db, pool, close: () => db.destroy() }
}

/** Whether an error means that the database cannot be reached now, rather than that the query was wrong. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: string }).code ?? ''
  return (
    /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|57P0[1-3]|57014|25P03|08\w{3}|53300)$/.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  )
}
