import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { CreditFigures } from '#shop/invoices/credit-figures.ts'
import { takeDocumentNumber } from './document-number.ts'
import { buyerOf, sellerOf } from './parties.ts'

type OrderKey = { sale_unit: string; number: string }
type Made = { at: Date; byName: string }

/** Seller and buyer are copied: a document never changes after its day. */
export async function makeInvoice(
  tx: Db,
  { sale_unit, number }: OrderKey,
  { at, byName }: Made,
): Promise<string> {
  const invoice = await takeDocumentNumber(tx, 'invoice', sale_unit, at)
  await sql`
    insert into invoices (sale_unit, number, order_number, status, made_at, made_by, total, seller, buyer)
    select ${sale_unit}, ${invoice}, o.number, 'Wait', ${at}, ${byName}, o.total,
      ${sellerOf}, ${buyerOf}
    from orders o join centres c on c.sale_unit = ${sale_unit}
    where o.sale_unit = ${sale_unit} and o.number = ${number}`.execute(tx)
  return invoice
}

export async function approveInvoice(tx: Db, { sale_unit, number }: OrderKey): Promise<void> {
  await sql`update invoices set status = 'Approved' where sale_unit = ${sale_unit} and order_number = ${number}`.execute(
    tx,
  )
}

/** A number once given stays: what was invoiced is taken back by a credit note. */
export async function cancelInvoice(
  tx: Db,
  { sale_unit, number }: OrderKey,
  { at, byName, why }: Made & { why: string },
): Promise<void> {
  const { rows } = await sql<{ number: string; total: number }>`
    update invoices set status = 'Canceled' where sale_unit = ${sale_unit} and order_number = ${number}
    returning number, total`.execute(tx)
  const [invoice] = rows
  if (!invoice) return
  await tx
    .insertInto('credit_notes')
    .values({
      sale_unit,
      number: await takeDocumentNumber(tx, 'credit note', sale_unit, at),
      invoice_number: invoice.number,
      made_at: at,
      made_by: byName,
      why,
      total: invoice.total,
    })
    .execute()
}

type PartCredited = Made & { why: string; figures: CreditFigures }

/** Takes back a part of an order's invoice; an order without one gets no credit note. */
export async function makePartCreditNote(
  tx: Db,
  { sale_unit, number }: OrderKey,
  { at, byName, why, figures }: PartCredited,
): Promise<string | null> {
  const invoice = await tx
    .selectFrom('invoices')
    .select('number')
    .where('sale_unit', '=', sale_unit)
    .where('order_number', '=', number)
    .executeTakeFirst()
  if (!invoice) return null
  const note = await takeDocumentNumber(tx, 'credit note', sale_unit, at)
  await tx
    .insertInto('credit_notes')
    .values({
      ...{ sale_unit, number: note, invoice_number: invoice.number, made_at: at, made_by: byName, why },
      ...{ total: figures.before.total - figures.after.total, figures: JSON.stringify(figures) },
    })
    .execute()
  return note
}
