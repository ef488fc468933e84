import type { ClientBase } from 'pg'

type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly string[]
  | readonly object[]
  | Record<string, unknown>
export type Row = Record<string, Value>

const rowsAtOnce = 2000

/** Inserts many rows with few queries. The first row names the columns; missing ones keep their defaults. */
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

/** Stores for every account the centres it is a customer of. */
export async function storeAccountCustomers(client: ClientBase): Promise<void> {
  await client.query(
    `insert into account_customers (account_id, sale_unit, customer_code)
     select account_id, sale_unit, code from customers on conflict do nothing`,
  )
}
