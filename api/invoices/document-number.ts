import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { type DocumentKind, documentNumber } from '#shop/invoices/document-number.ts'
import { documentMonth } from '#shop/time/document-month.ts'

/**
 * The next number of the month. A transaction that fails gives it back, since the counter stays locked to its
 * end: take it last.
 */
export async function takeDocumentNumber(
  tx: Db,
  kind: DocumentKind,
  saleUnit: string,
  at: Date,
): Promise<string> {
  const { rows } = await sql<{ last: number }>`
    insert into document_counters as c (sale_unit, kind, month, last) values (${saleUnit}, ${kind}, ${documentMonth(at)}, 1)
    on conflict (sale_unit, kind, month) do update set last = c.last + 1 returning c.last`.execute(tx)
  return documentNumber(kind, saleUnit, at, rows[0]?.last ?? 1)
}
