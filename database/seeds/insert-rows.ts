import type { ClientBase } from 'pg'

type Value = string | number | boolean | null | undefined | readonly string[] | Record<string, unknown>
export type Row = Record<string, Value>

const rowsAtOnce = 2000

/** Adds many rows with few round trips. The first row names the columns; those it leaves out keep their defaults. */
export async function insertRows(client: ClientBase, table: string, rows: readonly Row[]): Promise<void> {
  const first = rows[0]
  if (!first) return
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join(', ')
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const chunk = JSON.stringify(rows.slice(from, from + rowsAtOnce))
    await client.query(
      `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_recordset(null::"${table}", $1::jsonb)`,
      [chunk],
    )
  }
}
