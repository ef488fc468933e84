import { sql } from 'kysely'
import { buyerOf, sellerOf, shipToOf } from '#api/invoices/parties.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import { orderDetail } from '#api/orders/order-detail.ts'
import type { CreditFigures, Figures } from '#shop/invoices/credit-figures.ts'
import { type PaperFacts, withFigures } from '#shop/papers/order-paper.ts'
import type { Party } from '#shop/papers/party.ts'

type OrderKey = { saleUnit: string; orderNumber: string; creditNote?: string | undefined }
type Parties = Pick<PaperFacts, 'seller' | 'buyer' | 'shipTo'> & {
  credit: { number: string; at: Date; why: string; figures: CreditFigures | null } | null
  /** As invoiced, before parts of it were credited. */
  original: Figures | null
}

/** All that the papers of an order say, if the caller may see the order. */
export async function loadPaperFacts(key: OrderKey, context: Context): Promise<PaperFacts> {
  const detail = await orderDetail(key, context)
  const { credit, original, ...parties } = await loadParties(context.db, key)
  const creditNote = credit && {
    number: credit.number,
    madeAt: new Date(credit.at).toISOString(),
    why: credit.why,
    figures: credit.figures,
  }
  return { detail: original ? withFigures(detail, original) : detail, ...parties, creditNote }
}

/** As the invoice copied them on its day; before that as they are now. */
async function loadParties(db: Db, { saleUnit, orderNumber, creditNote }: OrderKey): Promise<Parties> {
  const { rows } = await sql<Parties>`
    select coalesce(i.seller, ${sellerOf}) as seller, coalesce(i.buyer, ${buyerOf}) as buyer, ${shipToOf} as "shipTo",
      (select jsonb_build_object('number', n.number, 'at', n.made_at, 'why', n.why, 'figures', n.figures) from credit_notes n
       where n.sale_unit = ${saleUnit} and n.invoice_number = i.number and n.number = coalesce(${creditNote ?? null}::text, n.number)
       order by n.made_at desc, n.number desc limit 1) as credit,
      (select n.figures -> 'before' from credit_notes n
       where n.sale_unit = ${saleUnit} and n.invoice_number = i.number and n.figures is not null order by n.made_at, n.number limit 1) as original
    from orders o
    join centres c on c.sale_unit = ${saleUnit}
    left join invoices i on i.sale_unit = ${saleUnit} and i.order_number = o.number
    where o.sale_unit = ${saleUnit} and o.number = ${orderNumber}`.execute(db)
  return rows[0] as Parties
}

/** A centre as its papers name it. */
export async function loadSeller(db: Db, saleUnit: string): Promise<Party> {
  const { rows } = await sql<{ seller: Party }>`
    select ${sellerOf} as seller from centres c where c.sale_unit = ${saleUnit}`.execute(db)
  return rows[0]?.seller as Party
}
