import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { DB } from './database-types.ts'
import { preparing } from './preparing-pool.ts'

export type Db = Kysely<DB>

// Money and counts stay far below 2^53, so bigint reads as number; a date stays text, free of time zones.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> }

type Opening = {
  connections?: number
  onError?: (error: Error) => void
  longestMs?: number
  prepared?: boolean
  onQuery?: (sql: string, parameters: readonly unknown[]) => void
  /** For tests: refuses a second connection inside a transaction, since as many as there are would wait forever. */
  oneEach?: boolean
}

/** Time limits for queries and idle transactions, so that a slow one does not block its connection. */
export function openDatabase(
  url: string,
  { connections = 10, onError, longestMs = 60_000, prepared = true, onQuery, oneEach = false }: Opening = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    application_name: 'sangdai',
    // Set after connecting, since PgBouncer refuses startup parameters. No parallel workers: many short
    // queries share few cores.
    onConnect: (client) =>
      client.query(
        `set statement_timeout = ${longestMs}; set idle_in_transaction_session_timeout = ${longestMs}; set max_parallel_workers_per_gather = 0`,
      ) as unknown as undefined,
  })
  // An idle connection that dies is replaced at the next query; without a listener it would end the process.
  pool.on('error', (error) => onError?.(error))
  // The same for a connection that dies inside a transaction: its next query fails, which is enough.
  pool.on('connect', (client) => client.on('error', () => {}))
  const given = prepared ? preparing(pool) : pool
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: oneEach ? refusingSecond(given) : given }),
    ...(onQuery && { log: ({ query }) => onQuery(query.sql, query.parameters) }),
  })
  return { db: markTransactions(db), pool, close: () => db.destroy() }
}

const inTransaction = new AsyncLocalStorage<true>()

/** Whether this code runs inside a transaction, where no outside service may be asked: it would hold locks. */
export const isInTransaction = (): boolean => inTransaction.getStore() === true

function refusingSecond(pool: PostgresPool): PostgresPool {
  return {
    end: () => pool.end(),
    connect: async () => {
      if (isInTransaction()) throw new Error('a query outside its transaction takes a second connection')
      return pool.connect()
    },
  } as PostgresPool
}

function markTransactions(db: Db): Db {
  const begin = db.transaction.bind(db)
  db.transaction = () => {
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) => execute((tx) => inTransaction.run(true, () => work(tx)))
    return builder
  }
  return db
}

/** Whether the database is unreachable, rather than the query wrong. */
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
