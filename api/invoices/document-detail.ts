import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { creditedPart, type DocumentDetail } from '#shop/invoices/document-detail.ts'
import { takeDocumentNumber } from './document-number.ts'

type OrderKey = { sale_unit: string; number: string }

/** What an order says at this moment, as its invoice would. */
export async function loadDocumentDetail(tx: Db, { sale_unit, number }: OrderKey): Promise<DocumentDetail> {
  const { rows } = await sql<DocumentDetail>`
    select jsonb_build_object('goods', o.goods, 'discount', o.discount, 'deliveryFee', o.delivery_fee, 'vat', o.vat,
        'cashRounding', coalesce(d.cash_rounding, 0), 'total', o.total, 'points', o.points) as sums, o.vat_groups as "vatGroups",
      coalesce((select jsonb_agg(jsonb_build_object('line', l.line, 'productCode', l.product_code, 'nameTh', l.name_th, 'nameEn', l.name_en,
          'unitNameTh', l.unit_name_th, 'unitNameEn', l.unit_name_en, 'rate', l.rate, 'quantity', l.quantity, 'price', l.price, 'priceType', l.price_type,
          'amount', l.amount, 'discount', l.discount, 'points', l.points, 'free', l.free) order by l.line)
        from order_lines l where l.sale_unit = ${sale_unit} and l.order_number = ${number}), '[]') as lines
    from orders o left join order_details d on d.sale_unit = ${sale_unit} and d.order_number = o.number
    where o.sale_unit = ${sale_unit} and o.number = ${number}`.execute(tx)
  return rows[0] as DocumentDetail
}

/** The invoice keeps what it said on its day, before its order is lowered for the first time. */
export async function keepInvoiceDetail(
  tx: Db,
  { sale_unit, number }: OrderKey,
  detail: DocumentDetail,
): Promise<void> {
  await sql`update invoices i set detail = ${JSON.stringify(detail)}::jsonb
    where i.sale_unit = ${sale_unit} and i.order_number = ${number} and i.detail is null`.execute(tx)
}

type Part = { before: DocumentDetail; after: DocumentDetail; at: Date; byName: string; why: string }

/** Takes back a part of an invoice; none for old orders without one. The last step of its transaction. */
export async function creditPart(
  tx: Db,
  { sale_unit, number }: OrderKey,
  { before, after, at, byName, why }: Part,
): Promise<string | undefined> {
  const detail = creditedPart(before, after)
  if (detail.lines.length === 0) return undefined
  const { rows } = await sql<{ number: string }>`
    select i.number from invoices i where i.sale_unit = ${sale_unit} and i.order_number = ${number}`.execute(
    tx,
  )
  const [invoice] = rows
  if (!invoice) return undefined
  const note = await takeDocumentNumber(tx, 'credit note', sale_unit, at)
  await sql`insert into credit_notes (sale_unit, number, invoice_number, made_at, made_by, why, total, detail)
    values (${sale_unit}, ${note}, ${invoice.number}, ${at}, ${byName}, ${why}, ${detail.sums.total}, ${JSON.stringify(detail)}::jsonb)`.execute(
    tx,
  )
  return note
}
